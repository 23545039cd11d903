/** The global flags of a command line, and the profile settings that stand in for them. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { sortingOf } from './sorting.js';
import { flagFor } from '../base/wires.js';
import { TIMEOUT } from '../base/standard.js';
import type { FlagData, ServiceSort } from '../contract/command.js';
import type { CommandModule, Globals, Output } from '../contract/context.js';
import type { Service } from '../contract/service.js';

/** Flags of every command that have their own property in {@link Globals}. */
const STANDARD = [
  ...['output', 'jq', 'raw-output', 'fields', 'columns', 'sort', 'labels', 'csv-safe', 'absolute-times', 'profile'],
  ...['no-color', 'no-pager', 'verbose', 'no-retry', 'timeout', 'limit', 'help'],
];

/**
 * Returns the profile setting that replaces a flag, by flag name. A setting with a default must not change how much a
 * command reads or writes: for a command's own flag it only replaces the default of a read. Without a default such a flag
 * means everything, and for a write it sets how much is changed.
 */
export function settingReader(
  service: Service,
  settings: Readonly<Record<string, unknown>>,
  { flags, effect }: Pick<CommandModule<never>, 'flags' | 'effect'>,
  words: readonly string[],
): (flag: string) => unknown {
  return (flag) => {
    if (Object.hasOwn(flags, flag) && Object.hasOwn(service.globals, flag)) return undefined;
    if (flag === 'columns') return settings[columnsSetting(words)];
    const found = Object.entries(service.settings).find(([, { fills }]) => fills === flag);
    if (found === undefined) return undefined;
    const [key, setting] = found;
    const own = flags?.[flag];
    const isPartial = own !== undefined && setting.default !== undefined;
    return isPartial && (own.default === undefined || effect !== 'read') ? undefined : settings[key];
  };
}

/** Returns the flags of a command line. A global flag that excludes another does not exclude the one that the command has in its place. */
export function flagsOf(
  { globals }: Pick<Service, 'globals'>,
  { flags }: Pick<CommandModule<never>, 'flags'>,
): Readonly<Record<string, FlagData>> {
  const shared = Object.entries(globals).map(([name, flag]) => {
    const { conflicts, ...rest } = flag;
    return conflicts?.some((other) => Object.hasOwn(flags, other)) === true ? [name, rest] : [name, flag];
  });
  return { ...(Object.fromEntries(shared) as typeof globals), ...flags };
}

/** Returns the values without those of flags that the command has in place of global ones. */
export function withoutOwn(
  args: Readonly<Record<string, unknown>>,
  { globals }: Pick<Service, 'globals'>,
  { flags }: Pick<CommandModule<never>, 'flags'>,
): Readonly<Record<string, unknown>> {
  const own = Object.keys(globals).filter((name) => Object.hasOwn(flags, name));
  return own.length === 0 ? args : Object.fromEntries(Object.entries(args).filter(([name]) => !own.includes(name)));
}

/** Returns the values of the global flags; `args` already has environment, settings and defaults. */
export function globalsFrom(
  service: Service,
  args: Readonly<Record<string, unknown>>,
  profile: string,
  env: Readonly<Record<string, string | undefined>>,
): Globals {
  const text = (name: string): string | undefined => args[name] as string | undefined;
  const isSet = (name: string): true | undefined => args[name] === true || undefined;
  const limit = args['limit'] as number | undefined;
  const fields = args['fields'] as readonly string[] | undefined;
  return {
    ...defined({
      output: text('output') as Globals['output'],
      jq: text('jq'),
      fields,
      raw: isSet('raw-output'),
      labels: isSet('labels'),
      csvSafe: isSet('csv-safe'),
      absoluteTimes: isSet('absolute-times'),
      noPager: isSet('no-pager'),
      limit: limit === 0 ? Infinity : limit,
    }),
    profile,
    color: args['no-color'] !== true && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    verbose: args['verbose'] === true || debugs(service, env['DEBUG']),
    retry: args['no-retry'] !== true,
    timeout: (args['timeout'] as number | undefined) ?? TIMEOUT,
    resolveFields: args['resolve-fields'] === true,
    dryRun: args['dry-run'] === true,
    yes: args['yes'] === true,
    allowWrites: args['allow-writes'] === true,
    other: Object.fromEntries(
      Object.keys(service.globals)
        .filter((name) => !STANDARD.includes(name) && args[name] !== undefined)
        .map((name) => [name, args[name]]),
    ),
  };
}

/** `DEBUG` holds name filters such as `acmecli:*`, as many programs read it. */
function debugs(service: Service, filter: string | undefined): boolean {
  return (filter ?? '')
    .split(/[\s,]+/)
    .some((name) => name === '*' || [service.binary, service.id].includes(name.replace(/:.*$/, '')));
}

/** Name of the setting with the columns of a command: `columns.order.list`. */
export const columnsSetting = (words: readonly string[]): string => ['columns', ...words].join('.');

/**
 * Returns the chosen columns and the order of rows of this run. A setting is for tables, so that a file does not depend on it,
 * and `--fields` overrides it.
 *
 * @param args values of global flags
 * @param words the command
 * @param command its flags, some of which may replace global ones, and how the service sorts its list, in any format
 * @throws CliError `combination` for `--columns` or `--sort` with a format that has no columns
 */
export function viewFrom(
  args: Readonly<Record<string, unknown>>,
  given: ReadonlySet<string>,
  format: Output['format'],
  words: readonly string[],
  { flags: own = {}, sort: service }: { readonly flags?: object; readonly sort?: ServiceSort } = {},
): Pick<Globals, 'columns' | 'sort'> {
  const { columns: names, sort } = args as Readonly<Record<string, readonly string[] | undefined>>;
  if (format !== 'table' && format !== 'csv') {
    const choose = Object.hasOwn(own, 'fields')
      ? "Choose the fields of JSON with --jq, for example --jq 'map({id})'"
      : 'Choose the fields of any format with --fields';
    if (names) refuse('columns', given, format, choose);
    if (sort && sortingOf(defined({ sort: service }), { sort }) !== undefined) return { sort };
    if (sort) refuse('sort', given, format, "Sort JSON with --jq, for example --jq 'sort_by(.id)'");
    return {};
  }
  const isTyped = given.has('columns');
  const hasColumns = names !== undefined && (isTyped || (format === 'table' && args['fields'] === undefined));
  return {
    ...(hasColumns && { columns: { names, ...(!isTyped && { setting: columnsSetting(words) }) } }),
    ...defined({ sort }),
  };
}

/**
 * Returns a warning for a format that was typed and has no effect, because another flag prints JSON: a script would store it
 * under the name of the format.
 */
export function formatUnused(
  { output, jq }: Pick<Globals, 'output' | 'jq'>,
  given: ReadonlySet<string>,
  flags: Readonly<Record<string, FlagData>>,
): string | undefined {
  if (!given.has('output') || output === undefined || output === 'json') return undefined;
  const raw = flagFor({ command: { flags } }, 'print', 'raw');
  const by = jq !== undefined ? 'jq' : raw !== undefined && given.has(raw) ? raw : undefined;
  return by === undefined ? undefined : `--output ${output} has no effect with --${by}, which prints JSON.`;
}

function refuse(flag: string, given: ReadonlySet<string>, format: string, remedy: string): void {
  if (!given.has(flag)) return;
  throw new CliError(
    'combination',
    `--${flag} applies to tables and CSV, and the output is ${format}.`,
    `${remedy}, or add --output table.`,
  );
}
