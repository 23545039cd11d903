/** Differences between a table and what the compiler makes of the specs, one line each. */
import { wiresOf } from '../../runtime/base/wires.js';
import type { Column, FlagData, PositionalData } from '../../runtime/contract/command.js';
import { requestsOf, type CommandIr, type ServiceIr } from '../../generator/5-lower/ir.js';
import type { Compiled } from '../support/compiled.js';
import { flagsOf, type Command, type Flag, type Flags, type Table } from './table.js';

/** Kinds that may replace another, by the kind in the table; a kind that was needed is added to `used`. */
export interface Kinds {
  readonly allowed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly used: Set<string>;
}

export interface Comparison {
  readonly differences: readonly string[];
  /** Commands of the table that do not exist. */
  readonly missing: readonly string[];
  /** Words of the commands by effect. */
  readonly effects: Readonly<Record<string, readonly string[]>>;
}

type Data = FlagData | PositionalData;
type Facts = Readonly<Record<string, unknown>>;

/** Places that configure the client and send nothing; the tables do not name them. */
const OF_CLIENT = new Set(['assign', 'match', 'attach', 'paging', 'print', 'each', 'catalogue']);

/** The places of a value on the wire, each as `place:name`; the own placeholder of a value is left out. */
const placesOf = (name: string, data: Data): readonly string[] =>
  wiresOf(data)
    .filter((wire) => !OF_CLIENT.has(wire.in) && !(wire.in === 'path' && wire.name === name))
    .map((wire) => (wire.in === 'line' ? `body:lines[].${wire.name}` : `${wire.in}:${wire.name}`));

/** Keys with the same name in a request plan and in the table. */
const PLANNED = ['paging', 'cap', 'size', 'encoding', 'paths', 'query', 'body', 'patch'] as const;

export function compare(table: Table, { ir }: Pick<Compiled, 'ir'>, kinds: Kinds): Comparison {
  const built = new Map(ir.commands.map((command) => [command.words.join(' '), command]));
  const [host = ''] = Object.keys(ir.service.hosts);
  const common = new Set(Object.values(ir.service.exits).map(({ code }) => code));
  const differences = [
    ...differing('version', ir.service.version, table.version),
    ...flagLines((name) => `--${name}`, table.globals, byName(ir.globals), kinds, true),
  ];
  for (const [words, wanted] of Object.entries(table.commands)) {
    const command = built.get(words);
    if (command === undefined) continue;
    const free = command.plan === undefined;
    differences.push(
      ...requestLines(words, wanted, command, host, ir.service),
      ...argumentLines(words, wanted, command, kinds),
      ...flagLines((name) => `${words} --${name}`, flagsOf(table, wanted), byName(command.flags), kinds, free),
      ...exitLines(words, wanted.exits ?? [], command, common),
    );
  }
  for (const words of built.keys()) if (!Object.hasOwn(table.commands, words)) differences.push(`${words}: extra`);
  const effects: Record<string, string[]> = {};
  for (const { effect, words } of ir.commands) (effects[effect] ??= []).push(words.join(' '));
  return { differences, missing: Object.keys(table.commands).filter((words) => !built.has(words)), effects };
}

function requestLines(
  words: string,
  wanted: Command,
  command: CommandIr,
  firstHost: string,
  service: ServiceIr,
): string[] {
  const { plan, workflow, effect, columns, aliases, oneOf } = command;
  const calls = Object.values(workflow === undefined ? {} : requestsOf(workflow)).map(
    ({ method, path }) => `${method} ${path}`,
  );
  const resource = plan?.resource?.name;
  const cells = (list: readonly Column[] | undefined): string[] =>
    (list ?? []).map(({ key, header }, at) => (wanted.columns?.[at]?.includes('|') ? `${key}|${header}` : key));
  const shared = [
    ...(wanted.effect === undefined ? [] : differing(`${words} effect`, effect, wanted.effect)),
    ...differing(`${words} aliases`, sorted(aliases), sorted(wanted.aliases)),
    ...differing(`${words} oneOf`, oneOf, wanted.oneOf),
    ...(wanted.columns === undefined
      ? []
      : differing(`${words} columns`, cells(plan?.columns ?? columns), wanted.columns)),
  ];
  const { request } = wanted;
  if (workflow?.shared === true) return shared;
  if (wanted.kind === 'workflow' && plan !== undefined) {
    const { calls: listed = [] } = wanted;
    const polled = plan.poll === undefined ? [] : [`GET ${plan.poll.path}`];
    const sent = [`${plan.method} ${plan.path}`, ...polled];
    // Attached files have requests of their own, which the plan does not name.
    const needed = plan.attach === undefined ? listed : [];
    return [
      ...shared,
      ...without(needed, sent).map((call) => `${words} call ${call}: absent`),
      ...without(sent, listed).map((call) => `${words} call ${call}: extra`),
    ];
  }
  if (request !== undefined && !/^\w+ \//.test(request) && (request.includes('/') || request.endsWith(' {resource}'))) {
    // The specification does not say whether a plan or a workflow runs a catalogue resource.
    const [method = '', name = ''] = request.split(' ');
    const called = calls.some((call) => call.startsWith(`${method} `) && call.endsWith(`/${name}`));
    return [
      ...shared,
      ...(called ? [] : differing(`${words} resource`, resource, name)),
      ...(plan === undefined ? [] : namingLines(words, wanted, command, service)),
    ];
  }
  if (plan === undefined) {
    const { references } = service;
    const looked = [...command.args, ...command.flags].map(({ data }) => references[data.reference ?? '']?.scan?.me);
    const sent = [...calls, ...looked.map((path) => `GET ${path ?? ''}`)];
    const needed = wanted.calls ?? (request?.includes(' /') === true ? [request] : calls);
    return [
      ...shared,
      ...without(needed, sent).map((call) => `${words} call ${call}: absent`),
      ...without(calls, needed).map((call) => `${words} call ${call}: extra`),
    ];
  }
  const own: Readonly<Record<string, unknown>> = { ...plan };
  return [
    ...shared,
    ...differing(`${words} request`, `${plan.method} ${plan.path}`, request ?? wanted.kind),
    ...differing(`${words} host`, plan.host ?? firstHost, wanted.host ?? firstHost),
    ...PLANNED.flatMap((key) => differing(`${words} ${key}`, own[key], wanted[key])),
  ];
}

function argumentLines(words: string, wanted: Command, { args, plan }: CommandIr, kinds: Kinds): string[] {
  const have = args.map(({ name }) => name);
  const want = Object.keys(wanted.args ?? {});
  return [
    ...([...have].sort().join() === [...want].sort().join() ? differing(`${words} order`, have, want) : []),
    ...flagLines((name) => `${words} <${name}>`, wanted.args ?? {}, byName(args), kinds, plan === undefined),
  ];
}

function exitLines(
  words: string,
  wanted: readonly number[],
  { exits }: CommandIr,
  common: ReadonlySet<number>,
): string[] {
  const own = exits.map(({ code }) => code);
  return [
    ...wanted
      .filter((code) => !own.includes(code) && !common.has(code))
      .map((code) => `${words} exit ${String(code)}: absent`),
    ...own.filter((code) => !wanted.includes(code)).map((code) => `${words} exit ${String(code)}: extra`),
  ];
}

/** `free`: no request plan sends the values, so a wire may be missing; one that is there must be right. */
function flagLines(
  label: (name: string) => string,
  wanted: Flags,
  have: Readonly<Record<string, Data>>,
  kinds: Kinds,
  free: boolean,
): string[] {
  return [...new Set([...Object.keys(wanted), ...Object.keys(have)])].sort().flatMap((name) => {
    const want = wanted[name];
    const data = have[name];
    if (want === undefined) return [`${label(name)}: extra`];
    if (data === undefined) return [`${label(name)}: absent`];
    const is = factsOf(name, data);
    const should = wantedFacts(name, want);
    return Object.keys(is)
      .filter(
        (key) =>
          (key !== 'type' || (want.type !== undefined && !replaces(is, should, kinds))) &&
          !(free && unsent(key, is)) &&
          !isNaming(key, data, want),
      )
      .flatMap((key) => differing(`${label(name)} ${key}`, is[key], should[key]));
  });
}

const unsent = (key: string, { wire }: Facts): boolean => ['wire', 'send'].includes(key) && wire === undefined;

/** The document or the parent that an argument names is compared by its field. */
const isNaming = (key: string, data: Data, { wire }: Flag): boolean =>
  key === 'wire' && wire === undefined && 'required' in data;

/** Whether the kind may replace the one in the table. */
function replaces({ type: is }: Facts, { type: should }: Facts, { allowed, used }: Kinds): boolean {
  const [kind = ''] = String(is).split(' ');
  const [wanted = ''] = String(should).split(' ');
  if (is === should || allowed[wanted]?.[kind] === undefined) return false;
  used.add(`${wanted} ${kind}`);
  return true;
}

function factsOf(name: string, data: Data): Facts {
  const list = data.kind === 'csv';
  const of =
    data.kind === 'reference' ? data.reference : list && data.of !== 'text' && data.of !== 'enum' ? data.of : undefined;
  return {
    type: of === undefined ? data.kind : `${data.kind} ${of}`,
    choices: sorted(data.choices),
    open: data.open,
    default: data.default,
    required: 'required' in data ? data.required || undefined : data.demandOption,
    repeat: data.repeat,
    variadic: 'variadic' in data ? data.variadic : undefined,
    min: several(data) ? (data.minItems === 1 ? undefined : data.minItems) : data.min,
    max: list ? data.maxItems : data.max,
    maxLength: data.maxLength,
    wire: placesOf(name, data).join(', ') || undefined,
    with: withPlace(data),
    send: data.kind === 'boolean' && data.send === true ? undefined : data.send,
    env: data.env,
    alias: 'alias' in data ? sorted([data.alias ?? []].flat()) : undefined,
    requires: sorted(data.requires),
    conflicts: sorted(data.conflicts),
  };
}

function wantedFacts(
  name: string,
  { type = '', of, choices, wire, alias, requires, conflicts, proposed: _, ...rest }: Flag,
): Facts {
  return {
    ...rest,
    type: of === undefined || type === 'line' ? type : `${type} ${of}`,
    choices: sorted(choices),
    wire:
      [wire ?? []]
        .flat()
        .filter((one) => one !== `path:${name}`)
        .join(', ') || undefined,
    alias: sorted([alias ?? []].flat()),
    requires: sorted(requires),
    conflicts: sorted(conflicts),
  };
}

/** The fields that name a record, and the one that links a line to its document. */
function namingLines(words: string, wanted: Command, { args, plan }: CommandIr, { references }: ServiceIr): string[] {
  const names = args.map(({ data }) => data).filter(({ kind }) => kind !== 'resource');
  const tries = names.flatMap(({ reference }) => references[reference ?? '']?.tries ?? []);
  const fields = [
    ...tries.map(({ $filter = '' }) => $filter),
    ...names.flatMap((data) => wiresOf(data).map(({ name }) => name)),
    ...Object.keys(plan?.body ?? {}),
  ].map((term) => /^\w+/.exec(term)?.[0] ?? '');
  const needed = ([wanted.code, wanted.number, wanted.parent, Object.keys(wanted.body ?? {})] as unknown[])
    .flat()
    .filter((one) => one !== undefined);
  const isFound = (field: unknown): boolean => fields.includes(String(field)) || plan?.resource === undefined;
  return needed.filter((field) => !isFound(field)).map((field) => `${words} field ${String(field)}: absent`);
}

/** The constants that are sent with a value, each as `place:name`. */
function withPlace(data: Data): Facts | undefined {
  const [wire] = wiresOf(data);
  const constants = Object.entries(data.with ?? {});
  return constants.length === 0
    ? undefined
    : Object.fromEntries(constants.map(([name, one]) => [`${wire?.in ?? ''}:${name}`, one]));
}

/** Elements of one list that the other does not have, ignoring the names of placeholders. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const bare = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');
  const known = new Set(others.map(bare));
  return some.filter((call) => !known.has(bare(call)));
}

/** A flag that must be given at least once is required; more than once is a bound. */
const several = (data: Data): boolean => 'repeat' in data && data.repeat === true;

const byName = <T>(list: readonly { readonly name: string; readonly data: T }[]): Record<string, T> =>
  Object.fromEntries(list.map(({ name, data }) => [name, data]));

/** The sorted list; undefined when it is empty. */
const sorted = (list: readonly string[] = []): readonly string[] | undefined =>
  list.length === 0 ? undefined : [...list].sort();

function differing(what: string, is: unknown, should: unknown): string[] {
  const [one, other] = [shown(is), shown(should)];
  return one === other ? [] : [`${what}: ${one} instead of ${other}`];
}

/** One line for a value, the same for equal values whatever the order of their keys. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (Array.isArray(value)) return value.map(shown).join('|');
  if (typeof value !== 'object') return String(value as string | number | boolean);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${key}: ${shown(one)}`)
    .join(', ')}}`;
}
