/** Recognizes background jobs in a description. */
import { argumentsOf } from './operations.js';
import { responseOf } from './results.js';
import { flatten, recordIn, type Located } from './schema.js';
import type { Operation, Response, Schema, Spec } from './types.js';
import { kebab, singular } from './words.js';

/** A background job that a description shows completely. */
export interface FoundJob {
  readonly poll: Spec;
  /** The record with its state. */
  readonly record: Located;
}

const done = ['complete', 'completed', 'done', 'finished', 'ok', 'ready', 'succeeded', 'success', 'successful'];
const failed = [
  'aborted',
  'canceled',
  'cancelled',
  'error',
  'errored',
  'expired',
  'failed',
  'failure',
  'rejected',
  'timed-out',
];
const going = [
  'accepted',
  'in-progress',
  'not-started',
  'pending',
  'processing',
  'queued',
  'running',
  'scheduled',
  'started',
  'submitted',
  'waiting',
];

/** Names that a command with `poll` needs itself. */
export const namesOfJobs = ['job', 'wait', 'timeout-secs'];

/**
 * Returns the background job that an accepted request (202) starts, if its response shows the request for the state: by
 * a link, or by a `Location` with the path of a GET. Otherwise returns why a spec cannot wait for it, if the response
 * shows anything.
 *
 * @param record the record of the response itself
 */
export function jobOf(
  operation: Operation,
  operations: readonly Operation[],
  record: Located | undefined,
): FoundJob | { readonly problem?: string } {
  const accepted = operation.raw.responses?.['202'] ?? {};
  const reads = operations.filter((read) => read.method === 'GET' && read.origin === operation.origin);
  const found = byLink(accepted, reads, operation) ?? byLocation(accepted, reads, operation);
  if (found === undefined) return {};
  const { read, argument, from } = found;
  const shown = `GET ${read.path}`;
  const state = recordIn(responseOf(read).schema);
  const at = record?.path ?? state?.path ?? '';
  const named = state === undefined ? undefined : stateIn(state.schema);
  if (state === undefined || named === undefined)
    return { problem: `${shown} does not show which states mean that it is done or failed` };
  if (state.path !== at) return { problem: `${shown} has its record in another place than this response` };
  const job =
    from.startsWith('header:') || at === '' ? from : from.startsWith(`${at}.`) ? from.slice(at.length + 1) : '';
  if (job === '') return { problem: `the id for ${shown} is not in the record of the response` };
  if (argumentsOf(operation.path).some((name) => namesOfJobs.includes(name)))
    return { problem: `an argument has a name that \`poll\` needs` };
  const before = read.segments[read.segments.findIndex(({ text }) => text === argument) - 1];
  const noun = before === undefined || before.isArgument ? '' : singular(kebab(before.text)).replaceAll('-', ' ');
  return {
    record: state,
    poll: {
      ...(noun !== '' && noun !== 'job' && { noun }),
      job,
      get: read.path.replace(`{${argument}}`, '{job}'),
      ...named,
    },
  };
}

interface Target {
  /** The request for the state. */
  readonly read: Operation;
  /** Argument of its path that is the id of the job. */
  readonly argument: string;
  /** Where the response that starts the job has the id: a path in the body, or a header. */
  readonly from: string;
}

/** Returns the argument that a path has and another path lacks; `undefined` unless there is exactly one. */
function newArgument(read: Operation, { path }: Operation): string | undefined {
  const known = argumentsOf(path);
  const [argument, ...others] = argumentsOf(read.path).filter((name) => !known.includes(name));
  return others.length > 0 ? undefined : argument;
}

function byLink({ links = {} }: Response, reads: readonly Operation[], operation: Operation): Target | undefined {
  for (const { operationId, operationRef, parameters = {} } of Object.values(links)) {
    const read = reads.find(({ raw, pointer }) =>
      operationId === undefined ? pointer === decoded(operationRef ?? '') : raw.operationId === operationId,
    );
    const argument = read && newArgument(read, operation);
    if (read === undefined || argument === undefined) continue;
    const [, expression] =
      Object.entries(parameters).find(([name]) => kebab(name.replace(/^path\./, '')) === argument) ?? [];
    const from = placeOf(expression);
    if (from !== undefined) return { read, argument, from };
  }
  return undefined;
}

const decoded = (reference: string): string => reference.replace(/%7B/gi, '{').replace(/%7D/gi, '}');

/** Returns the place that a runtime expression of a link names; `undefined` for one that a spec cannot express. */
function placeOf(expression: unknown): string | undefined {
  const [, header, pointer] =
    /^\{?\$response\.(?:header\.([\w-]+)|body#\/([\w/-]+))\}?$/.exec(
      typeof expression === 'string' ? expression : '',
    ) ?? [];
  return header === undefined ? pointer?.replaceAll('/', '.') : `header:${header.toLowerCase()}`;
}

function byLocation({ headers = {} }: Response, reads: readonly Operation[], operation: Operation): Target | undefined {
  const [, header] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'location') ?? [];
  const { example, description = '', schema } = (header ?? {}) as Header;
  const texts = [example, flatten(schema)?.example, description].filter((text) => typeof text === 'string');
  for (const text of texts) {
    const paths = [...text.matchAll(/(?:https?:\/\/[^\s/]+)?(\/[\w{}~%./-]+)/g)].map(([, path = '']) =>
      path.replace(/[./]+$/, ''),
    );
    const found = reads.flatMap((read) => {
      const argument = newArgument(read, operation);
      return argument !== undefined && paths.some((path) => hasPath(read, path)) ? [{ read, argument }] : [];
    });
    if (found[0] !== undefined && found.length === 1) return { ...found[0], from: 'header:location' };
  }
  return undefined;
}

interface Header {
  readonly example?: unknown;
  readonly description?: string;
  readonly schema?: Schema;
}

/** Whether a path, with values or names in place of the arguments, belongs to an operation. */
function hasPath({ segments }: Operation, path: string): boolean {
  const words = path.split('/').slice(1);
  return (
    words.length === segments.length &&
    segments.every(({ text, isArgument }, index) => isArgument || text === words[index])
  );
}

/**
 * Returns the field with the state of a record, and which states end the job; `undefined` if a state is ambiguous, such
 * as `active`.
 */
function stateIn({ properties = {} }: Schema): Spec | undefined {
  for (const state of ['status', 'state']) {
    const values = (flatten(properties[state])?.enum ?? []).filter((value) => value !== null).map(String);
    const [succeeded, broken, rest] = [done, failed, going].map((names) =>
      values.filter((value) => names.includes(kebab(value))),
    ) as [string[], string[], string[]];
    const isComplete = succeeded.length + broken.length + rest.length === values.length;
    if (succeeded.length > 0 && broken.length > 0 && isComplete) return { state, done: succeeded, failed: broken };
  }
  return undefined;
}
