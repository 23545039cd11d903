/** How records are printed: with names of custom fields, and with dots in place of secrets. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Pages, Row } from '../contract/rows.js';
import type { DecodeOptions } from '../contract/dialect.js';
import { HIDDEN } from '../base/redact.js';
import { isIncomplete } from '../base/incomplete-list.js';
import { chosenNames } from '../output/choice.js';
import { fromDialect } from './dialect.js';
import type { Request } from './request.js';

/** Printed in place of a secret. */
export const DOTS = HIDDEN;

/** Returns the secrets of a record that are printed as dots. */
export const hiddenIn = (
  { secrets }: Pick<RequestPlan, 'secrets'>,
  { command }: Pick<Context, 'command'>,
): readonly string[] | undefined => (command.showsSecrets ? undefined : secrets);

/** Returns a row with dots in place of its secrets. */
export function mask(row: Row, secrets: readonly string[]): Row {
  const filled = secrets.filter((key) => row[key] !== undefined && row[key] !== null && row[key] !== '');
  return filled.length === 0 ? row : { ...row, ...Object.fromEntries(filled.map((key) => [key, DOTS])) };
}

/** Returns rows as they are printed: without protocol metadata, with names of custom fields if needed, secrets as dots. */
export async function shownRows(
  { plan, resource }: Pick<Request, 'plan' | 'resource'>,
  pages: Pages,
  context: Context,
): Promise<Pages> {
  const { customFields } = plan;
  const secrets = hiddenIn(plan, context);
  let shown = pages;
  if (resource !== undefined) {
    const plain = changedPages(shown, (rows) => rows.map((row) => resource.plain?.(row) ?? row));
    shown = warned(plain, context);
  }
  if (customFields !== undefined) {
    const options = await decoding(plan, context);
    if (options !== undefined) {
      const fields = await fromDialect('fields', context);
      shown = fields.decodeRows(context, customFields, shown, options);
    }
  }
  return secrets === undefined ? shown : changedPages(shown, (rows) => rows.map((row) => mask(row, secrets)));
}

/** Warns, after the last row, about incomplete lists inside the rows. */
async function* warned(pages: Pages, context: Pick<Context, 'warn'>): Pages {
  const parts = new Set<string>();
  let count = 0;
  for await (const rows of pages) {
    yield rows;
    for (const row of rows) {
      const names = partsIn(row);
      if (names.length > 0) count += 1;
      for (const name of names) parts.add(name);
    }
  }
  if (count > 0) warnOfParts([...parts], count, context);
}

/** Returns the fields whose list is incomplete. */
export function partsIn(row: Row): readonly string[] {
  const found: string[] = [];
  for (const name in row) if (isIncomplete(row[name])) found.push(name);
  return found;
}

/** Warns that records have only a part of these lists. */
export function warnOfParts(names: readonly string[], count: number, { warn }: Pick<Context, 'warn'>): void {
  const records = count === 1 ? '1 record' : `${String(count)} records`;
  const part = `The service returned only a part of ${names.join(', ')} in ${records}.`;
  warn(`${part} List them separately to read all of them.`);
}

async function* changedPages(pages: Pages, change: (rows: readonly Row[]) => readonly Row[]): Pages {
  for await (const rows of pages) yield change(rows);
}

type Showing = Pick<Context, 'options'> & { readonly out: Pick<Context['out'], 'format'> };
type Columned = Pick<RequestPlan, 'columns'> & {
  /** One record, which a table shows with all of its fields. */
  readonly isRecord?: boolean;
};

/** Returns how custom fields are shown; `undefined` if records are shown as they are. */
export async function decoding(plan: Columned, { options, out }: Showing): Promise<DecodeOptions | undefined> {
  const chosen = out.format === 'table' || out.format === 'csv' ? chosenNames(options) : (options.fields ?? []);
  const names = chosen.length === 0 ? [] : await notColumns(chosen, plan.columns, options);
  const raw = !showsNames(plan, names, { options, out });
  return raw && names.length === 0 ? undefined : { raw, names };
}

async function notColumns(
  names: readonly string[],
  columns: RequestPlan['columns'],
  { fields = [] }: Context['options'],
): Promise<readonly string[]> {
  const { columnNamed, columnOf } = await import('../output/fields.js');
  // In --fields, the header of a column can only be the name of a custom field.
  const find = (name: string) => (fields.includes(name) ? columnOf : columnNamed);
  return names.filter((name) => find(name)(columns ?? [], name) === undefined);
}

/**
 * Whether custom fields are shown by name. Tables of records are for people and show names. A table without a custom field
 * needs no names, so they are not requested.
 */
function showsNames({ columns, isRecord }: Columned, names: readonly string[], { options, out }: Showing): boolean {
  if (options.resolveFields) return true;
  return out.format === 'table' && (columns === undefined || isRecord === true || names.length > 0);
}
