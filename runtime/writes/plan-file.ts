/**
 * Plans of writes: a file with what would be sent. The first line is about the plan, and each other line is a write:
 * `{"t":"plan","format":1,"client":"shopcli",…,"digest":"…"}` and `{"t":"write","n":1,"cmd":"order update",…}`.
 */
import { CliError } from '../base/errors.js';
import { isLosslessNumber, parseJson, parseObject, stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { shaped, type Shape, type Shaped } from '../base/shape.js';
import type { Effect } from '../contract/command.js';
import type { InverseOrNone } from '../contract/undo.js';
import type { Row } from '../contract/rows.js';
import { refuseLater } from '../state/format.js';
import { leftBy } from './inverse.js';
import type { LoggedRequest } from './types.js';

const FORMAT = 1;

/** Hours after which a plan is no longer applied: the account has changed since. */
const VALID_HOURS = 24;

/** One write of a plan. */
export interface PlanLine {
  /** Number of the line, from 1. */
  readonly n: number;
  readonly cmd: string;
  readonly call?: string;
  readonly effect: Exclude<Effect, 'read' | 'local'>;
  readonly req: LoggedRequest;
  readonly args: Row;
  /** Name or id of the record. */
  readonly about?: string;
  /** What the record must have when the line is sent; null: nothing is compared. */
  readonly before: Row | null;
  readonly inverse: InverseOrNone;
  /** Id of the write that the line takes back. */
  readonly undoes?: string;
}

const LINE = {
  t: ['write'],
  n: 'count',
  cmd: 'string',
  'call?': 'string',
  effect: ['create', 'update', 'delete', 'act'],
  req: {
    'host?': 'string',
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    path: /^\//,
    'encoding?': ['json', 'form', 'multipart', 'patch', 'patches', 'text', 'bytes', 'none'],
  },
  args: 'object',
  inverse: 'object',
} as const satisfies Shape;

const HEADER = {
  t: ['plan'],
  format: 'count',
  client: 'string',
  version: 'string',
  /** Digest of the requests that the client knows. */
  spec: 'string',
  account: 'string',
  /** Accounts of a service can have the same origin, and each profile has a log of its own. */
  profile: 'string',
  created: 'time',
  expires: 'time',
  argv: 'string[]',
  writes: 'count',
  effects: { '*': 'count' },
  /** Number of requests that applying it sends at most, without repeated ones. */
  requests: 'count',
  digest: 'string',
} as const satisfies Shape;

export type PlanHeader = Shaped<typeof HEADER>;

export interface Plan {
  readonly header: PlanHeader;
  readonly lines: readonly PlanLine[];
  /** Digest of the file as it is; another one than that of the header for a plan that was changed. */
  readonly digest: string;
}

/** Names a plan in the log: `p_…`. */
export const planId = (digest: string): string => `p_${digest.slice(0, 16)}`;

/** What a new plan is of. */
export type PlanSubject = Pick<PlanHeader, 'client' | 'version' | 'spec' | 'account' | 'profile' | 'argv'>;

/** Returns the text of a plan file. */
export function planText(subject: PlanSubject, lines: readonly PlanLine[], now: Date): string {
  const header = {
    t: 'plan',
    format: FORMAT,
    ...subject,
    created: now.toISOString(),
    expires: new Date(now.getTime() + VALID_HOURS * 3_600_000).toISOString(),
    ...countsOf(lines),
  };
  const writes = lines.map((line) => stringifyJson({ t: 'write', ...line, after: afterOf(line) }));
  // The digest is of what a reader finds: numbers such as 12.50 are written and read in other forms.
  const digest = digestOf([stringifyJson(header), ...writes].map(parseJson));
  return [stringifyJson({ ...header, digest }), ...writes, ''].join('\n');
}

/** Returns how much a plan sends. Only the header of a plan that was not changed has the same numbers. */
export function countsOf(lines: readonly PlanLine[]): Pick<PlanHeader, 'writes' | 'effects' | 'requests'> {
  const effects: Record<string, number> = {};
  for (const { effect } of lines) effects[effect] = (effects[effect] ?? 0) + 1;
  const requests = lines.reduce((sum, { before }) => sum + (before === null ? 1 : 2), 0);
  return { writes: lines.length, effects, requests };
}

/** Returns what a record has after a line was sent, as far as its body shows. The field of the file says so to its readers only. */
export const afterOf = ({ effect, req }: Pick<PlanLine, 'effect' | 'req'>): Row | null =>
  effect === 'delete' || (!isObject(req.body) && !Array.isArray(req.body)) ? null : leftBy(req.body, {});

/**
 * Reads a plan.
 *
 * @param path names the file in errors
 * @throws CliError `input` for what is not a plan, and for one of a later version
 */
export function readPlan(text: string, path: string): Plan {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  const found = parseObject(first);
  refuseLater(found, { path, refusal: 'input', format: FORMAT });
  const header = shaped(found, HEADER);
  if (header === undefined && found?.['t'] === 'plan' && found['profile'] === undefined)
    throw new CliError('input', `${path} is a plan of an earlier version of this client.`, 'Make the plan again.');
  if (header === undefined)
    throw new CliError('input', `${path} is not a plan of writes.`, 'Make one with --plan <file>.');
  const values = rest.map((line, index) => {
    const value = parseObject(line);
    if (shaped(value, LINE) !== undefined && isRecord(value?.['before']))
      return value as Readonly<Record<string, unknown>>;
    throw new CliError(
      'input',
      `Line ${String(index + 2)} of ${path} is not a write of a plan.`,
      'Make the plan again.',
    );
  });
  const { digest: named, ...others } = found as Readonly<Record<string, unknown>>;
  const made = digestOf([others, ...values]);
  const lines = values.map(({ t: _t, after: _after, ...line }) => line as unknown as PlanLine);
  const numbers = new Set<number>();
  for (const { n } of lines) {
    // The log says by the number which lines were sent.
    if (numbers.has(n))
      throw new CliError('input', `Two lines of ${path} have the number ${String(n)}.`, 'Make the plan again.');
    numbers.add(n);
  }
  // The digest of the header names the plan in the log, so that it must not be changed either.
  return { header, lines, digest: made === named ? made : digestOf([found, ...values]) };
}

const isRecord = (value: unknown): boolean => value === null || isObject(value);

/** Names a line in the log: one that was changed after it was sent is another write. */
export const lineDigest = (line: PlanLine): string => digestOf([line]).slice(0, 16);

/** Returns a digest of values, whatever blanks and order of fields a program has written them with. */
function digestOf(values: readonly unknown[]): string {
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  return hash.update(values.map((value) => stringifyJson(sorted(value))).join('\n')).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value) || isLosslessNumber(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
