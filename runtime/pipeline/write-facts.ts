/** What the log and a plan have of a write: its request, the record before and after it, and what takes it back. Secrets are left out. */
import { defined } from '../base/defined.js';
import { stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { holes } from '../base/template.js';
import { redactValue } from '../base/redact.js';
import type { Effect } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { secretsIn } from '../base/wires.js';
import type { InverseOrNone } from '../contract/undo.js';
import { SentFile } from '../http/sent-file.js';
import { inverseOf, writtenOf } from '../writes/inverse.js';
import type { Intent, LoggedRequest } from '../writes/types.js';
import { ownerOf } from './owner.js';
import { withoutSecrets } from './planned.js';
import { readRecordBefore, recordOf, recreationOf, ruleOf } from './record-before.js';
import { DOTS } from './shown.js';
import { hideFields, MOST_TEXT, storedBody, type StoredOptions } from './stored-body.js';

/** Maximum bytes of what one line has of the record before. */
const MOST_BEFORE = 1024 * 1024;

/** What the log and a plan say of a write before it is sent. */
export type WriteEntry = Pick<Intent, 'cmd' | 'call' | 'effect' | 'account' | 'req' | 'args' | 'before' | 'inverse'>;

/** Returns what is known of a write before it is sent. Reads the record before, where the spec says how; `seen` gets the response. */
export async function factsOf(
  call: Call,
  effect: Effect,
  url: URL,
  context: Context,
  stored: StoredOptions = {},
  seen?: (read: Response) => void,
): Promise<WriteEntry> {
  const { logged } = call;
  const secrets = secretsOf(context);
  const shown = withoutSecrets(context, { url: url.href, body: call.body });
  const address = new URL(shown.url);
  const req: LoggedRequest = {
    ...defined({ host: call.host }),
    method: call.method,
    path: `${address.pathname}${address.search}`,
    ...defined({ body: await storedBody(hideFields(shown.body, secrets), stored), encoding: call.encoding }),
  };
  const args = await storedArgs(call, context);
  const before = logged?.before ?? (context.options.noBefore ? undefined : await readRecordBefore(call, context, seen));
  const again = before && (await recreationOf(call))?.bodyOf(before);
  const inverse = withoutSecret(
    inverseOf({ rule: logged?.rule, args, sent: call.body, before: before ?? null, ...defined({ again }) }),
    secrets,
  );
  const written = before && effect === 'update' ? writtenOf(call.body, before, ruleOf(call)?.fields) : before;
  const kept = hideFields(written ?? null, secrets);
  const isLarge = Buffer.byteLength(stringifyJson([kept, inverse])) > MOST_BEFORE;
  return {
    cmd: logged?.command ?? context.command.words,
    ...defined({ call: logged?.call }),
    effect,
    account: (await ownerOf(context)).account,
    req,
    args,
    before: isLarge ? null : kept,
    inverse: isLarge ? { none: 'The record before the write is too large for the log.' } : inverse,
  };
}

/** Returns the arguments and the body of a request as the log has them. */
export async function storedOf(
  call: Call,
  context: Context,
): Promise<{ readonly args: unknown; readonly body: unknown }> {
  const { body } = withoutSecrets(context, { url: '', body: call.body });
  return { args: await storedArgs(call, context), body: await storedBody(hideFields(body, secretsOf(context))) };
}

/** Returns the id of the record that a response created or names. */
export const newIdIn = ({ logged }: Call, response: Response): string | undefined =>
  logged?.id === undefined ? response.id : logged.id(response);

/** Returns the fields of the record in a response that were written, without files and long texts. */
export function afterOf({ body, logged }: Call, response: Response | undefined, context: Context): Row | null {
  const record = response && recordOf(logged, response);
  if (!isObject(record)) return null;
  const short = Object.entries(writtenOf(body, record)).filter(
    ([name, value]) => !(isObject(body) && body[name] instanceof SentFile) && !isLong(value),
  );
  return hideFields(Object.fromEntries(short), secretsOf(context));
}

/** Whether a value is longer than the log stores it: a service may return the file that it was sent. */
const isLong = (value: unknown): boolean => (stringifyJson(value ?? null)?.length ?? 0) > MOST_TEXT;

/** Returns the fields of a record that neither the log nor a plan may have. */
const secretsOf = (context: Context): readonly string[] => [
  ...(context.service.secrets ?? []),
  ...secretsIn(context, 'body'),
];

/** A record whose secret is not stored cannot be made again as it was. */
function withoutSecret(inverse: InverseOrNone, secrets: readonly string[]): InverseOrNone {
  if ('none' in inverse || !isObject(inverse.body)) return inverse;
  const isSecret = stringifyJson(redactValue(hideFields(inverse.body, secrets))).includes(DOTS);
  return isSecret ? { none: 'The record has a secret, which is not stored.' } : inverse;
}

/** Returns the arguments that a request and its inverse are made of, without the values of secret ones. */
async function storedArgs(call: Call, { command }: Context): Promise<Row> {
  const { args = {}, marks } = call.logged ?? {};
  const { positionals, flags } = command;
  // A line of a plan has the path filled and only the arguments of that path.
  const inPath = marks === undefined ? holes(call.path) : Object.keys(args);
  const inInverse = holes(Object.values(ruleOf(call)?.args ?? {}).join(' '));
  const names = new Set([...Object.keys(positionals), ...inPath, ...inInverse]);
  const used = Object.entries(args)
    .filter(([name]) => names.has(name) && flags[name]?.secret !== true)
    .map(([name, value]) => [name, positionals[name]?.secret === true ? DOTS : value] as const);
  return (await storedBody(Object.fromEntries(used))) as Row;
}
