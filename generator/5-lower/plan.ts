/** Lowers the request of a command to its plan, and lowers columns and sort orders. */
import { defined } from '../../runtime/base/defined.js';
import { withoutPrototype } from '../../runtime/base/objects.js';
import { firstStep } from '../../runtime/base/paths.js';
import { holes } from '../../runtime/base/template.js';
import type { Column, RequestPlan, ServiceSort, StreamPlan, WebPage } from '../../runtime/contract/command.js';
import type { NamedResource } from '../../runtime/contract/catalogue.js';
import { isAmount, tableColumns } from '../../runtime/dialects/odata/columns.js';
import type { ColumnSpec, CommandSpec, Verb } from '../2-shape/types.js';
import { catalogueSettings } from '../3-bind/catalogue.js';
import { namingOf } from '../3-bind/naming.js';
import type { Bound, BoundCommand, BoundRequest } from '../3-bind/types.js';
import { encodingOf, patchOf } from '../3-bind/wires.js';
import { header } from '../3-bind/words.js';
import { inLowerCase } from './camel.js';
import { lowerDuplicates } from './duplicates.js';
import { lowerAttach, lowerFind } from './lookups.js';
import { lowerPoll } from './poll.js';
import { filledFields } from './required.js';
import { lowerLocate, lowerUndo } from './undo.js';

export function lowerPlan(command: BoundCommand, request: BoundRequest, bound: Bound): RequestPlan {
  const { spec, scope, effect, verb } = command;
  const secrets = request.shape === 'action' ? undefined : scope.spec.secrets;
  const columns = columnsOf(command, request, bound);
  const change =
    spec.change ??
    (request.resource === undefined
      ? verb === 'update' && spec.encoding !== 'none'
      : writesRecord.includes(verb ?? 'get'));
  const patch = patchOf(spec);
  const own = { command, effect, method: request.method, path: request.path, host: request.host };
  const resent = spec.resend ?? [];
  const lists = resent.flatMap((one) => (typeof one === 'string' ? [] : Object.entries(one)));
  const names = resent.filter((one) => typeof one === 'string');
  const query = Object.entries({ ...request.query, ...spec.query })
    .sort(byKey)
    .map(([key, value]) => [key, String(value)]);
  return {
    effect,
    method: request.method,
    path: request.path,
    ...defined({
      paths: spec.paths,
      host: request.host,
      query: query.length === 0 ? undefined : (Object.fromEntries(query) as Record<string, string>),
      body: patch === undefined ? spec.body : undefined,
      encoding: encodingOf(spec, [...command.args, ...command.flags]),
      contentType: spec['content-type'],
      headers: spec.headers && sorted(inLowerCase(spec.headers)),
      answer: spec.answer,
      stream: spec.stream && streamOf(spec.stream),
      redirect: spec.redirect,
      patch,
      paging: request.paging,
      result: request.result,
      cap: request.cap,
      size: spec['page-size'],
      columns,
    }),
    shape: request.shape,
    ...defined({
      confirm: command.confirm,
      naming: namingOf(command, bound.commands),
      says: command.says,
      gives: command.gives,
      failures: failuresOf(command),
      undo: lowerUndo(own, bound),
      ...lowerLocate(own, bound),
      poll: lowerPoll(command, request),
      reread: spec.reread || undefined,
      hook: spec.hook,
      etag: spec.etag === true ? etagOf(command, request, bound) : undefined,
      web: spec.web === undefined ? undefined : webOf(spec.web),
      secrets,
      flat: spec.flat || undefined,
      ...(typeof spec.unfold === 'string' ? { unwrap: spec.unfold } : { unfold: spec.unfold && unfoldOf(spec.unfold) }),
      empty: spec.empty,
      change: change || undefined,
      filled: filledFields(command, bound),
      resend: names.length === 0 ? undefined : names,
      resendItems:
        lists.length === 0
          ? undefined
          : Object.fromEntries(lists.map(([path, fields]) => [path, { by: fields[0] ?? '', fields }])),
      resource: request.resource?.plan,
      find: lowerFind(command, bound),
      duplicates: lowerDuplicates(command, bound),
      attach: lowerAttach(command, bound),
      customFields: command.customFields,
    }),
  };
}

/** Returns the read that shows the version of the record of a write. */
function etagOf({ effect }: BoundCommand, { path }: BoundRequest, { commands }: Bound): { readonly get?: string } {
  if (effect === 'read') return {};
  const get = commands.find(
    ({ spec, request }) => spec.etag === true && request?.method === 'GET' && request.path === path,
  );
  return defined({ get: get?.words.join(' ') });
}

/** Verbs of a resource whose body must not be empty. */
const writesRecord: readonly Verb[] = ['create', 'update', 'line-add', 'line-update'];

/** Returns the columns of the spec, or for a list of a resource those of the catalogue. */
function columnsOf(command: BoundCommand, request: BoundRequest, { spec }: Bound): readonly Column[] | undefined {
  const { resource, shape } = request;
  const isList = shape === 'rows' || shape === 'row' || shape === 'single';
  // The columns of a group are those of its documents.
  const written = lowerColumns(command, isList && resource?.verb !== 'lines');
  if (resource === undefined) return written;
  const { record } = resource;
  const rules = catalogueSettings(spec);
  if (written === undefined) return shape === 'rows' && record ? tableColumns(record, rules) : undefined;
  return written.map((column) => ({
    ...column,
    ...(isAmount(column.key, rules) && { amount: true }),
    ...defined({ expand: record && collectionsOf(column, record) }),
  }));
}

/** Returns the collections of a resource that a column is read from; `undefined` for other columns. */
function collectionsOf({ key, from = key }: Column, { fields }: NamedResource): readonly string[] | undefined {
  const names = [from].flat().flatMap((source) => (source.includes('{') ? holes(source) : source));
  const found = names
    .map(firstStep)
    .filter((name) => Object.hasOwn(fields, name) && fields[name]?.type === 'Collection');
  return found.length === 0 ? undefined : [...new Set(found)];
}

/** Returns the columns of a command. Those of its group are for lists only, because a single record shows all fields. */
export function lowerColumns({ spec, scope }: BoundCommand, lists: boolean): Column[] | undefined {
  return (spec.columns ?? (lists ? scope.spec.columns : undefined))?.map(lowerColumn);
}

export function lowerColumn(column: string | ColumnSpec): Column {
  if (typeof column === 'string') {
    const [key = '', title] = column.split('|');
    return { key, header: title ?? header(key) };
  }
  const { key, from, each, sum, join, cut, money, form, reference, share, values, empty } = column;
  return {
    key,
    header: column.header ?? header(key),
    ...defined({ from, each, sum, join, cut, money, reference, empty }),
    ...formOf(form),
    ...defined({ share: share || undefined, values: values && sorted(values) }),
  };
}

function formOf(form: ColumnSpec['form']): Partial<Column> {
  if (form === 'duration') return { span: 'seconds' };
  if (form === 'plain') return { plain: true };
  return form === 'minor' ? { minor: true } : defined({ epoch: form });
}

/** Returns how the service sorts the list of a command. */
export function lowerSort({ spec, scope, verb }: BoundCommand): ServiceSort | undefined {
  // A list of another path has other fields.
  const sort = verb === 'list' && spec.path === undefined ? scope.spec.sort : undefined;
  if (sort === undefined) return undefined;
  const headers = (spec.columns ?? scope.spec.columns ?? []).map(lowerColumn).flatMap(({ key, header: title }) => {
    const field = withoutPrototype<string>(sort.fields)[key];
    return field === undefined || title.toLowerCase() === key.toLowerCase() ? [] : [[title, field]];
  });
  return {
    by: sort.by,
    order: sort.order,
    fields: sorted(sort.fields),
    ...(headers.length > 0 && { headers: sorted(Object.fromEntries(headers) as Record<string, string>) }),
  };
}

const streamOf = ({ form, end, resume }: NonNullable<CommandSpec['stream']>): StreamPlan => ({
  form,
  ...defined({ end, resume: resume || undefined }),
});

function failuresOf({ spec: { failures }, scope }: BoundCommand): RequestPlan['failures'] {
  if (failures === undefined) return undefined;
  const { items, when, id, reason } = failures;
  const noun = scope.plural === '' ? (['item', 'items'] as const) : ([scope.noun, scope.plural] as const);
  return { items, ...defined({ when, id, reason }), noun };
}

/** Returns the page of a record: an address, or the field that has it. */
function webOf(web: NonNullable<CommandSpec['web']>): WebPage {
  if (typeof web === 'string') return web.startsWith('https://') ? { url: web } : { field: web };
  const [[origin, field] = []] = Object.entries(web);
  return defined({ field, origin });
}

type Unfold = NonNullable<RequestPlan['unfold']>;

function unfoldOf({ rows, with: added }: Unfold): Unfold {
  return { rows, ...defined({ with: added && sorted(added) }) };
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** Returns a mapping in canonical order. */
export function sorted<T>(map: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(map).sort(byKey));
}
