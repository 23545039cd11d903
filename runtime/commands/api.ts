/** Sends one raw request below the origin of the service, or reads every page of a list, and prints the JSON. */
import { defined } from '../base/defined.js';
import { createInput, parseInput } from '../pipeline/input.js';
import { noteCut } from '../pipeline/limit-notes.js';
import type { Effect, Method } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Call, PageOptions } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';

interface ApiArgs {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly query?: readonly (readonly [string, string])[];
  readonly 'content-type'?: string;
  readonly paginate?: boolean;
  readonly 'max-pages'?: number;
}

const effects: Readonly<Record<Method, Effect>> = {
  GET: 'read',
  POST: 'act',
  PUT: 'update',
  PATCH: 'act',
  DELETE: 'delete',
};

export default async function* api(args: ApiArgs, context: Context): AsyncGenerator<Result> {
  const { method } = args;
  checkPath(args, context);
  if (args.paginate) {
    yield await everyPage(args, context);
    return;
  }
  const [, query] = split('', args.query);
  const body = await bodyOf(args, context);
  const type = args['content-type'];
  const response = await context.http.send({
    method,
    path: rooted(args.path, context.service),
    query,
    effect: effects[method],
    ...(isAddition(body) && { repeatable: false }),
    ...(body === undefined ? {} : { body, ...(type === undefined ? {} : { headers: { 'content-type': type } }) }),
  });
  if (response.body !== null) yield resultOf(response.body, context);
  if (response.body !== null || context.options.dryRun) return;
  const id = method === 'POST' ? response.id : undefined;
  context.note(
    `The service returned ${String(response.status)} without a body${id === undefined ? '' : `; the new id is ${id}`}.`,
  );
}

/** Whether a patch adds something: a retry could add it twice. */
function isAddition(body: unknown): boolean {
  return [body].flat().some((one) => isObject(one) && (one['op'] === 'add' || one['op'] === 'copy'));
}

/** Returns JSON, unless another format was named. */
function resultOf(body: unknown, { options, service }: Context): Result {
  if (service.api?.json === true || options.output === undefined || options.jq !== undefined)
    return { kind: 'json', value: body };
  return Array.isArray(body) ? { kind: 'rows', rows: body as Row[] } : { kind: 'record', record: body };
}

async function everyPage(args: ApiArgs, context: Context): Promise<Result> {
  const { service, options, out } = context;
  if (args.method !== 'GET') {
    return context.fail('combination', `--paginate works only with GET, not ${args.method}.`, 'Remove --paginate.');
  }
  const [path, query] = split(args.path, args.query);
  const call: Call = { method: 'GET', path: rooted(path, service), query, effect: 'read' };
  const pathname = new URL(call.path, 'https://host').pathname;
  const found = Object.entries(service.paging).find(([, { paths }]) =>
    paths?.some((start) => pathname.startsWith(start)),
  );
  if (found === undefined) {
    const known = Object.values(service.paging).flatMap(({ paths = [] }) => paths);
    return context.fail(
      'combination',
      `The paging style of ${pathname} is not known.`,
      known.length === 0
        ? 'Remove --paginate.'
        : `Give a path that begins with ${known.join(' or ')}, or remove --paginate.`,
    );
  }
  const [style, rules] = found;
  const sizeName = 'send' in rules ? rules.send.size : undefined;
  const size = sizeName === undefined ? NaN : Number(query[sizeName]);
  const rows = rowsOf(call, context, rules, {
    style,
    ...defined({ limit: options.limit, maxPages: args['max-pages'] }),
    ...(Number.isInteger(size) && size > 0 ? { size } : {}),
  });
  // A list of raw records has no columns, so a table is printed only when it is named.
  if (out.format !== 'table' || options.output === 'table') return { kind: 'rows', rows };
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return { kind: 'json', value: all };
}

/** Yields the rows of every page. Refuses a path that returns one record: its response can look like a page. */
async function* rowsOf(call: Call, context: Context, { items }: Paging, options: PageOptions): AsyncGenerator<Row> {
  let read = 0;
  let hasMore = false;
  const refuseRecord = (body: unknown): void => {
    if (!isObject(getPath(body, items))) return;
    context.fail('combination', `${call.path} is one record and has no pages.`, 'Remove --paginate.');
  };
  try {
    for await (const { rows, response, more, index } of context.http.pages(call, options)) {
      read += rows.length;
      hasMore = more;
      if (index === 0 && !more) refuseRecord(response.body);
      yield* rows;
    }
  } catch (error) {
    if (read === 0 && error instanceof CliError) refuseRecord(error.details.body);
    throw error;
  }
  if (!hasMore) return;
  if (read >= (options.limit ?? Number.POSITIVE_INFINITY)) noteCut({ shown: read }, context);
  else {
    context.warn(`The list was cut after ${read} records; raise --max-pages to read more.`);
  }
}

/** Splits a path into the path and the parameters of its query; repeated ones are joined with commas. */
function split(path: string, pairs: ApiArgs['query'] = []): [string, Record<string, string>] {
  const [bare = '', text = ''] = path.split(/\?(.*)/s);
  const query: Record<string, string> = {};
  const add = (name: string, value: string): void => {
    query[name] = Object.hasOwn(query, name) ? `${query[name] ?? ''},${value}` : value;
  };
  for (const [name, value] of new URLSearchParams(text)) add(name, value);
  for (const [name, value] of pairs) add(name, value);
  return [bare, query];
}

/** Checks where a path begins, with dots resolved. A path on another origin is left to the origin lock. */
function checkPath({ path }: ApiArgs, { fail, service }: Context): void {
  const { below = [] } = service.api ?? {};
  const home = 'https://host';
  const url = URL.canParse(path, home) ? new URL(path, home) : undefined;
  if (below.length === 0 || url?.origin !== home) return;
  const inside = below.some((start) => url.pathname.startsWith(start));
  if (inside && path.startsWith('/')) return;
  fail(
    'usage',
    `<path> must begin with ${below.join(' or ')}, not "${path}".`,
    `Nothing was sent.${inside ? ` Write ${url.pathname}${url.search}.` : ''}`,
  );
}

/** Puts a relative path below the base of the service (default `/`). One with a scheme or host is left to the origin lock. */
function rooted(path: string, { api }: Context['service']): string {
  const { base = '/' } = api ?? {};
  return /^(?:[/\\]|[a-z][a-z0-9+.-]*:)/i.test(path) ? path : `${base}${path}`;
}

/** Returns the body of `--body` or of standard input, if there is one; GET and DELETE have none. */
async function bodyOf({ method, body }: ApiArgs, context: Context): Promise<unknown> {
  const { world, note } = context;
  if (method === 'GET' || method === 'DELETE') {
    if (body !== undefined) note(`--body was ignored: ${method} sends no body.`);
    return undefined;
  }
  if (body !== undefined) return body;
  const input = createInput(world);
  if (!input.piped) return undefined;
  if (world.sharesInput?.()) {
    note('No body is sent: standard input belongs to the shell that runs this command. To read it, use --body -.');
    return undefined;
  }
  const text = await input.read('--body');
  return text.trim() === '' ? undefined : parseInput(text, 'Standard input for --body');
}
