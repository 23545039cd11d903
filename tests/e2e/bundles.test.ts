/** What the built binaries load: each file costs start-up time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/cli.js';

const chunks = join(root, 'dist', 'chunks');

test('a file of commands loads no other file of commands and no file of shared flags', () => {
  const texts = readdirSync(chunks).map((name) => [name, readFileSync(join(chunks, name), 'utf8')] as const);
  const commands = texts.filter(([, text]) => /id:`[a-z]+(?:\.[a-z-]+)+`,command:`/.test(text));
  expect(commands.length).toBeGreaterThan(60);
  for (const [name, text] of commands) {
    const imports = [...text.matchAll(/\bfrom"([^"]+)"/g)].map(([, path]) => path);
    expect({ name, imports }).toEqual({ name, imports: [expect.stringMatching(/^\.\/start-/)] });
  }
});

test('a command that sends no request loads no HTTP client', () => {
  const closure = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    const text = readFileSync(join(chunks, name), 'utf8');
    for (const [, next = ''] of text.matchAll(/\bfrom"\.\/([^"]+)"/g)) closure(next, seen);
    return seen;
  };
  const [handle = ''] = readdirSync(chunks).filter((name) => name.startsWith('handle-'));
  const loaded = [...closure(handle, new Set())];
  expect(loaded).toEqual(expect.arrayContaining([expect.stringMatching(/^run-/)]));
  expect(loaded.filter((name) => /^(?:http|kit)-/.test(name))).toEqual([]);
});
