import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Pages, Row } from '../contract/values.js';
import { chosenNames } from '../output/choice.js';

/** Printed in place of a secret. */
export const DOTS = '••••••••';

/** Returns a row with dots in place of its secrets. */
export function mask(row: Row, secrets: readonly string[]): Row {
  const filled = secrets.filter((key) => row[key] !== undefined && row[key] !== null && row[key] !== '');
  return filled.length === 0 ? row : { ...row, ...Object.fromEntries(filled.map((key) => [key, DOTS])) };
}

/** Returns rows as they are printed: without protocol metadata, with names of custom fields if needed, secrets as dots. */
export async function shownRows(plan: RequestPlan, pages: Pages, context: Context): Promise<Pages> {
  const { customFields, resource, secrets } = plan;
  let shown = pages;
  if (resource !== undefined) {
    const { plainRow } = await import('../odata/index.js');
    const width = context.service.catalogue?.codes?.width;
    shown = each(shown, (rows) => rows.map((row) => plainRow(row, width)));
  }
  if (customFields !== undefined && showsNames(plan, context)) {
    const { decodeRows } = await import('../fields/index.js');
    shown = decodeRows(context, customFields, shown);
  }
  return secrets === undefined ? shown : each(shown, (rows) => rows.map((row) => mask(row, secrets)));
}

async function* each(pages: Pages, change: (rows: readonly Row[]) => readonly Row[]): Pages {
  for await (const rows of pages) yield change(rows);
}

type Named = { readonly columns?: RequestPlan['columns'] | undefined; readonly customFields?: string };

/**
 * Whether custom fields are shown by name. Tables are for people and show names. A table without a custom field needs no
 * names, so they are not requested.
 */
export function showsNames({ columns, customFields = '' }: Named, { globals, out, service }: Context): boolean {
  if (globals.resolveFields) return true;
  if (out.format !== 'table') return false;
  if (columns === undefined) return true;
  const keys = columns.map(({ key }) => key);
  const changed = service.customFields[customFields]?.changes?.code;
  return (changed !== undefined && keys.includes(changed)) || chosenNames(globals).some((name) => !keys.includes(name));
}
