/** Prepares one record for output: its fields, and the names of its custom fields. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Output } from '../contract/run.js';
import type { Resource } from '../contract/dialect.js';
import type { PrintedRecord } from '../contract/hook.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { isObject } from '../base/objects.js';
import { cellText } from '../output/cells.js';
import { fromDialect } from './dialect.js';
import { unfoldRow } from './pages.js';
import type { Request } from './request.js';
import { decoding, hiddenIn, mask, partsIn, warnOfParts } from './shown.js';

/** Returns one record of a response as it is printed. */
export async function recordResult(
  request: Request,
  record: unknown,
  context: Context,
  { record: own, messages, lacks = [] }: PrintedRecord = {},
): Promise<Result> {
  const { plan, resource } = request;
  if (resource !== undefined && isObject(record)) return oneOf(request, resource, record, context);
  const { out } = context;
  let row = own ?? record;
  for (const lack of lacks) context.note(lack, 'after');
  if (plan.customFields !== undefined)
    row = await namedRecord(row, { ...plan, customFields: plan.customFields }, context);
  const secrets = hiddenIn(plan, context);
  if (isObject(row) && secrets !== undefined) row = mask(row, secrets);
  if (plan.flat && (out.format === 'table' || out.format === 'csv')) return flatOf(plan, row, out);
  const printing = {
    ...defined({ columns: plan.columns, messages }),
    ...defined({ across: plan.shape === 'row' || undefined, single: plan.shape === 'single' || undefined }),
  };
  return { kind: 'record', record: row, printing };
}

/** Returns a record with names in place of the keys of its custom fields, where it is shown with them. */
export async function namedRecord(
  record: unknown,
  { customFields, columns }: Pick<RequestPlan, 'columns'> & { readonly customFields: string },
  context: Context,
  out: Pick<Output, 'format'> = context.out,
): Promise<unknown> {
  const { options } = context;
  const how = await decoding({ ...defined({ columns }), isRecord: true }, { options, out });
  if (how === undefined) return record;
  const fields = await fromDialect('fields', context);
  return fields.decodeRecord(context, customFields, record, { ...how, lift: out.format === 'table' });
}

/** Returns a record of the catalogue: the selected fields; without a selection, a table skips empty fields. */
export function oneOf({ plan, parts }: Request, resource: Resource, record: Row, context: Context): Result {
  const { out, options } = context;
  const row = resource.plain?.(record) ?? record;
  const cut = partsIn(row);
  if (cut.length > 0) warnOfParts(cut, 1, context);
  const selected = resource.selected?.(parts.query)?.fields;
  const isTable = out.format === 'table' && options.fields === undefined;
  // Some services have a hundred empty fields.
  const filled = Object.keys(row).filter((name) => row[name] !== null && row[name] !== '');
  const names = selected ?? (isTable ? filled : undefined);
  const own = selected === undefined && isTable ? plan.columns : undefined;
  const columns = own ?? (names && resource.columnsOf?.(names));
  return { kind: 'record', record: row, printing: defined({ columns }) };
}

/**
 * Returns a record of figures as rows of path and value. If the plan has columns, CSV has these, with one row for each
 * record inside, or one for all.
 */
function flatOf({ columns, unfold }: RequestPlan, record: unknown, out: Output): Result {
  if (out.format === 'csv' && columns !== undefined && isObject(record)) {
    return { kind: 'rows', rows: unfold === undefined ? [record] : unfoldRow(record, unfold), printing: { columns } };
  }
  const [path, value] = out.format === 'table' ? ['Path', 'Value'] : ['path', 'value'];
  const pairs = [
    { key: 'path', header: path },
    { key: 'value', header: value },
  ];
  const spans = new Set(
    (columns ?? []).flatMap(({ key, from = key, span }) => (span === undefined ? [] : [from].flat().map(lastStep))),
  );
  const shown = (row: Row): Row =>
    out.format === 'table' && spans.has(lastStep(String(row['path'])))
      ? { ...row, value: cellText(row, { key: 'value', header: '', span: 'seconds' }, ', ') }
      : row;
  return { kind: 'rows', rows: [...flatten(record)].map(shown), printing: { columns: pairs } };
}

const lastStep = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Yields every value of a record that is not an object or a list, with its path: `users[0].name`. */
function* flatten(value: unknown, path = ''): Generator<Row> {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* flatten(inner, `${path}[${String(index)}]`);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* flatten(inner, path === '' ? key : `${path}.${key}`);
  } else yield { path, value };
}
