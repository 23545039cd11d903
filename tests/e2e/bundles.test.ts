/** What the built binaries load: each file costs start-up time. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { binaryPath, type Binary } from '../support/cli.js';

const binaries: readonly Binary[] = ['crmcli', 'helpdeskcli', 'ledgercli'];

/** The files of a client by name, with what each loads at once; on demand, files are loaded by a promise. */
function filesOf(binary: Binary): ReadonlyMap<string, { readonly text: string; readonly loads: readonly string[] }> {
  const folder = dirname(binaryPath(binary));
  const names = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const found = text.matchAll(/(?<!\.then\(\(\)=>)require\("\.\/([^"]+)"\)/g);
      return [name, { text, loads: [...found].map(([, path = '']) => path) }];
    }),
  );
}

test('a file of commands loads no other file of commands and no file of shared flags', () => {
  let commands = 0;
  for (const binary of binaries) {
    for (const [name, { text, loads }] of filesOf(binary)) {
      if (!/id:`[a-z]+(?:\.[a-z-]+)+`,command:`/.test(text)) continue;
      commands += 1;
      const others = loads.filter((path) => !path.startsWith('rolldown-runtime-'));
      expect({ name, others }).toEqual({ name, others: [`${binary}.cjs`] });
    }
  }
  expect(commands).toBeGreaterThan(60);
});

test.each(binaries)('%s loads no HTTP client for a command that sends no request', (binary) => {
  const files = filesOf(binary);
  const closure = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const path of files.get(name)?.loads ?? []) closure(path, seen);
    return seen;
  };
  const run = [...files.keys()].find((name) => name.startsWith('run-')) ?? '';
  const loaded = [...closure(run, new Set())];
  expect(loaded).toEqual(expect.arrayContaining([expect.stringMatching(/^miss-/)]));
  expect(loaded.filter((name) => /^(?:http|kit)-/.test(name))).toEqual([]);
});
