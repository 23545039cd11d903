/** Promises about all commands of a client: how many need no code, their examples, and the tools. */
import { toolSets } from '../../generator/5-lower/tool-sets.js';
import { encode as cl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { encode as o200k } from 'gpt-tokenizer/encoding/o200k_base';
import { builtInTools } from '../../runtime/base/built-in-tools.js';
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
  'every set of tools of %s is smaller than its limit, also for a model that counts tokens',
  async (service) => {
    const { bound, ir } = await compiled(service);
    const sets = toolSets(ir.tools, bound);
    for (const { key, topic, size, most } of sets) {
      expect([key, topic, size <= most]).toEqual([key, topic, true]);
      const scope = { writes: true, ...(key === 'all' && { all: true }), ...(topic && { topics: [topic] }) };
      const definitions = [...offer(ir.tools, scope).map(({ definition }) => definition), ...builtInTools];
      const shown = definitions.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
      for (const encode of [cl100k, o200k]) {
        const tokens = encode(JSON.stringify(shown)).length;
        // The estimate of the compiler is an upper bound, and not far from the number.
        expect([key, topic, tokens <= size, tokens > size * 0.8]).toEqual([key, topic, true, true]);
      }
    }
    expect(sets.find(({ key }) => key === 'default')?.most).toBe(1500);
  },
);

test.each(SERVICES)('the topics of %s are its groups, and each offers all its tools and no other', async (service) => {
  const { tools } = (await compiled(service)).ir;
  const topics = topicsOf(tools);
  expect(topics.length).toBeGreaterThan(9);
  for (const topic of topics) {
    const offered = offer(tools, { writes: true, topics: [topic] });
    expect(offered.map(({ words }) => words[0])).toEqual(offered.map(() => topic));
    expect([topic, offered.length]).toEqual([topic, tools.filter(({ words }) => words[0] === topic).length]);
  }
});

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

test.each(SERVICES)(
  'the default set of %s has at most ten commands, and shows few of their arguments',
  async (service) => {
    const { tools } = (await compiled(service)).ir;
    const core = offer(tools, { writes: true });
    expect(core.length).toBeLessThanOrEqual(10);
    for (const { definition } of core) {
      const whole = tools.find((tool) => tool.definition.name === definition.name);
      const known = whole?.definition.inputSchema.properties ?? {};
      for (const [name, property] of Object.entries(definition.inputSchema.properties))
        expect([name, known[name]]).toEqual([name, expect.objectContaining(property)]);
      // A host that checks arguments lets the others through.
      expect(definition.inputSchema).not.toHaveProperty('additionalProperties');
    }
  },
);

test('the default sets are those of the specifications', async () => {
  const names = async (service: string, writes: boolean) =>
    offer((await compiled(service)).ir.tools, { writes })
      .map(({ definition }) => definition.name.replace('ledger_', ''))
      .sort();
  const generic = ['get', 'list', 'me', 'metadata', 'probe', 'quota', 'resources'];
  expect(await names('ledger', false)).toEqual(generic);
  expect(await names('ledger', true)).toEqual([...generic, 'write']);
  // A tool of every server finds commands, and the command of this name searches records.
  expect(await names('crm', false)).toContain('crmcli_search');
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
