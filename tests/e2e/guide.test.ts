/** Runs the command lines of specs/README.md with the client of each example, against its sandbox. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cli, environment, newHome, node, root, runtimePackage } from '../support/cli.js';
import { EXAMPLES, filesOf, guide, transpiled, written } from '../support/guide.js';

test.each(EXAMPLES.map((heading, index) => [heading, index + 1] as const))(
  'the command lines of the example "%s" work',
  async (_heading, count) => {
    const files = filesOf(count);
    const project = written(files);
    if (files.has('tsconfig.json')) expect(transpiled(project)).toEqual([]);
    const { code, stdout, stderr } = await cli('cmdspec', ['test', '--specs', join(project, 'specs')], newHome());
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(/^parcel: [1-9]\d* examples, all work in the sandbox\.\n$/) as string,
    });
  },
);

/** The client of the files, generated in a project that can run it. */
async function generated(files: ReadonlyMap<string, string>): Promise<string> {
  const project = written(files);
  if (files.has('tsconfig.json')) expect(transpiled(project)).toEqual([]);
  const generate = ['generate', '--specs', 'specs', '--out', 'client', '--emit', 'js'];
  expect(await cli('cmdspec', generate, newHome(), { cwd: project })).toMatchObject({ code: 0 });
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(runtimePackage, join(project, 'node_modules/cmdspec-runtime'));
  return project;
}

const run = (argv: readonly string[], cwd: string): Promise<{ readonly code: unknown; readonly out: string }> =>
  promisify(execFile)(node, argv, { cwd, env: environment(newHome()) }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    ({ code, stdout }: { code: unknown; stdout: string }) => ({ code, out: stdout }),
  );

test('the command lines that fail end with the exit codes of the guide', async () => {
  const rows = [...guide.matchAll(/^\| `(shipment [^`]+)` +\| (\d+) +\|/gm)].map(
    ([, line = '', code]) => [line, Number(code)] as const,
  );
  expect(rows.length).toBeGreaterThan(3);
  const project = await generated(filesOf(2));
  const ends = [];
  for (const [line] of rows) {
    const { code } = await run(['client/bin.js', ...line.split(' '), '--profile', 'sandbox'], project);
    ends.push([line, code]);
  }
  expect(ends).toEqual(rows);
});

test('the test of the workflow passes', async () => {
  const page = readFileSync(join(root, 'docs/dev/workflows.md'), 'utf8');
  const [, path = '', block = ''] = /```js\n\/\/ (tests\/\S+)\n([^]*?)```/.exec(page) ?? [];
  const project = await generated(new Map([...filesOf(3), [path, block]]));
  const { code, out } = await run(['--test', '--test-reporter=tap', path], project);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^# pass 1$/m) as string });
});
