import { defined } from '../base/defined.js';
import type { RequestPlan } from '../contract/command.js';
import type { Context, Printing } from '../contract/context.js';
import type { Call, Reply } from '../contract/http.js';
import type { Pages, Row } from '../contract/values.js';
import type { Parts } from './parts.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillJson, fillText } from '../base/template.js';

/** Prints a list as its pages arrive: rows that the client keeps, at most as many as wanted, with shown names. */
export async function printRows(
  plan: RequestPlan,
  call: Call,
  keep: Parts['keep'],
  args: Row,
  context: Context,
): Promise<void> {
  const limit = args['limit'] === 0 ? undefined : (context.globals.limit ?? plan.cap);
  const pages =
    keep.length === 0
      ? found(plan, call, limit, context)
      : first(
          each(found(plan, call, undefined, context), (rows) => rows.filter((row) => isKept(row, keep))),
          limit,
        );
  const { secrets } = plan;
  const named = await shown(plan, pages, context);
  const safe = secrets === undefined ? named : each(named, (rows) => rows.map((row) => mask(row, secrets)));
  await context.out.rows(safe, printing(plan));
}

export async function printRecord(plan: RequestPlan, record: unknown, context: Context): Promise<void> {
  const { out, service } = context;
  let row = record;
  if (service.dialect === 'odata' && isObject(row)) row = (await import('../odata/index.js')).normaliseRow(row);
  if (plan.customFields !== undefined && isNamed({ ...plan, columns: undefined }, context)) {
    const { decodeRecord } = await import('../fields/index.js');
    row = await decodeRecord(context, plan.customFields, row, { lift: out.format === 'table' });
  }
  if (isObject(row) && plan.omit !== undefined && (out.format === 'yaml' || out.format === 'ndjson')) {
    const { omit } = plan;
    row = Object.fromEntries(Object.entries(row).filter(([key]) => !omit.includes(key)));
  }
  if (isObject(row) && plan.secrets !== undefined) row = mask(row, plan.secrets);
  if (plan.flat && (out.format === 'table' || out.format === 'csv')) {
    const [path, value] = out.format === 'table' ? ['Path', 'Value'] : ['path', 'value'];
    const columns = [
      { key: 'path', header: path },
      { key: 'value', header: value },
    ];
    await out.rows(flatten(row), { columns });
    return;
  }
  await out.record(row, { ...printing(plan), ...(plan.shape === 'single' && { single: true }) });
}

/** Shown for a secret. */
export const DOTS = '••••••••';

function mask(row: Row, secrets: readonly string[]): Row {
  const filled = secrets.filter((key) => row[key] !== undefined && row[key] !== null && row[key] !== '');
  return filled.length === 0 ? row : { ...row, ...Object.fromEntries(filled.map((key) => [key, DOTS])) };
}

/** Every value of a record that is no object or list, with its path: `users[0].name`. */
function* flatten(value: unknown, path = ''): Generator<Row> {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* flatten(inner, `${path}[${String(index)}]`);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* flatten(inner, path === '' ? key : `${path}.${key}`);
  } else yield { path, value };
}

/** One line for a person, one object for a program. `replies` are the answers of one command, in order. */
export async function printAction(
  plan: RequestPlan,
  replies: readonly Reply[],
  args: Row,
  context: Context,
): Promise<void> {
  const { http, service, command, out } = context;
  const ids = replies.map((reply) => http.id(reply)).filter((id) => id !== undefined);
  const created = ids.length > 1 ? ids : ids[0];
  const last = replies.at(-1);
  const look = (name: string): unknown => {
    if (Object.hasOwn(args, name)) return args[name];
    if (name === 'created' || name === 'id') return created;
    if (last === undefined || !name.startsWith('answer.')) return undefined;
    const path = name.slice('answer.'.length);
    return getPath(http.record(last, plan.result), path) ?? getPath(last.body, path);
  };
  const target = Object.keys(command.positionals).find((name) => args[name] !== undefined);
  const which = plan.effect === 'create' || target === undefined ? 'created' : target;
  const effect = plan.effect === 'read' || plan.effect === 'local' ? 'act' : plan.effect;
  const word = { create: 'created', update: 'updated', delete: 'deleted', act: 'done' }[effect];
  const known = look(which) !== undefined;
  const line = plan.says ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}${known ? ` {${which}}` : ''}`;
  const gives = plan.gives ?? service.output.gives[effect] ?? { [word]: known ? `{${which}}` : true };
  await out.action(fillText(line, look), fillJson(gives, look) as Row);
}

async function* found(
  plan: RequestPlan,
  call: Call,
  limit: number | undefined,
  { http }: Pick<Context, 'http'>,
): Pages {
  const { unfold, ...outer } = plan;
  const { paging, result, size } = outer;
  if (unfold !== undefined) {
    const inner = each(found(outer, call, undefined, { http }), (records) =>
      records.flatMap((record) => inside(record, unfold)),
    );
    yield* first(inner, limit);
    return;
  }
  if (paging === undefined) {
    yield onePage(http.record(await http.send(call), result)).slice(0, limit);
    return;
  }
  const pages = http.pages(call, defined({ style: paging, result, size, limit }));
  for await (const { rows } of pages) yield rows;
}

/** The rows inside of a record, with what they take from it. */
function inside(record: Row, { rows, with: added = {} }: NonNullable<RequestPlan['unfold']>): readonly Row[] {
  const inner: readonly unknown[] = rows.map((path) => getPath(record, path)).find(Array.isArray) ?? [];
  const more = Object.fromEntries(Object.entries(added).map(([name, path]) => [name, getPath(record, path)]));
  return inner.filter(isObject).map((row) => ({ ...row, ...more }));
}

function onePage(record: unknown): readonly Row[] {
  const rows: readonly unknown[] = Array.isArray(record) ? record : record === null ? [] : [record];
  return rows.map((row) => (isObject(row) ? row : { value: row }));
}

type Named = { readonly columns?: RequestPlan['columns'] | undefined; readonly customFields?: string };

function isKept(row: Row, keep: Parts['keep']): boolean {
  return keep.every(({ path, values }) => values.includes(String(getPath(row, path))));
}

async function* each(pages: Pages, change: (rows: readonly Row[]) => readonly Row[]): Pages {
  for await (const rows of pages) yield change(rows);
}

async function* first(pages: Pages, limit = Infinity): Pages {
  let left = limit;
  for await (const rows of pages) {
    yield rows.slice(0, left);
    left -= rows.length;
    if (left <= 0) return;
  }
}

/** Rows without the marks of the service's protocol, with shown names where they are wanted. */
async function shown(plan: RequestPlan, pages: Pages, context: Context): Promise<Pages> {
  let plain = pages;
  if (context.service.dialect === 'odata') {
    const { normaliseRow } = await import('../odata/index.js');
    plain = each(pages, (rows) => rows.map(normaliseRow));
  }
  if (plan.customFields === undefined || !isNamed(plan, context)) return plain;
  const { decodeRows } = await import('../fields/index.js');
  return decodeRows(context, plan.customFields, plain);
}

/**
 * Tables are for people and show names, not codes. One whose columns hold no custom field needs none, and then the
 * service is not asked for them.
 */
function isNamed({ columns, customFields = '' }: Named, { globals, out, service }: Context): boolean {
  if (globals.resolveFields) return true;
  if (out.format !== 'table') return false;
  if (columns === undefined) return true;
  const keys = columns.map(({ key }) => key);
  const changed = service.customFields[customFields]?.changes?.code;
  return (
    (changed !== undefined && keys.includes(changed)) || globals.fields?.some((name) => !keys.includes(name)) === true
  );
}

function printing(plan: RequestPlan): Printing {
  return defined({ columns: plan.columns, customFields: plan.customFields });
}
