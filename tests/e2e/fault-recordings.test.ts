/** The recordings of docs/faults.md are those of the faults today, and the lines of the page replay them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPath, cli, newHome, root, runner, type Binary } from '../support/cli.js';
import { openStage, type Stage } from '../proof/faults/cell.js';
import { examples, folder, recordedOf } from '../proof/faults/recordings.js';

const page = readFileSync(join(root, 'docs/faults.md'), 'utf8');
const lines = [
  ...page.matchAll(/^\| [^|]+ \| `(\w+) sandbox replay docs\/faults\/([\w-]+)\.jsonl -- (\w+) ([^`]+)` \| (\d+) \|$/gm),
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What a script can know of how a run ended. */
function ending(code: number | null, err: string): object {
  const last = err.trim().split('\n').at(-1) ?? '';
  if (code === 0 || !last.startsWith('{')) return { code };
  const { sent, retry, statusCode } = JSON.parse(last) as Record<string, unknown>;
  return { code, sent, retry, statusCode };
}

test('the page has a line for each recording', () => {
  expect(lines.map(([, , file]) => file)).toEqual(examples.map(({ file }) => file));
});

test.each(examples.map((example) => [example.file, example] as const))('%s', async (file, example) => {
  const recorded = await recordedOf(example, stage);
  expect(readFileSync(join(folder, `${file}.jsonl`), 'utf8')).toBe(recorded.text);
  const [, binary, , program, line = '', code] = lines.find((one) => one[2] === file) ?? [];
  expect([binary, program, line, code]).toEqual([
    recorded.binary,
    recorded.binary,
    recorded.line,
    String(recorded.code),
  ]);
  const argv = [
    'sandbox',
    'replay',
    join(folder, `${file}.jsonl`),
    '--',
    runner,
    binaryPath(recorded.binary as Binary),
  ];
  const replayed = await cli(recorded.binary as Binary, [...argv, ...line.split(' '), '--output', 'json'], newHome());
  expect(replayed.stderr).not.toMatch(/Not re(?:corded|quested)/);
  expect(ending(replayed.code, replayed.stderr)).toEqual(ending(recorded.code, recorded.err));
  expect(replayed.stdout).toBe(recorded.out);
});
