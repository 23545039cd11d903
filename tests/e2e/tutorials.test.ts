/**
 * The tutorials run in a shell, and print what they show: a block `text` has the first lines of the block `sh` before it.
 * `UPDATE_EXPECTED=1 npm test -- tests/e2e/tutorials` writes these lines to the pages.
 */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clockOf } from '../../scripts/day.js';
import { environment, newHome, root, runtimePackage } from '../support/cli.js';
import { blocksOf, pathOf, readPage } from '../support/pages.js';

const PAGES = ['docs/sales.md', 'docs/support.md', 'docs/own-service.md'];
const BINARIES = ['crmcli', 'helpdeskcli', 'ledgercli', 'cmdspec'] as const;

/** Programs in place of those of the machine: `npm install` links the runtime, and tests/e2e/publish.test.ts runs `npm test`. */
const PROGRAMS = {
  npx: 'exec "$@"',
  npm: `case "$1" in
install) if [ -f package.json ]; then mkdir -p node_modules && ln -sfn '${runtimePackage}' node_modules/cmdspec-runtime; fi;;
test) ;;
*) exec '${execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()}' "$@";;
esac`,
};

interface Step {
  readonly lines: string;
  readonly shown?: string | undefined;
}

/** A block of command lines, with the block of output after it. */
const STEP = /```sh\n([^]*?)```(?:\n\n```text\n([^]*?)```)?/g;
const MORE = '…';

const stepsOf = (page: string): readonly Step[] =>
  [...page.matchAll(STEP)].map(([, lines = '', shown]) => ({ lines, shown }));

/** Returns the number of lines that a page shows of an output. */
const roomOf = (shown: string): number => shown.replace(`\n${MORE}\n`, '\n').trimEnd().split('\n').length;

/** Returns the lines of the output that the page has room for. */
function cut(output: string, room: number): string {
  const lines = output.replaceAll(/ +$/gm, '').trimEnd().split('\n');
  return [...lines.slice(0, room), ...(lines.length > room ? [MORE] : [])].join('\n');
}

/** Returns an output without what differs between two runs: ports, and seconds since noon. */
const steady = (output: string): string =>
  output.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:40000').replaceAll(/T12:0\d:\d\d(?:\.\d+)?/g, 'T12:00:00');

/** The line between two outputs. */
const END = '-- end of the block: ';

/** The blocks are one script, so that variables and the working folder are as for a reader. */
const scriptOf = (steps: readonly Step[]): string =>
  [
    'stty cols 120 rows 200',
    'trap failed=yes ERR',
    ...steps.map(({ lines }) => `failed=no\n{\n${lines}} < /dev/null\necho "${END}$failed"`),
  ].join('\n');

test.each(PAGES)(
  '%s',
  async (path) => {
    const page = readPage(path);
    const steps = stepsOf(page);
    const home = newHome();
    const env = { ...environment(home), ...clockOf(home), TERM: 'dumb', PATH: pathOf(home, BINARIES, PROGRAMS) };
    const file = join(home, '.script');
    writeFileSync(file, scriptOf(steps));
    // `script` runs them at a terminal, where the clients print tables.
    const terminal = ['-qec', `bash '${file}'`, '/dev/null'];
    const { stdout } = await promisify(execFile)('script', terminal, { cwd: home, env });
    const ends = [...stdout.replaceAll('\r', '').matchAll(new RegExp(`([^]*?)${END}(yes|no)\n`, 'g'))];
    const outputs = ends.map(([, output = '']) => steady(output));
    for (const [at, { lines, shown }] of steps.entries()) {
      // The page shows the error of a line that fails.
      const failed = /\berror\b/i.test(shown ?? '') ? 'yes' : 'no';
      expect([lines, outputs[at], ends[at]?.[2]]).toEqual([lines, outputs[at], failed]);
    }

    if (process.env['UPDATE_EXPECTED'] === '1') {
      const printed = [...outputs];
      const updated = page.replace(STEP, (whole, _lines: string, shown?: string) => {
        const output = printed.shift() ?? '';
        return shown === undefined ? whole : whole.replace(shown, () => `${cut(output, roomOf(shown))}\n`);
      });
      writeFileSync(join(root, path), updated);
      return;
    }
    for (const [at, { lines, shown }] of steps.entries()) {
      if (shown !== undefined) expect([lines, `${cut(outputs[at] ?? '', roomOf(shown))}\n`]).toEqual([lines, shown]);
    }
  },
  120_000,
);

test('the page on a client of your own shows a spec of the template', () => {
  const [spec = ''] = blocksOf(readPage('docs/own-service.md'), 'yaml');
  expect(spec).toMatch(/^group: author\n/);
  expect(readFileSync(join(root, 'templates/example/specs/author.yaml'), 'utf8')).toContain(spec);
});
