import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFacts, readProject, type Facts } from './facts.js';

/** Returns the facts about a service with these workflows; a file is as old as its place in the table. */
async function factsOf(files: Readonly<Record<string, string>>): Promise<Facts> {
  const project = mkdtempSync(join(tmpdir(), 'facts-'));
  const [specs, workflows] = [join(project, 'specs'), join(project, 'workflows', 'shop')];
  for (const folder of [specs, workflows]) mkdirSync(folder, { recursive: true });
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    mkdirSync(dirname(join(workflows, name)), { recursive: true });
    writeFileSync(join(workflows, name), text);
    utimesSync(join(workflows, name), index, index);
  }
  return readFacts(await readProject(specs, specs, 'shop'));
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
  ['const line = `order ${kit.calls.a.name}`; kit.calls["b"].send(); kit?.calls.c;', ['a', 'b', 'c']],
  ['let a; ({ a } = kit.calls);', ['a']],
  ['kit.calls[name]; toolkit.calls.a; my.kit.calls.b; calls.c', []],
])('%j uses the calls %j', async (text, calls) => {
  const facts = await factsOf({ 'order.ts': `export default async () => { ${text}\n};` });
  expect(facts.callers.map((one) => one.calls)).toEqual(calls.length === 0 ? [] : [calls]);
});

test('exit codes and classes of failure are found however they are quoted', async () => {
  const text = `export default async (args, kit) => {
    // kit.fail({ exit: 'never' })
    if (args.a) kit.fail({ exit: "left" }, 'exit: none');
    kit.fail(\`input\`, args.b);
  };`;
  const facts = await factsOf({ 'order.ts': text, 'lib.ts': "export const lib = { exit: 'none' };" });
  expect([facts.workflows, facts.failures]).toEqual([{ order: ['left'] }, { order: ['input'] }]);
});

test.each([
  ["kit.setting('region'); const ids = ['a']", ['region', 'a'], []],
  ['const { division } = kit.globals.other;', [], ['division']],
  ["kit.note('region')", [], []],
])('%j reads settings and flags of the service', async (text, settings, flags) => {
  const facts = await factsOf({ 'order.ts': `export default async (args, kit) => { ${text} };` });
  expect(facts.settings).toEqual(settings);
  expect(facts.flags.filter((name) => name === 'division')).toEqual(flags);
});

test('a workflow is stale if its JavaScript is older than its TypeScript', async () => {
  const text = 'export default async () => {};';
  const facts = await factsOf({ 'a.js': text, 'a.ts': text, 'b.ts': text, 'b.js': text, 'c.ts': text, 'd.js': text });
  expect(facts.stale).toEqual(['a']);
});

test('calls are found in the files that a workflow imports by relative paths', async () => {
  const facts = await factsOf({
    'a.js': "import { send } from './lib/send.js';\nexport default (args, kit) => send(kit);",
    'b.ts':
      "import type { Kit } from 'cmdspec-runtime/kit';\nexport default async () => (await import('./lib/send.js')).send;",
    'c.js': "import './lib/none.js';\nexport default () => {};",
    'lib/send.js': "import { twice } from '../../lib/twice.js';\nexport const send = (kit) => kit.calls.order.send();",
    '../lib/twice.ts': "import '../shop/lib/send.js';\nexport const twice = (kit: Kit) => kit.calls.more.send();",
    'lib/unused.js': 'export const other = (kit) => kit.calls.other.send();',
  });
  expect(facts.callers).toEqual([
    { file: 'shop/lib/send.js', calls: ['order'], workflows: ['a', 'b'] },
    { file: 'lib/twice.ts', calls: ['more'], workflows: ['a', 'b'] },
  ]);
});

test.each([
  ['await kit.out.rows(list);', false],
  ["await kit.out.as('csv').rows(list);", false],
  ['const { rows } = kit.out; await rows(list);', false],
  ["await kit.out['rows'](list);", false],
  ['await kit.out.record(found);', false],
  ["const { print } = await import('./lib/print.js'); await print(kit);", false],
  ['for await (const row of kit.calls.list.rows()) kit.note(row.id);', true],
  ['kit.out.json(await kit.calls[name].record({ id }));', true],
  ['// out.rows(list)\n kit.out.text("out.rows(list)");', true],
])('%j prints no record: %j', async (text, isRecordless) => {
  const facts = await factsOf({
    'order.js': `export default async (args, kit) => { ${text} };`,
    'lib/print.js': 'export const print = (kit) => kit.out.rows([]);',
  });
  expect(facts.recordless).toEqual(isRecordless ? ['order'] : []);
});
