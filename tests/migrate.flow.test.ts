/**
 * `cmdspec migrate` brings the specs of three clients from before there were versions of the language up to date, without a hand
 * edit. tests/releases/before-versions.tar.gz has their specs and workflows, and under contract/ what the compiler of that day made
 * of them; tests/releases/migrated.yaml has the differences, with their reasons.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { load } from 'js-yaml';
import type { Compared } from '../generator/compare/change.js';
import { compare } from '../generator/compare/compare.js';
import { compile } from '../generator/compile.js';
import { run } from '../generator/fixtures/run.js';
import { root } from './support/cli.js';

const services = ['crm', 'helpdesk', 'ledger'];

/** Returns a folder with specs, workflows and contract, as they were. */
function before(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'before-')));
  execFileSync('tar', ['-xzf', join(root, 'tests/releases/before-versions.tar.gz'), '-C', folder]);
  return folder;
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

const textsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(filesOf(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

/** What a person has to do after the migration, and how the contracts differ, with the reasons. */
interface Expected {
  readonly todos: readonly string[];
  readonly differences: readonly {
    readonly why: string;
    readonly changes: Readonly<Record<string, readonly string[]>>;
  }[];
}

const { todos, differences } = load(readFileSync(join(root, 'tests/releases/migrated.yaml'), 'utf8')) as Expected;

/** Migrates a folder once; the tests only read it. */
const migrated = before();
const specs = join(migrated, 'specs');
const first = await run('migrate', '--specs', specs);

const commentsOf = (text: string): readonly string[] => text.match(/(?<=^|\s)#.*$/gm) ?? [];

/** A command as the old compiler lowered it, with whether and what it asks. */
interface OldCommand {
  readonly id: string;
  readonly words: readonly string[];
  readonly asks: boolean;
  readonly confirm?: string | boolean;
}

interface Contract {
  readonly service: object;
  readonly globals: readonly object[];
  readonly commands: readonly OldCommand[];
  readonly tools: readonly { readonly words: readonly string[]; readonly name: string }[];
}

/** Returns what the old compiler made of a service as the new one would have it, with the places of another side. */
function compiledBefore(service: string, { bound }: Compared): Compared {
  const file = join(migrated, 'contract', `${service}.json`);
  const { commands, tools, ...old } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const at = { source: { file, name: file, text: '', shared: false }, start: 0, end: 0 };
  const group = { groups: [], commands: [], was: [], at };
  return {
    ir: {
      ...old,
      root: group,
      commands: commands.map((command) => ({ ...command, was: [] })),
      tools: tools.map(({ words, name }) => ({ words, definition: { name } })),
    },
    bound: {
      documents: bound.documents,
      root: group,
      globals: [],
      commands: commands.map(({ id, asks, confirm }) => ({
        ...{ id, at, args: [], flags: [], scope: { spec: {} } },
        spec: confirm === undefined ? {} : { confirm },
        ...(asks && { confirm: '' }),
      })),
    },
  } as unknown as Compared;
}

type Row = Readonly<Record<string, unknown>>;

/** Returns where a value goes, as `place:name`: the old compiler wrote that text. */
const wireOf = (wire: unknown): unknown => {
  if (typeof wire !== 'object' || wire === null) return wire;
  const { in: place, name } = wire as { readonly in?: string; readonly name?: string };
  return `${place ?? ''}:${name ?? ''}`;
};

test('the specs of three clients from before versions pass the check without a hand edit', async () => {
  expect(first.code).toBe(0);
  for (const line of first.out.trimEnd().split('\n')) expect(line).toMatch(/\.yaml:\d+:\d+ `?.+\. [A-Z`].+\.$/);
  const { code, err } = await run('check', '--specs', specs);
  expect(err).not.toContain(' error CS');
  expect(code).toBe(0);
});

test('what the new language cannot say is named with its place in the new file', () => {
  const left = first.err.match(/.+ left to do: .+/g) ?? [];
  const found = left.map((line) => {
    const [, file = '', number = '', todo = ''] = /specs\/(\S+):(\d+):\d+ left to do: (.+)/.exec(line) ?? [];
    return `${file}: ${readFileSync(join(specs, file), 'utf8').split('\n')[Number(number) - 1]?.trim() ?? ''}: ${todo}`;
  });
  expect(found).toEqual(todos);
});

test('comments stay, in order, but those inside of what is removed', () => {
  const old = before();
  for (const service of services) {
    for (const file of filesOf(join(old, 'specs', service)).filter((one) => one.endsWith('.yaml'))) {
      const [was, is] = [old, migrated].map((folder) =>
        commentsOf(readFileSync(join(folder, 'specs', service, file), 'utf8')),
      );
      const inside = ['# A filter that the service does not know', '# Writes of the inbox are answered without'];
      expect(is).toEqual(was?.filter((comment) => !inside.some((start) => comment.startsWith(start))));
    }
  }
});

test('the clients have the contract that the old compiler gave them, but for the differences with a reason', async () => {
  const { compiled } = await compile({ specs, out: specs, services: [], mode: 'lower', target: 'ts' });
  const now = compiled.flatMap(({ lowered }) => lowered ?? []);
  expect(now.map(({ ir }) => ir.service.id)).toEqual(services);
  const changes = compare(
    now.map((side) => compiledBefore(side.ir.service.id, side)),
    now,
  );
  const found = new Map<string, readonly string[]>();
  for (const { service, commands, message } of changes) {
    const change = [commands.join(', '), message].filter((text) => text !== '').join(': ');
    found.set(change, [...(found.get(change) ?? []), service]);
  }
  const explained = new Map(differences.flatMap(({ changes }) => Object.entries(changes)));
  expect(Object.fromEntries([...found].sort())).toEqual(Object.fromEntries([...explained].sort()));
  expect(differences.filter(({ why }) => why.length < 10)).toEqual([]);
});

test('commands send the requests that they sent', async () => {
  const { compiled } = await compile({ specs, out: specs, services: [], mode: 'lower', target: 'ts' });
  const keys = [
    'method',
    'path',
    'paths',
    'query',
    'body',
    'encoding',
    'paging',
    'result',
    'size',
    'cap',
    'unfold',
  ] as const;
  const requestOf = (plan: object = {}): object => Object.fromEntries(keys.map((key) => [key, (plan as Row)[key]]));
  let compared = 0;
  for (const side of compiled.flatMap(({ lowered }) => lowered ?? [])) {
    const now = new Map(side.ir.commands.map((command) => [command.id, command]));
    for (const command of compiledBefore(side.ir.service.id, side).ir.commands) {
      expect({ id: command.id, ...requestOf(now.get(command.id)?.plan) }).toEqual({
        id: command.id,
        ...requestOf(command.plan),
      });
      const wires = ({ flags = [], args = [] }: Partial<typeof command>): object =>
        Object.fromEntries([...flags, ...args].map(({ name, data }) => [name, wireOf(data.wire)]));
      const before = wires({ ...command, flags: command.flags.filter(({ origin }) => origin !== 'derived') });
      if (!command.id.includes('.sandbox.')) expect(wires(now.get(command.id) ?? {})).toMatchObject(before);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('a second run changes nothing', async () => {
  const once = textsOf(specs);
  const again = await run('migrate', '--specs', specs);
  expect(again).toMatchObject({ code: 0, out: '' });
  expect(again.err).toContain('Nothing was changed.');
  expect(textsOf(specs)).toEqual(once);
});

test.each(services)('%s: a run that was stopped between two files is completed by the next one', async (service) => {
  const whole = textsOf(join(specs, service));
  const old = textsOf(join(before(), 'specs', service));
  const changed = Object.keys(whole).filter((file) => whole[file] !== old[file]);
  // service.yaml has the version and is written last.
  expect(changed).toContain('service.yaml');
  const others = changed.filter((file) => file !== 'service.yaml');
  for (const count of [...others.keys(), others.length]) {
    const folder = join(before(), 'specs', service);
    for (const file of others.slice(0, count)) cpSync(join(specs, service, file), join(folder, file));
    expect((await run('migrate', '--specs', folder)).code).toBe(0);
    expect(textsOf(folder)).toEqual(whole);
  }
});
