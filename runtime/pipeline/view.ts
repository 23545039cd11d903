import { defined } from '../base/defined.js';
import { flagFor } from '../base/wires.js';
import type { FlagData, ServiceSort } from '../contract/command.js';
import { sortingOf } from './sorting.js';
import type { Globals, Output } from '../contract/context.js';
import { CliError } from '../base/errors.js';

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
