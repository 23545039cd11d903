/** What the built binaries load: each file costs start-up time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/cli.js';

const chunks = join(root, 'dist', 'bin', 'chunks');

/** The files that a file loads at once; on demand they are loaded by a promise. */
const loadedBy = (text: string): string[] =>
  [...text.matchAll(/(?<!\.then\(\(\)=>)require\("(\.\/[^"]+)"\)/g)].map(([, path = '']) => path);

test('a file of commands loads no other file of commands and no file of shared flags', () => {
  const texts = readdirSync(chunks).map((name) => [name, readFileSync(join(chunks, name), 'utf8')] as const);
  const commands = texts.filter(([, text]) => /id:`[a-z]+(?:\.[a-z-]+)+`,command:`/.test(text));
  expect(commands.length).toBeGreaterThan(60);
  for (const [name, text] of commands) {
    const imports = loadedBy(text).filter((path) => !path.startsWith('./rolldown-runtime-'));
    expect({ name, imports }).toEqual({ name, imports: [expect.stringMatching(/^\.\/start-/)] });
  }
});

test('a command that sends no request loads no HTTP client', () => {
  const closure = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    const text = readFileSync(join(chunks, name), 'utf8');
    for (const path of loadedBy(text)) closure(path.slice('./'.length), seen);
    return seen;
  };
  const [run = ''] = readdirSync(chunks).filter((name) => name.startsWith('run-'));
  const loaded = [...closure(run, new Set())];
  expect(loaded).toEqual(expect.arrayContaining([expect.stringMatching(/^miss-/)]));
  expect(loaded.filter((name) => /^(?:http|kit)-/.test(name))).toEqual([]);
});
