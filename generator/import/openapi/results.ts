/** Translates the response of an operation to what its command prints. */
import { isSafeKey } from '../../../runtime/base/objects.js';
import { pathOfKey } from '../../../runtime/base/paths.js';
import { columnKeys, flatten, isScalar, jsonOf, type Located } from './schema.js';
import type { Content, Operation, Response, Schema, Spec } from './types.js';

export const successes = ({ raw }: Operation): [status: string, response: Response][] =>
  Object.entries(raw.responses ?? {}).filter(([status]) => /^2/.test(status));

/** Returns the first successful response, and its JSON schema. */
export function responseOf(operation: Operation): Response & { readonly schema: Schema | undefined } {
  const [, found] = successes(operation)[0] ?? [];
  return { ...found, schema: jsonOf(found?.content) };
}

/** Whether the response only says that the request was accepted. The work succeeds or fails later. */
export const isAccepted = (operation: Operation): boolean => {
  const statuses = successes(operation).map(([status]) => status);
  return statuses.length > 0 && statuses.every((status) => status === '202');
};

/**
 * Whether the description says that a response has no content, and no header with the address of a new record. One that
 * shows only errors shows no record either.
 */
export const isSilent = (operation: Operation): boolean => {
  const found = successes(operation);
  const { responses = {} } = operation.raw;
  if (found.length === 0) return Object.keys(responses).some((status) => status !== 'default');
  const hasAddress = found.some(([, { headers = {} }]) =>
    Object.keys(headers).some((name) => /^location$/i.test(name)),
  );
  return !hasAddress && found.every(([status]) => /^20[45]$/.test(status));
};

/** Returns the kind of a response that is not JSON; `undefined` if it may be JSON, or is empty. */
export function typeOfAnswer(operation: Operation): 'text' | 'bytes' | undefined {
  const types = successes(operation).flatMap(([, { content }]) => Object.keys(content ?? {}));
  if (types.length === 0 || types.some((type) => /json|^[*]/.test(type))) return undefined;
  return types.every((type) => /^text\/|[/+](?:xml|yaml|csv)\b/.test(type)) ? 'text' : 'bytes';
}

/** Returns how the response is printed. A delete prints a line. */
export function printed(
  { isRead, deletes }: { readonly isRead: boolean; readonly deletes: boolean },
  rows: Located | undefined,
  record: Located | undefined,
  schema: Schema | undefined,
  content: Content | undefined,
  isLater: boolean,
): Spec {
  if (rows !== undefined) return { result: rows.path };
  const hasRecord = schema !== undefined && !deletes;
  if (isLater && !hasRecord)
    return { shape: 'action', says: 'The service accepted the request', gives: { accepted: true } };
  if (deletes) return {};
  if (schema === undefined && !isRead)
    return Object.keys(content ?? {}).length === 0 ? { shape: 'action' } : { shape: 'raw' };
  if (record === undefined) return { shape: 'raw' };
  const names = pathsOf(record.schema);
  return { result: record.path, ...(names.length > 0 && { returns: names }) };
}

/** Returns the paths of the fields of a record. */
export const pathsOf = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties)
    .filter((name) => name !== '' && isSafeKey(name) && !name.includes('|'))
    .map(pathOfKey);

/** Names of fields by which people know a record, and of others that differ between records, best first. */
const identifying = ['id', 'key', 'number', 'name', 'title', 'subject', 'code', 'label', 'email'];
const telling = [...identifying, 'namespace', 'status', 'state', 'phase', 'type'];

/** Maximum number of columns. */
const MOST = 6;

/**
 * Returns the columns of a list, and its other fields.
 *
 * @param before columns of the last import, which stay as long as their fields exist: scripts read tables and CSV by them
 */
export function columnsOf(row: Schema, before: readonly string[]): Spec {
  const names = columnKeys(row);
  const scalars = names.filter((name) => isScalar(row.properties?.[name]));
  const first = telling.filter((name) => scalars.includes(name));
  const kept = before.filter((name) => names.includes(name));
  const inner = identifying.some((name) => scalars.includes(name)) ? [] : innerColumns(row, scalars);
  const columns = [...new Set([...kept, ...inner, ...first, ...scalars])].slice(0, MOST);
  const shown = columns.length > 0 ? columns : names.slice(0, 3);
  const rest = names.filter((name) => !shown.includes(name));
  return { columns: shown, ...(rest.length > 0 && { returns: rest }) };
}

/** Returns the telling fields of the objects in a row, for rows whose name is not beside them: `metadata.name` is `name`. */
function innerColumns(row: Schema, taken: readonly string[]): Spec[] {
  const found = columnKeys(row).flatMap((key) => {
    const { properties = {} } = flatten(row.properties?.[key]) ?? {};
    return telling.filter((name) => isScalar(properties[name])).map((name) => ({ key: name, from: `${key}.${name}` }));
  });
  const isNamed = found.some(({ key }) => identifying.includes(key));
  const isFirst = ({ key }: { readonly key: string }, at: number): boolean =>
    !taken.includes(key) && found.findIndex((one) => one.key === key) === at;
  return isNamed ? found.filter(isFirst) : [];
}
