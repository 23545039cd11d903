import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFacts, type Facts } from './facts.js';

/** Returns the facts about a service with these workflows; a file is as old as its place in the table. */
async function factsOf(files: Readonly<Record<string, string>>): Promise<Facts> {
  const project = mkdtempSync(join(tmpdir(), 'facts-'));
  const [specs, workflows] = [join(project, 'specs'), join(project, 'workflows', 'shop')];
  for (const folder of [specs, workflows]) mkdirSync(folder, { recursive: true });
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    writeFileSync(join(workflows, name), text);
    utimesSync(join(workflows, name), index, index);
  }
  return readFacts(specs, specs, 'shop');
}

test.each([
  ['await kit.calls.order.record({ id });', ['order']],
  ['kit.calls.b.send(); kit\n  .calls.a.rows(); kit.calls.b.send();', ['a', 'b']],
  ['// kit.calls.a\n/* kit.calls.b\n */ kit.calls.c', ['c']],
  [`const text = 'kit.calls.a' + "it's kit.calls.b" + \`kit.calls.c\`; kit.calls.d`, ['d']],
  [String.raw`const text = 'it\'s kit.calls.a'; kit.calls.b`, ['b']],
  [
    'const { a, b: other, ...more } = kit.calls; const { c } = kit.calls.d; const { e } = kit.calls[name];',
    ['a', 'b', 'd'],
  ],
  ["const pattern = /it's/;\nkit.calls.a", ['a']],
  ['kit.calls[name]; toolkit.calls.a; my.kit.calls.b; calls.c', []],
])('%j uses the calls %j', async (text, calls) => {
  const facts = await factsOf({ 'order.ts': `export default async () => { ${text}\n};` });
  expect(facts.calls).toEqual({ order: calls });
});

test('a workflow is stale if its JavaScript is older than its TypeScript', async () => {
  const text = 'export default async () => {};';
  const facts = await factsOf({ 'a.js': text, 'a.ts': text, 'b.ts': text, 'b.js': text, 'c.ts': text, 'd.js': text });
  expect(facts.stale).toEqual(['a']);
});
