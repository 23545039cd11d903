/** The requests of lines of plans and of the log, as they are sent again. A line can only have a request of its command. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { escaped } from '../base/regexp.js';
import { holes } from '../base/template.js';
import { wiresOf } from '../base/wires.js';
import type { Effect } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, WriteMarks } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { fillPath } from '../http/index.js';
import { tokenIn } from '../people/token.js';
import { SentFile } from '../http/sent-file.js';
import { decodeSegment } from '../http/url.js';
import type { PlanLine } from '../writes/plan-file.js';
import { namedRequest, type NamedRequest } from './named-request.js';
import { isStoredFile } from './stored-body.js';

/** A write of a plan, or of the log. */
type StoredWrite = Pick<PlanLine, 'call' | 'cmd' | 'args' | 'req' | 'about'> & { readonly effect: Effect };

/**
 * Returns the request of a line with the headers of its command, the request of the command itself, and its context.
 *
 * @throws CliError `input` for a request that the command does not send, and for a file that has changed
 */
export async function callFor(line: StoredWrite, marks: WriteMarks, context: Context): Promise<NamedRequest> {
  const { cmd, call: name, args, req, about } = line;
  const token = tokenIn(stringifyJson([args, req]));
  if (token !== undefined)
    throw new CliError(
      'input',
      `A request of "${cmd}" has ${token} in place of a value, and the key of the profile does not open it. It was not sent.`,
      'Use the profile and the machine on which it was made.',
    );
  const body = await sentBody(req.body);
  const known = await namedRequest({ command: cmd, ...defined({ call: name }) }, { args }, context);
  for (const call of callsOf(known)) {
    const path = await pathOf(call, line, known);
    if (path === undefined) continue;
    const logged = call.logged && { ...call.logged, args: { ...call.logged.args, ...args }, marks };
    const sent = { ...call, path, query: {}, params: call.params ?? {} };
    return { ...known, call: { ...sent, ...defined({ encoding: req.encoding, about, body, logged }) } };
  }
  throw new CliError(
    'input',
    `${req.method} ${req.path} is not a request of "${cmd}". It was not sent.`,
    `Make the plan again with this version of ${context.client.binary}.`,
  );
}

/** Returns the requests that a command sends: its own, and those that create records for its files. */
function callsOf({ call, request: { plan } }: NamedRequest): readonly Call[] {
  const records = Object.values(plan.attach ?? {}).flatMap(({ holder, file }) => [holder ?? [], file].flat());
  const { command = '', args = {} } = call.logged ?? {};
  return [
    call,
    ...records.map(({ path }): Call => ({ method: 'POST', effect: 'create', path, logged: { command, args } })),
  ];
}

/** Stands for the value of a variable; no path has it. */
const ANY = '\ue000';

/** Matches the value of a variable: one segment of a path. */
const VALUE = '((?:[^/%]|%(?!2[fF]))+)';

/**
 * Returns the path and query of a line, if a call can have them: its arguments say all of the path but the variables of the
 * service, such as the division.
 */
async function pathOf(
  call: Call,
  { req, effect }: StoredWrite,
  { request, context }: NamedRequest,
): Promise<string | undefined> {
  const { service, http } = context;
  if (call.method !== req.method || call.effect !== effect || call.host !== req.host) return undefined;
  const [pathname = '', search = ''] = req.path.split(/\?(.*)/s);
  const known = call.params ?? {};
  const names = holes(call.path).filter(
    (name) => !Object.hasOwn(known, name) && Object.hasOwn(service.variables, name),
  );
  const filled = (values: readonly string[]): Promise<string> => {
    const variables = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    return fillPath({ ...call, params: { ...known, ...variables } }, context);
  };
  const origin = new URL(await http.origin(call.host));
  const parts = new URL(await filled(names.map(() => ANY)), origin).pathname.split(encodeURIComponent(ANY));
  // Some lines have the path of the origin too, and it is added when they are sent.
  const prefix = `(?:${escaped(origin.pathname.replace(/\/$/, ''))})?`;
  const found = new RegExp(`^${prefix}${parts.map(escaped).join(VALUE)}$`).exec(pathname);
  if (found === null || !hasParameters(search, call, request, context)) return undefined;
  const path = await filled(found.slice(1).map(decodeSegment));
  return search === '' ? path : `${path}?${search}`;
}

/** Whether a request can have these parameters: those of its spec, and those that a flag of the command sets. */
function hasParameters(
  search: string,
  { query }: Call,
  { plan }: NamedRequest['request'],
  { command }: Context,
): boolean {
  const wires = Object.values(command.flags).flatMap(wiresOf);
  const set = wires.filter((wire) => wire.in === 'query').map((wire) => wire.name);
  const names = new Set([...Object.keys({ ...query, ...plan.query }), ...set]);
  // A flag can set parameters of any name.
  return (
    names.has('') || [...new URLSearchParams(search).keys()].every((name) => names.has(name.replace(/\[.*$/s, '')))
  );
}

/**
 * Returns a body with the files that it names.
 *
 * @throws CliError `input` for a file that has changed since the plan was made
 */
async function sentBody(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(sentBody));
  if (!isObject(value)) return value;
  if (isStoredFile(value)) {
    const { sha256, path } = value;
    const found = new SentFile(path);
    const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
    for await (const chunk of found.bytes()) hash.update(chunk);
    if (hash.digest('hex') === sha256) return found;
    throw new CliError(
      'input',
      `${path} was changed since the plan was made. Nothing was sent.`,
      'Make the plan again.',
    );
  }
  const fields = await Promise.all(
    Object.entries(value).map(async ([name, inner]) => [name, await sentBody(inner)] as const),
  );
  return Object.fromEntries(fields) as Row;
}
