import type { Effect, Method } from '../../runtime/contract/command.js';
import type { Call, Context } from '../../runtime/contract/context.js';
import { CliError } from '../../runtime/errors.js';

interface Args {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly query?: readonly (readonly [string, string])[];
  readonly paginate?: boolean;
  readonly 'max-pages'?: number;
}

const EFFECTS: Readonly<Record<Args['method'], Effect>> = { GET: 'read', POST: 'act', PUT: 'update', DELETE: 'delete' };

/** A relative path goes below the division, everything else is an address that the host lock judges. */
function located(path: string): string {
  return path.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(path) ? path : `/api/v1/{division}/${path}`;
}

/** Sends one raw request and prints the answer as it came. */
export default async function api(args: Args, context: Context): Promise<void> {
  const method: Method = args.method;
  if (args.paginate === true && method !== 'GET') {
    throw new CliError('combination', `--paginate reads pages, and ${method} is no read.`, 'Use it with GET.');
  }
  if (args.body !== undefined && method === 'GET') {
    throw new CliError('combination', 'A GET carries no --body.', 'Use --query for its options.');
  }
  const call: Call = {
    method,
    path: withQuery(located(args.path), args.query ?? []),
    effect: EFFECTS[args.method],
    ...(args.body === undefined ? {} : { body: args.body }),
  };
  if (args.paginate === true) return printPages(call, args['max-pages'], context);
  const reply = await context.http.send(call);
  if (reply.body !== null) return context.out.json(reply.body);
  return context.out.action(`${method} ${args.path}: ${reply.status}, without content.`, { status: reply.status });
}

/** Options are appended in order, also those that are given twice. */
function withQuery(path: string, query: readonly (readonly [string, string])[]): string {
  const added = query.map(([name, value]) => `${readable(name)}=${readable(value)}`).join('&');
  return added === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${added}`;
}

function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%24', '$').replaceAll('%2C', ',');
}

async function printPages(call: Call, maxPages: number | undefined, context: Context): Promise<void> {
  const rows: unknown[] = [];
  let more = false;
  const options = { style: 'link', ...(maxPages === undefined ? {} : { maxPages }) };
  for await (const page of context.http.pages(call, options)) {
    rows.push(...page.rows);
    more = page.more;
  }
  if (more) context.warn(`The list goes on after ${rows.length} records; raise --max-pages to read on.`);
  return context.out.json(rows);
}
