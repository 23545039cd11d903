/** Calls of a workflow: requests of its spec, through the same steps as a command that is one request. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, Page, Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { nearest } from '../base/suggestions.js';
import { withoutPrototype, isObject } from '../base/objects.js';
import { holes } from '../base/template.js';
import { fillPath } from '../http/index.js';
import { checkRecord, recordIn } from '../pipeline/response.js';
import { createdId, targetOf, callsOf, requestOf, type Request } from '../pipeline/request.js';
import { noteLack } from '../pipeline/limit-notes.js';
import { commandRows, changesRowCount, listPages } from '../pipeline/pages.js';
import { globalValues } from '../pipeline/wires.js';
import { shorten, showsNames } from '../pipeline/record-names.js';
import { bind } from '../pipeline/reading.js';
import { hiddenIn, mask } from '../pipeline/shown.js';
import { checkResponse, warnOfDoubts, warnOfPage, warnOfResponse } from '../pipeline/write-check.js';
import { mistake } from '../base/errors.js';
import type { LastList } from './out.js';
import type { CallArgs, CallOptions, ListOptions, SpecCall } from './types.js';

/** Returns a call that sends what its plan says. */
export function createCall(plan: RequestPlan, name: string, context: Context, last: LastList): SpecCall {
  const send = async (args?: CallArgs, options: CallOptions = {}): Promise<Response> =>
    deliver(await prepareOne(plan, args, context), name, options, context);
  return {
    send,
    record: async (args, options = {}) => {
      const request = await prepareOne(plan, args, context);
      const response = await deliver(request, name, options, context);
      // Under `--dry-run` and for an accepted failure there is no record.
      if (plan.effect === 'read' && response.status < 300)
        checkRecord(plan, response, context, { resource: request.resource });
      return isObject(response.record) ? response.record : undefined;
    },
    pages: (args, options = {}) => pagesOf(plan, args, options, context, last),
    rows: async function* (args, options = {}) {
      for await (const { rows } of pagesOf(plan, args, options, context, last)) {
        for (const [index, row] of rows.entries()) {
          last.waiting = rows.length - index - 1;
          yield row;
        }
      }
    },
    prepare: async (args) => {
      const request = await prepareOne(plan, args, context);
      return {
        body: request.parts.body,
        path: async () => fillPath((await callsOf(request, context))[0], context),
        send: (options = {}) => deliver(request, name, options, context),
      };
    },
  };
}

/** The arguments of the command are checked already; only those passed here are sent. */
async function prepareOne(plan: RequestPlan, args: CallArgs = {}, context: Context): Promise<Request> {
  checkNames(plan, args, context);
  const bound = bind(withoutPrototype(globalValues(context), args as Row), context);
  const request = await requestOf(plan, bound, context);
  if (request.targets.length > 1)
    throw mistake(context, `"${context.command.words}" passes several records to ${plan.method} ${plan.path}.`);
  return request;
}

/** Fails for a value that nothing reads: it would silently not be sent. */
function checkNames(plan: RequestPlan, args: CallArgs, context: Context): void {
  const { words, flags, positionals } = context.command;
  const others = Object.keys(args).filter((name) => !Object.hasOwn(flags, name) && !Object.hasOwn(positionals, name));
  if (others.length === 0) return;
  const { path, query = {}, body = {}, resource } = plan;
  const inTemplates = [path, ...Object.values(query), JSON.stringify(body), resource?.name ?? ''].flatMap(holes);
  const unknown = others.find((name) => !inTemplates.includes(name));
  if (unknown === undefined) return;
  const near = nearest(unknown, [...new Set([...Object.keys({ ...flags, ...positionals }), ...inTemplates])]);
  throw mistake(
    context,
    `"${words}" passes "${unknown}" to ${plan.method} ${path}, but it is not a flag or argument of the command, and no template of the call uses it.${near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`}`,
  );
}

async function deliver(
  request: Request,
  name: string,
  { body, accept, retry, repeatable, bytes, into, about, before }: CallOptions,
  context: Context,
): Promise<Response> {
  const { http } = context;
  const { plan, resource, parts } = request;
  const own = isObject(body) ? ((await resource?.checkBody?.(body)) ?? body) : body;
  await warnOfDoubts(request, own ?? parts.body, context);
  const [first] = await callsOf(request, context);
  const call: Call = {
    ...first,
    ...(first.logged && { logged: { ...first.logged, call: name, ...defined({ before }) } }),
    // A computed body replaces the whole body, also that of a JSON patch.
    ...(own === undefined
      ? {}
      : { body: own, ...(parts.encoding.startsWith('patch') && { encoding: 'json' as const }) }),
    ...defined({ accept, retry, repeatable, into, redirect: plan.redirect }),
    ...(bytes && { asBytes: true }),
    ...(about && (showsNames(context) || context.options.plan !== undefined) && { about: shorten(about) }),
  };
  const response = await http.send(call);
  checkResponse(request, response, context);
  warnOfResponse(request, response, context, defined({ target: targetOf(request) }));
  if (into !== undefined || bytes === true) warnOfPage(response, context);
  const id = createdId(request, response);
  const clean = cleanerOf(request, context);
  const record = recordIn(plan, response, context, resource);
  return { ...response, record: isObject(record) ? clean([record])[0] : record, ...defined({ id }) };
}

async function* pagesOf(
  plan: RequestPlan,
  args: CallArgs | undefined,
  { limit, maxPages, size = plan.size, from, ahead, onLack, onDamage, ...more }: ListOptions,
  context: Context,
  last: LastList,
): AsyncGenerator<Page> {
  const request = await prepareOne(plan, args, context);
  const { parts } = request;
  const call: Call = { ...(await callsOf(request, context))[0], ...defined(more) };
  const clean = cleanerOf(request, context);
  const isFiltered = changesRowCount(plan, parts);
  let left = limit ?? Infinity;
  let damaged = 0;
  const leaveOut =
    onDamage &&
    ((count: number): void => {
      damaged += count;
      onDamage(count);
    });
  // Several lists may be read at the same time, and each has counts of its own.
  const own: LastList = { read: 0, waiting: 0, more: false, total: undefined };
  Object.assign(last, own);
  const reading = { from, size, maxPages, ahead, limit: isFiltered ? undefined : limit, onDamage: leaveOut };
  for await (const page of listPages(plan, call, reading, context)) {
    const all = clean(commandRows(plan, parts, page.rows));
    const rows = all.slice(0, left);
    left -= rows.length;
    own.read += rows.length;
    own.more = page.more || rows.length < all.length;
    own.total = isFiltered ? undefined : page.total;
    const { read, more, total } = own;
    Object.assign(last, { read, more, total });
    yield { ...page, rows };
    if (left <= 0) return;
  }
  const { read, total } = own;
  // A list that was not read from its start has fewer rows than its total.
  if (own.more || (from ?? 1) > 1 || total === undefined || read + damaged >= total) return;
  if (onLack === undefined) noteLack(read, total, undefined, context);
  else onLack(read, total);
}

/** Returns a function that removes the protocol metadata from rows of a catalogue, and puts dots in place of secrets. */
function cleanerOf({ plan, resource }: Request, context: Context) {
  const secrets = hiddenIn(plan, context);
  const masked = (rows: readonly Row[]): readonly Row[] =>
    secrets === undefined ? rows : rows.map((row) => mask(row, secrets));
  if (resource === undefined) return masked;
  return (rows: readonly Row[]): readonly Row[] => masked(rows.map((row) => resource.plain?.(row) ?? row));
}
