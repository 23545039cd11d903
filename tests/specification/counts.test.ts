/** Promises about all commands of a client: how many need no code, their examples, and the tools. */
import { toolSets } from '../../generator/5-lower/tool-sets.js';
import { offer, topicsOf } from '../../runtime/base/tools.js';
import { compiled } from '../support/compiled.js';
import { readTable } from './table.js';

const SERVICES = ['crm', 'helpdesk', 'ledger'];

test.each([
  ['crm', 36, 118],
  ['helpdesk', 16, 73],
  ['ledger', 10, 240],
])(
  '%s has %i commands with code of their own, each with a reason, and %i that are YAML alone',
  async (service, code, yaml) => {
    const { commands } = (await compiled(service)).bound;
    const specified = readTable(service).commands;
    const known = commands.filter(({ words }) => Object.hasOwn(specified, words.join(' ')));
    const withCode = known.filter(({ workflow }) => workflow?.shared === false);
    expect([withCode.length, known.length - withCode.length]).toEqual([code, yaml]);
    for (const { words, spec } of withCode)
      expect([words, spec.why]).toEqual([words, expect.stringMatching(/\S.{9,}/)]);
  },
);

test.each(SERVICES)('every command of %s has at least two examples, none twice', async (service) => {
  const { commands } = (await compiled(service)).ir;
  expect(commands.length).toBeGreaterThan(90);
  const few = commands.filter(({ examples }) => new Set(examples.map(({ run }) => run)).size < 2);
  expect(few.map(({ words }) => words.join(' '))).toEqual([]);
  for (const { examples } of commands) {
    const lines = examples.map(({ run }) => run);
    expect(lines).toEqual([...new Set(lines)]);
  }
});

test.each(SERVICES)('the tools of %s are bounded, and confirm what they destroy', async (service) => {
  const { commands, tools } = (await compiled(service)).ir;
  for (const { words, access, definition, merged } of tools) {
    const { name, title, description, annotations, inputSchema } = definition;
    const { properties } = inputSchema;
    // Nobody but the person at the shell changes settings.
    const command = commands.find((one) => one.words.join(' ') === words.join(' '));
    if (command?.effect === 'local') expect([name, access]).toEqual([name, 'read']);
    const confirms = merged !== undefined || properties['confirm']?.const === true;
    expect([name, annotations.destructiveHint, annotations.destructiveHint && confirms]).toEqual([
      name,
      access === 'destructive',
      access === 'destructive',
    ]);
    expect(annotations).not.toHaveProperty('title');
    expect([name, description === title || description.startsWith(`${title}.`)]).toEqual([name, true]);
    const isList = command?.plan?.shape === 'rows' && command.effect === 'read';
    if (isList) {
      expect([name, Object.keys(properties)]).toEqual([name, expect.arrayContaining(['fields', 'limit'])]);
      expect([name, Number(properties['limit']?.default) <= 25]).toEqual([name, true]);
    }
    for (const text of [description, ...Object.values(properties).map((one) => one.description ?? '')])
      expect([name, text]).toEqual([name, expect.not.stringMatching(/(?:^|\s)--[a-z]|@file|piped/)]);
  }
});

test.each(SERVICES)(
  'every set of tools of %s is smaller than its limit; a limit is at most an eighth above',
  async (service) => {
    const { bound, ir } = await compiled(service);
    const sets = toolSets(ir.tools, bound);
    for (const { key, topic, size, most } of sets) expect([key, topic, size <= most]).toEqual([key, topic, true]);
    for (const key of new Set(sets.map((set) => set.key))) {
      const same = sets.filter((set) => set.key === key);
      expect([key, Math.max(...same.map(({ size }) => size)) > (same[0]?.most ?? 0) * 0.875]).toEqual([key, true]);
    }
  },
);

test.each(['crm', 'ledger'])(
  'the topics of %s are its groups, and each offers all its tools and no other',
  async (service) => {
    const { tools } = (await compiled(service)).ir;
    const topics = topicsOf(tools);
    expect(topics.length).toBeGreaterThan(20);
    for (const topic of topics) {
      const offered = offer(tools, { writes: true, topics: [topic] });
      expect(offered.map(({ words }) => words[0])).toEqual(offered.map(() => topic));
      expect([topic, offered.length]).toEqual([topic, tools.filter(({ words }) => words[0] === topic).length]);
    }
  },
);

test('the accounting tools are all commands except those for people; one that writes files counts as a write', async () => {
  const { tools } = (await compiled('ledger')).ir;
  const names = (writes: boolean) => offer(tools, { writes, all: true }).map(({ definition }) => definition.name);
  const people = ['alias', 'api', 'auth', 'backup', 'config', 'doctor', 'mcp', 'profile'];
  const generic = ['create', 'update', 'delete'];
  const typed = Object.keys(readTable('ledger').commands).filter(
    (words) => !people.includes(words.split(' ')[0] ?? '') && !generic.includes(words),
  );
  expect(names(true).sort()).toEqual(
    [...typed, 'resources', 'write'].map((words) => `ledger_${words.replace(/[ -]/g, '_')}`).sort(),
  );
  expect(names(false)).toContain('ledger_document_list');
  expect(names(false)).not.toContain('ledger_document_download');
});

const ENTITIES = 'activity deal field filter lead note org person pipeline product project stage task'.split(' ');
const READS = [
  ...ENTITIES.flatMap((entity) => [`${entity}_get`, `${entity}_list`]),
  ...['goal_list', 'user_find', 'user_list', 'user_me', 'search', 'deal_context', 'deal_history', 'deal_summary'],
  ...['aging', 'conversion_matrix', 'coverage', 'forecast', 'slippage', 'velocity'].map((name) => `metrics_${name}`),
  ...['audit', 'digest', 'funnel', 'pipeline_health', 'rep_scorecard'],
];
const WRITES = [
  ...['activity_create', 'activity_update', 'note_create', 'note_update', 'deal_product_add'],
  ...['deal', 'org', 'person'].flatMap((entity) => [`${entity}_create`, `${entity}_update`, `${entity}_upsert`]),
];

test('the usual tools of the sales client are the 45 that read and the 14 that write of its specification', async () => {
  const { tools } = (await compiled('crm')).ir;
  const names = (writes: boolean) =>
    offer(tools, { writes })
      .map(({ definition }) => definition.name)
      .sort();
  expect([READS.length, WRITES.length]).toEqual([45, 14]);
  expect(names(false)).toEqual([...READS].sort());
  expect(names(true)).toEqual([...READS, ...WRITES].sort());
});

const EXCLUDED = /^(?:alias|api|auth|backup|changes|config|doctor|mcp|profile|sync|watch|webhook listen)\b(?! diff)/;
/** An update that replaces a whole text destroys something as well, and a webhook sends records elsewhere. */
const DESTRUCTIVE =
  /\b(?:bulk-update|convert|delete|file download|merge|remove|note(?: comment)? update|webhook create)$/;
const READING =
  /\b(?:aging|audit|context|conversion-matrix|coverage|diff|digest|export|find|forecast|funnel|get|health|helpers|history|list|lookup|me|quota|scorecard|search|slippage|stage-skips|summary|velocity|version)$/;

test('tools of the sales client may change only what its specification says, and nothing else is a tool', async () => {
  const { tools } = (await compiled('crm')).ir;
  const specified = Object.keys(readTable('crm').commands).filter((words) => !EXCLUDED.test(words));
  const accessOf = (words: string): string =>
    DESTRUCTIVE.test(words) ? 'destructive' : READING.test(words) ? 'read' : 'write';
  const own = Object.fromEntries(tools.map(({ words, access }) => [words.join(' '), access]));
  expect(own).toEqual(Object.fromEntries(specified.map((words) => [words, accessOf(words)])));
  const count = (access: string): number => tools.filter((tool) => tool.access === access).length;
  expect(['read', 'write', 'destructive'].map(count)).toEqual([65, 38, 30]);
});
