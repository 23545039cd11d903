import { cp, mkdtemp, readdir, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../fixtures/run.js';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

/** Returns the comments of a spec, in order. */
const commentsOf = (text: string): readonly string[] => text.match(/(?<=^|\s)#.*$/gm) ?? [];

/** Returns the keys at the start of a line, in order. */
const keysOf = (text: string): readonly string[] => text.match(/^[a-z][a-z-]*(?=:)/gm) ?? [];

test.each(await readdir(fixtures))(
  '%s comes through without a hand edit, with its comments and its order',
  async (name) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'cmdspec-')));
    await cp(join(fixtures, name), folder, { recursive: true });
    const specs = join(folder, 'specs');
    const before = await readFile(join(specs, 'service.yaml'), 'utf8');
    expect((await run('check', '--specs', specs)).err).toContain('CS111');

    const { code, out } = await run('migrate', '--specs', specs);
    expect(code).toBe(0);
    for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/service\.yaml:\d+:\d+ `.+\. [A-Z`].+\.$/);
    const after = await readFile(join(specs, 'service.yaml'), 'utf8');
    expect(commentsOf(after)).toEqual(commentsOf(before));
    const kept = keysOf(before).filter((key) => keysOf(after).includes(key));
    expect(keysOf(after).filter((key) => kept.includes(key))).toEqual(kept);

    const checked = await run('check', '--specs', specs);
    expect(checked.err).not.toContain(' error CS');
    expect(checked.code).toBe(0);
    expect((await run('generate', '--specs', specs, '--out', join(folder, 'client'))).code).toBe(0);
    expect((await run('migrate', '--specs', specs)).err).toContain('Nothing was changed.');
  },
);
