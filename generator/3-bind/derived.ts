/** Flags that the compiler adds: for safety, for people at a terminal, and for every command. */
import { defined } from '../../runtime/base/defined.js';
import { allowVariable, TIMEOUT } from '../../runtime/base/standard.js';
import { isWrite } from '../../runtime/base/writes.js';
import { isIdKind } from '../../runtime/kinds/index.js';
import type { Effect } from '../../runtime/contract/command.js';
import type { Span } from '../1-read/source.js';
import { formats } from '../2-shape/schema/common.js';
import { readRefresh } from '../2-shape/schema/copies.js';
import type { CommandSpec, FlagSpec, ServiceSpec } from '../2-shape/types.js';
import { isRoot } from '../../runtime/base/wires.js';
import { bindFlag, valueNames } from './flags.js';
import type { BoundCommand, BoundFlag } from './types.js';
import { capital, placeholders, words } from './words.js';

/** Whether only a workflow of the package knows the effects of the requests of a command. */
export const hasOpenRequests = (
  workflow: { readonly shared: boolean } | undefined,
  effect: Effect,
  { gate }: Pick<ServiceSpec, 'gate'>,
): boolean => workflow?.shared === true && isWrite(effect) && gate?.includes('writes') === true;

/** What decides the safety flags of a command. */
export interface Safety {
  readonly effect: Effect;
  /** It prompts before it changes anything. */
  readonly confirms: boolean;
  /** It is not a delete itself, but one of its requests can be. */
  readonly mayDelete: boolean;
  /** One of its requests changes something at the service. */
  readonly sendsWrites: boolean;
  /** It sends one create, which a key of the caller can name. */
  readonly sendsOneCreate: boolean;
}

/** Returns the safety flags that follow from the effect of a command, without those that the command declares itself. */
export function derivedFlags(
  { effect, confirms, mayDelete, sendsWrites, sendsOneCreate }: Safety,
  declared: ReadonlySet<string>,
  at: Span,
  { gate, env, standard = [] }: Pick<ServiceSpec, 'gate' | 'env' | 'standard'>,
): BoundFlag[] {
  const found: [string, FlagSpec][] = [];
  const refusesDeletes = gate?.includes('deletes') === true;
  if (isWrite(effect) && gate?.includes('writes') === true) {
    const summary = 'Allow the write; without this flag nothing is sent';
    found.push(['allow-writes', { type: 'boolean', env: allowVariable({ env }), summary }]);
  }
  if (isWrite(effect)) {
    found.push(['dry-run', { type: 'boolean', summary: 'Print the request without sending it' }]);
  }
  if (confirms || (refusesDeletes ? isWrite(effect) : effect === 'delete')) {
    const summary = yesSummary({ effect, confirms, mayDelete, sendsWrites, sendsOneCreate }, refusesDeletes);
    found.push(['yes', { type: 'boolean', alias: 'y', summary }]);
  }
  const own = found.map(([name, spec]) => bindFlag(name, spec, 'derived', at));
  const before = own.filter(({ name }) => name !== 'yes');
  const logged = sendsWrites && standard.includes('writes') ? logFlags(sendsOneCreate, env, at) : [];
  return [...before, ...logged, ...own.slice(before.length)].filter(({ name }) => !declared.has(name));
}

/** Returns the flag with the version of the record that a read or a write depends on. */
export function versionFlags(
  { etag }: Pick<CommandSpec, 'etag'>,
  effect: Effect,
  declared: ReadonlySet<string>,
  at: Span,
): BoundFlag[] {
  const [name, summary] = isWrite(effect)
    ? ['if-match', 'Write only if the record has this version, which a read prints as etag']
    : ['if-none-match', 'Print the record only if its version is not this one'];
  if (etag !== true || declared.has(name)) return [];
  const spec: FlagSpec = { type: 'text', blank: 'never', placeholder: 'etag', summary };
  return [bindFlag(name, spec, 'derived', at, { wires: [{ in: 'header', name }] })];
}

/** Flag of the commands whose record is read before the write. */
export const NO_BEFORE = 'no-before';

/** Flags about the log of writes. A flag of a command that has the same name has other wires. */
function logFlags(sendsOneCreate: boolean, env: string, at: Span): BoundFlag[] {
  const flag = (name: string, spec: FlagSpec): BoundFlag =>
    bindFlag(name, spec, 'derived', at, { wires: [{ in: 'print', name }] });
  const plan = 'Write a plan of the requests to this file and send nothing';
  const once = 'Key of this write, which is sent once: a second run prints its record';
  const before = 'Do not read the record before it is changed; the write cannot be undone';
  return [
    flag('plan', { type: 'path', placeholder: 'file', summary: plan }),
    ...(sendsOneCreate ? [flag('once', { type: 'text', blank: 'never', placeholder: 'key', summary: once })] : []),
    flag(NO_BEFORE, { type: 'boolean', env: `${env}_NO_BEFORE`, summary: before }),
  ];
}

/**
 * Returns the flags for people at a terminal, without those that the command declares itself: `--web` opens the page of a
 * record, `--edit` opens an editor for the first message of the command, and `--template` prints a body for a resource.
 */
export function terminalFlags(
  { web, answer }: Pick<CommandSpec, 'web' | 'answer'>,
  declared: readonly BoundFlag[],
  at: Span,
  writesResource: boolean,
): BoundFlag[] {
  const message = declared.find(({ kind }) => kind === 'message')?.name;
  const opens: FlagSpec = { type: 'boolean', summary: 'Open the record in the browser, or print its address' };
  const writesText: FlagSpec = { type: 'boolean', summary: `Write --${message ?? ''} in an editor` };
  const file: FlagSpec = { type: 'path', summary: 'File or folder to write to (default: standard output)' };
  const body = writesResource ? declared.find(({ wires }) => wires.some(isRoot))?.name : undefined;
  const fills: FlagSpec = {
    type: 'boolean',
    summary: `Print a JSON template for --${body ?? ''} and send nothing`,
  };
  const found = [
    ...(body === undefined
      ? []
      : [bindFlag('template', fills, 'terminal', at, { wires: [{ in: 'print', name: 'template' }] })]),
    ...(answer === undefined
      ? []
      : [bindFlag('out', file, 'terminal', at, { wires: [{ in: 'print', name: 'file' }] })]),
    ...(message === undefined ? [] : [bindFlag('edit', writesText, 'terminal', at)]),
    ...(web === undefined ? [] : [bindFlag('web', opens, 'terminal', at, { wires: [{ in: 'print', name: 'web' }] })]),
  ];
  return found.filter(({ name }) => !declared.some((flag) => flag.name === name));
}

/** Flags that `sql` has in some clients: `--refresh` if a command brings a copy up to date, `--limit` if it is not a global flag. */
export function queryFlags(service: ServiceSpec, globals: readonly BoundFlag[], at: Span): BoundFlag[] {
  const plan = readRefresh(service);
  const refresh: FlagSpec = {
    type: 'boolean',
    summary: `Bring the copy up to date first, with \`${plan?.words.join(' ') ?? ''}\`; copies of --with stay as they are`,
  };
  return [
    ...(plan === undefined ? [] : [bindFlag('refresh', refresh, 'own', at)]),
    ...(globals.some(({ name }) => name === 'limit') ? [] : [bindFlag('limit', LIMIT, 'own', at)]),
  ];
}

/** What `--yes` does. Where deletes need it, every write has it, so that a script can pass it to all of them. */
function yesSummary({ effect, confirms, mayDelete }: Safety, isRequired: boolean): string {
  if (isRequired && effect === 'delete') return 'Confirm the delete; without it nothing is sent';
  if (isRequired && mayDelete) return 'Confirm a delete; other requests do not need it';
  if (isRequired && !confirms) return 'Accepted by every write; only deletes need it';
  return 'Skip the confirmation prompt';
}

/** Returns the global flags: the standard ones, those of the service, and those of variables. */
export function globalFlags(service: ServiceSpec, at: Span): BoundFlag[] {
  const found = new Map<string, FlagSpec>(Object.entries(standardGlobals(service)));
  for (const [name, variable] of Object.entries(service.variables ?? {})) {
    const { flag, env } = variable.from ?? {};
    if (flag === undefined) continue;
    found.set(flag, defined({ env, summary: `${capital(words(name))} for this run` }));
  }
  for (const [name, spec] of Object.entries(service.flags ?? {})) found.set(name, spec);
  return [...found.keys()].sort().map((name) => bindFlag(name, found.get(name) ?? {}, 'global', at));
}

/**
 * Global flags that only choose what is printed of the rows of a result. A command may have a flag of its own with such a name,
 * because services use these words too. Scripts and agents rely on all others in every command.
 */
const aboutRows: readonly string[] = ['absolute-times', 'columns', 'csv-safe', 'fields', 'labels', 'sort'];

/** Whether a flag of a command may replace the global flag of that name; `--limit` only where there are no rows to limit. */
export const isReplaceable = (name: string, printsRows: boolean): boolean =>
  aboutRows.includes(name) || (name === 'limit' && !printsRows);

const LIMIT = { type: 'integer', min: 0, summary: 'Maximum number of records (0 for all)' } as const;

/** Returns the standard global flags by name: those about output, about the service, and of every client. */
export function standardGlobals(service: ServiceSpec): Record<string, FlagSpec> {
  const { default: format = 'auto' } = service.output ?? {};
  return {
    ...(format === 'text' ? {} : outputFlags(service, format)),
    ...(service.hosts === undefined ? {} : serviceFlags(service)),
    ...(service.people === undefined ? {} : { people: { ...PEOPLE, env: `${service.env}_PEOPLE` } }),
    'no-color': { type: 'boolean', summary: 'Disable colors' },
    'no-pager': { type: 'boolean', summary: 'Do not use a pager' },
    verbose: {
      type: 'boolean',
      summary: service.hosts === undefined ? 'Print the details of an error' : 'Log requests to stderr',
    },
    help: { type: 'boolean', alias: 'h', summary: 'Show help' },
  };
}

/** Shows or hides people. */
const PEOPLE = {
  type: 'enum',
  choices: ['shown', 'hidden'],
  summary: 'Show or hide names, e-mail addresses, phone numbers and addresses of people (default: shown)',
} as const satisfies FlagSpec;

/** Returns the flags that choose the format of results, and what is printed of them. */
function outputFlags(service: ServiceSpec, format: 'table' | 'auto'): Record<string, FlagSpec> {
  const preset = format === 'auto' ? 'table on a terminal, otherwise json' : format;
  return {
    output: { type: 'enum', alias: 'o', choices: formats, summary: `Output format (default: ${preset})` },
    envelope: {
      type: 'boolean',
      conflicts: ['raw-output'],
      summary: 'Print one JSON object: data, ok, error, notes and meta',
    },
    jq: { type: 'text', placeholder: 'filter', summary: 'Filter the JSON output with a jq expression' },
    'raw-output': { type: 'boolean', alias: 'r', requires: ['jq'], summary: 'Print text from --jq without quotes' },
    fields: { type: 'csv', of: 'text', summary: 'Fields to print, in this order' },
    labels: { type: 'boolean', summary: 'Use the headers of tables in CSV' },
    'csv-safe': { type: 'boolean', summary: 'Mark CSV cells that a spreadsheet would run as a formula' },
    columns: {
      type: 'csv',
      of: 'text',
      conflicts: ['fields'],
      summary: 'Columns of a table or CSV file, in this order',
    },
    sort: { type: 'csv', of: 'text', summary: 'Columns to sort a table or CSV file by (-column: descending)' },
    'absolute-times': { type: 'boolean', summary: 'Show times instead of ages in tables on a terminal' },
    // Where a flag group declares it, its commands have it.
    ...(Object.values(service['flag-groups'] ?? {}).some(({ limit }) => limit !== undefined) ? {} : { limit: LIMIT }),
  };
}

const serviceFlags = ({ env }: ServiceSpec): Record<string, FlagSpec> => ({
  profile: { type: 'text', env: `${env}_PROFILE`, completes: 'profile', summary: 'Profile to use' },
  record: {
    type: 'path',
    env: `${env}_RECORD`,
    summary: 'Append the requests and their responses to this file, without credentials',
  },
  'no-retry': { type: 'boolean', summary: 'Do not retry failed or rate-limited requests' },
  timeout: { type: 'integer', min: 1, default: TIMEOUT, unit: 'milliseconds', summary: 'Request timeout' },
});

/** Returns the names that a remedy lists: those that the spec declares for a command, without the standard ones. */
export function ownNames({ args, flags }: Pick<BoundCommand, 'args' | 'flags'>, service: ServiceSpec): string[] {
  return [
    ...valueNames([...args, ...flags.filter(({ origin }) => origin !== 'derived' && origin !== 'poll')]),
    ...Object.keys(service.flags ?? {}),
    ...Object.keys(service.variables ?? {}),
  ];
}

/**
 * Whether a write can be sent for each of several ids: it prints a line, the id is its only argument, and it starts no
 * job that could be waited for. A workflow declares it.
 */
export function isBatch({ name, kind, spec: { batch } }: BoundFlag, command: BoundCommand): boolean {
  const { args, effect, request, spec } = command;
  if (batch === true) return true;
  if (
    request?.shape !== 'action' ||
    spec.poll !== undefined ||
    spec.upload !== undefined ||
    args.length !== 1 ||
    !isIdKind(kind)
  )
    return false;
  return effect !== 'read' && effect !== 'create' && placeholders(request.path).includes(name);
}
