/**
 * The examples of the guide compile without findings; docs/publish.md shows the manifest that `cmdspec init` writes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../generator/compile.js';
import { text } from '../generator/diagnostics/format.js';
import { root } from './support/cli.js';
import { blocksOf, EXAMPLES, filesOf, grown, guide, transpiled, written } from './support/guide.js';

const findingsOf = async (project: string): Promise<string> => {
  const specs = join(project, 'specs');
  const { diagnostics } = await compile({ specs, out: 'none', services: [], mode: 'check', target: 'ts' });
  return text(diagnostics);
};

test('the guide is at most 400 lines', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(401);
});

test.each(EXAMPLES.map((heading, index) => [heading, index + 1] as const))(
  'the example "%s" compiles without findings',
  async (heading, count) => {
    expect(blocksOf(heading).length).toBeGreaterThan(1);
    const files = filesOf(count);
    const project = written(files);
    if (files.has('tsconfig.json')) expect(transpiled(project)).toEqual([]);
    expect(await findingsOf(project)).toBe('');
  },
  60_000,
);

test('the credential with OAuth compiles in place of the pasted one', async () => {
  const [, oauth = ''] =
    /```yaml\n(credentials:\n {2}login:[^]*?)```/.exec(readFileSync(join(root, 'docs/dev/credentials.md'), 'utf8')) ??
    [];
  expect(oauth).not.toBe('');
  const files = grown(filesOf(1), { path: 'specs/service.yaml', grows: true, text: oauth });
  const service = files.get('specs/service.yaml') ?? '';
  const own = service.replace('credentials: [token]', 'credentials: [login]');
  expect(await findingsOf(written(new Map([...files, ['specs/service.yaml', own]])))).toBe('');
});

test('the page on publishing shows the manifest of a new client', () => {
  const page = readFileSync(join(root, 'docs/publish.md'), 'utf8');
  const [, block = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
  const template = JSON.parse(readFileSync(join(root, 'templates/client/package.json'), 'utf8')) as object;
  const manifest = JSON.parse(block) as object;
  expect(Object.keys(manifest)).toContain('bin');
  expect(template).toMatchObject(manifest);
});
