/** The options of a run: global flags, and the environment variables and profile settings that replace them. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import type { Settings } from './settings.js';
import { flagFor } from '../base/wires.js';
import { allowVariable, TIMEOUT } from '../base/standard.js';
import type { FlagData, ServiceSort } from '../contract/command.js';
import type { CommandModule } from '../contract/context.js';
import type { World } from '../contract/run.js';
import type { Format, Options } from '../contract/options.js';
import type { Row } from '../contract/rows.js';
import { printsToTerminal } from '../output/writer.js';
import type { Service } from '../contract/service.js';

/** Flags of every command that have their own property in {@link Options}. */
const STANDARD = [
  ...[
    'output',
    'jq',
    'raw-output',
    'fields',
    'columns',
    'sort',
    'labels',
    'csv-safe',
    'absolute-times',
    'profile',
    'envelope',
  ],
  ...['no-color', 'no-pager', 'verbose', 'no-retry', 'people', 'record', 'timeout', 'limit', 'help'],
];

/**
 * Returns the profile setting that replaces a flag, by flag name. A setting with a default must not change how much a
 * command reads or writes: for a command's own flag it only replaces the default of a read. Such a flag without a
 * default means everything, and in a write it sets how much is changed.
 */
export function settingReader(
  service: Service,
  settings: Row,
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

/** Returns the values without those of flags that the command has in place of global ones. */
export function withoutOwn(
  args: Row,
  { globals }: Pick<Service, 'globals'>,
  { flags }: Pick<CommandModule<never>, 'flags'>,
): Row {
  const own = Object.keys(globals).filter((name) => Object.hasOwn(flags, name));
  return own.length === 0 ? args : Object.fromEntries(Object.entries(args).filter(([name]) => !own.includes(name)));
}

/** What the options of a run are made from. */
interface OptionSource {
  readonly service: Service;
  readonly command: CommandModule<never>;
  readonly words: readonly string[];
  readonly world: World;
  readonly settings: Settings;
}

/**
 * Returns the options of a run.
 *
 * @param args values of all flags, with environment, settings and defaults
 * @param given names of the flags that were typed
 * @throws CliError `combination` for `--columns` or `--sort` with a format that has no columns
 */
export function optionsOf(args: Row, given: ReadonlySet<string>, source: OptionSource): Options {
  const { service, command, words, world, settings } = source;
  const { positionals = {} } = command;
  // An argument may have the name of an option.
  const values = Object.fromEntries(
    Object.entries(withoutOwn(args, service, command)).filter(([name]) => !Object.hasOwn(positionals, name)),
  );
  const text = (name: string): string | undefined => values[name] as string | undefined;
  const isSet = (name: string): true | undefined => values[name] === true || undefined;
  // A flag of the service may have the same name, such as `--plan` of a subscription.
  const ofLog = (name: string): unknown => values[flagFor({ command }, 'print', name) ?? ''];
  const limit = values['limit'] as number | undefined;
  const { pager } = settings.values;
  const asked = defined({
    output: text('output') as Format | undefined,
    jq: text('jq'),
    envelope: isSet('envelope'),
  });
  checkEnvelope(asked, given);
  const reportFormat = formatOf(asked, source);
  const format = formatOf({ ...defined({ output: command.output }), ...asked }, source);
  return {
    ...asked,
    format,
    reportFormat,
    ...defined({
      fields: values['fields'] as readonly string[] | undefined,
      raw: isSet('raw-output'),
      labels: isSet('labels'),
      csvSafe: isSet('csv-safe'),
      absoluteTimes: isSet('absolute-times'),
      noPager: isSet('no-pager'),
      pager: typeof pager === 'string' ? pager : undefined,
      people: service.people && (text('people') as Options['people']),
      record: text('record'),
      limit: limit === 0 ? Infinity : limit,
    }),
    ...viewOf(values, given, format, words, command),
    profile: settings.profileName,
    color: allowsColor(world.env) && values['no-color'] !== true,
    verbose: values['verbose'] === true || debugs(service, world.env['DEBUG']),
    retry: values['no-retry'] !== true,
    timeout: (values['timeout'] as number | undefined) ?? TIMEOUT,
    resolveFields: values['resolve-fields'] === true,
    dryRun: values['dry-run'] === true || ofLog('plan') !== undefined,
    ...defined({
      plan: ofLog('plan') as string | undefined,
      once: ofLog('once') as string | undefined,
      noLog: service.log !== true || settings.values['log'] === 'off' || undefined,
      noBefore: ofLog('no-before') === true || undefined,
    }),
    yes: values['yes'] === true,
    allowWrites: values['allow-writes'] === true || world.env[allowVariable(service)] === '1',
    other: Object.fromEntries(
      Object.keys(service.globals)
        .filter((name) => !STANDARD.includes(name) && values[name] !== undefined)
        .map((name) => [name, values[name]]),
    ),
  };
}

function formatOf(
  { output, jq, envelope }: Pick<Options, 'output' | 'jq' | 'envelope'>,
  { service, world }: OptionSource,
): Format {
  if (jq !== undefined || envelope) return 'json';
  if (output !== undefined) return output;
  return service.output.default === 'auto' && !printsToTerminal(world) ? 'json' : 'table';
}

/** @throws CliError `combination` for an envelope in another format */
function checkEnvelope({ output, envelope }: Pick<Options, 'output' | 'envelope'>, given: ReadonlySet<string>): void {
  if (!envelope || !given.has('output') || output === undefined || output === 'json') return;
  throw new CliError(
    'combination',
    `--envelope prints JSON, and --output asks for ${output}.`,
    'Omit --output, or --envelope.',
  );
}

/** Whether the environment allows colors on a terminal. */
export const allowsColor = (env: World['env']): boolean => !env['NO_COLOR'] && env['TERM'] !== 'dumb';

/** `DEBUG` holds name filters such as `acmecli:*`, as many programs read it. */
function debugs(service: Service, filter: string | undefined): boolean {
  return (filter ?? '')
    .split(/[\s,]+/)
    .some((name) => name === '*' || [service.binary, service.id].includes(name.replace(/:.*$/, '')));
}

/** Name of the setting with the columns of a command: `columns.order.list`. */
export const columnsSetting = (words: readonly string[]): string => ['columns', ...words].join('.');

/**
 * Returns the chosen columns and the order of rows. A setting is for tables, so that a file does not depend on it, and
 * `--fields` overrides it.
 */
export function viewOf(
  args: Row,
  given: ReadonlySet<string>,
  format: Format,
  words: readonly string[],
  { flags: own = {}, sort: service }: { readonly flags?: object; readonly sort?: ServiceSort } = {},
): Pick<Options, 'columns' | 'sort'> {
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
  { output, jq }: Pick<Options, 'output' | 'jq'>,
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

/** Returns the field of the service and the direction that `--sort` asks for; undefined for what the service cannot sort by. */
export function sortingOf(
  command: { readonly sort?: ServiceSort },
  options: { readonly sort?: readonly string[] },
): { readonly field: string; readonly isDown: boolean } | undefined {
  const [name = '', ...more] = options.sort ?? [];
  const isDown = name.startsWith('-');
  const wanted = (isDown ? name.slice(1) : name).toLowerCase();
  const found = Object.entries({ ...command.sort?.fields, ...command.sort?.headers }).find(
    ([one]) => one.toLowerCase() === wanted,
  );
  return found === undefined || more.length > 0 ? undefined : { field: found[1], isDown };
}
