/** Stores in the log what a run is about to write, and what became of it. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { idOf } from '../base/ids.js';
import { plainText, stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { holes } from '../base/template.js';
import { redactValue } from '../base/redact.js';
import type { Effect } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, OpenIntent, Page, Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { wiresOf } from '../base/wires.js';
import type { InverseOrNone, ReadBefore, Undo } from '../contract/undo.js';
import { SentFile } from '../http/sent-file.js';
import { newId, timeOf } from '../writes/ids.js';
import { fieldsOf, inverseOf, writtenOf, type WriteFacts } from '../writes/inverse.js';
import { logFolder, openWriteLog, type WriteLog } from '../writes/log.js';
import type { Actor, Intent, LoggedRequest } from '../writes/types.js';
import { hideFields, MOST_TEXT, storedBody, type StoredOptions } from './stored-body.js';
import { namedRequest } from './named-request.js';
import { ownerOf } from './owner.js';
import { listPages } from './pages.js';
import { withoutSecrets } from './planned.js';
import { recordIn } from './response.js';
import { DOTS } from './shown.js';

/** Maximum bytes of what one line has of the record before. */
const MOST_BEFORE = 1024 * 1024;

/** What is the same for all writes of a run. */
export interface WriteRun {
  readonly context: Context;
  readonly actor: Actor;
  /** The command line as it was typed; secrets are dots. */
  readonly argv: readonly string[];
}

export interface WriteStep {
  begin(call: Call, effect: Effect, url: URL): Promise<OpenIntent>;
  close(): void;
}

/** Returns the step that stores each write of a run. The log is opened with the first. */
export function createWriteStep({ context, actor, argv }: WriteRun): WriteStep {
  const { world, options } = context;
  const run = newId('r', world.now());
  const onceOf = ({ logged }: Call, effect: Effect): string | undefined =>
    effect === 'create' && logged !== undefined ? options.once : undefined;
  let log: WriteLog | undefined;
  return {
    begin: async (call, effect, url) => {
      const facts = await factsOf(call, effect, url, context);
      const id = newId('w', world.now());
      const { marks } = call.logged ?? {};
      const intent: Intent = {
        t: 'intent',
        id,
        at: timeOf(id).toISOString(),
        run,
        pid: process.pid,
        ...facts,
        argv,
        ...defined({
          plan: marks?.plan,
          line: marks?.line,
          lineDigest: marks?.lineDigest,
          undoes: marks?.undoes,
          once: marks?.once ?? onceOf(call, effect),
        }),
        actor: marks?.actor ?? actor,
      };
      const end: OpenIntent['end'] = (fate, response) => {
        const at = world.now().toISOString();
        const after = afterOf(call, response, context);
        const { status } = response ?? {};
        const record = response && newIdIn(call, response);
        try {
          log?.end(redactValue({ t: 'outcome', id, at, state: fate, ...defined({ status, record }), after }));
        } catch {
          // Without its outcome the write counts as unknown, which the error of the next one explains.
        }
      };
      try {
        const folder = logFolder(context.folder, options.profile);
        // Before the intent: a key without a write in the log is one that was not sent.
        if (intent.once !== undefined) await (await import('../writes/once.js')).addKey(folder, intent.once, id);
        log ??= openWriteLog(folder);
        await log.begin(redactValue(intent) as Intent);
      } catch (error) {
        // The line may be in the file although it is not durable.
        end('refused');
        throw unlogged(error, context);
      }
      return { end };
    },
    close: () => log?.close(),
  };
}

/** Says what to do about a log that cannot be written. */
function unlogged(error: unknown, { service }: Context): unknown {
  if (!(error instanceof CliError)) return error;
  const { kind, message, details } = error;
  const remedy = `Every write is stored before it is sent: make room or allow the folder to be written, or run "${service.binary} config set log off".`;
  return new CliError(kind, `${message} Nothing was sent.`, remedy, details);
}

/** What the log and a plan say of a write before it is sent. */
export type WriteEntry = Pick<Intent, 'cmd' | 'call' | 'effect' | 'account' | 'req' | 'args' | 'before' | 'inverse'>;

/** Returns what is known of a write before it is sent. Reads the record before, where the spec says how. */
export async function factsOf(
  call: Call,
  effect: Effect,
  url: URL,
  context: Context,
  stored: StoredOptions = {},
): Promise<WriteEntry> {
  const { command } = context;
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
  const read = await beforeOf(call, context);
  const args = (await storedBody(withoutSecretArgs(argsIn(call, context), context))) as Row;
  const again = read && (await recreationOf(call, read));
  const inverse = withoutSecret(
    inverseOf({ rule: logged?.rule, args, sent: call.body, before: read ?? null, ...defined({ again }) }),
    secrets,
  );
  const kept = hideFields(
    read === undefined || effect !== 'update' ? read : writtenOf(call.body, read, fieldsOf(logged?.rule)),
    secrets,
  );
  const isLarge = Buffer.byteLength(stringifyJson([kept ?? null, inverse])) > MOST_BEFORE;
  return {
    cmd: logged?.command ?? command.words,
    ...defined({ call: logged?.call }),
    effect,
    account: (await ownerOf(context)).account,
    req,
    args,
    before: isLarge ? null : (kept ?? null),
    inverse: isLarge ? { none: 'The record before the write is too large for the log.' } : inverse,
  };
}

/** Returns how the record of a delete is created again; undefined for other writes, and where only the other command knows it. */
async function recreationOf({ logged }: Call, record: Row): Promise<WriteFacts['again']> {
  const { rule, recreation } = logged ?? {};
  const creates = rule !== undefined && !('none' in rule) && Array.isArray(rule.body);
  return creates ? (await recreation?.())?.bodyOf(record) : undefined;
}

/** Returns the fields of a record that neither the log nor a plan may have. */
function secretsOf({ command, service }: Context): readonly string[] {
  const typed = Object.values(command.flags).flatMap((flag) =>
    flag.secret ? wiresOf(flag).flatMap((wire) => (wire.in === 'body' ? wire.name : [])) : [],
  );
  return [...(service.secrets ?? []), ...typed];
}

/** A record whose secret is not stored cannot be made again as it was. */
function withoutSecret(inverse: InverseOrNone, secrets: readonly string[]): InverseOrNone {
  if ('none' in inverse || !isObject(inverse.body)) return inverse;
  const isSecret = stringifyJson(redactValue(hideFields(inverse.body, secrets))).includes(DOTS);
  return isSecret ? { none: 'The record has a secret, which is not stored.' } : inverse;
}

/** Returns the arguments and the body of a request as the log has them. */
export async function storedOf(
  call: Call,
  context: Context,
): Promise<{ readonly args: unknown; readonly body: unknown }> {
  const { body } = withoutSecrets(context, { url: '', body: call.body });
  return {
    args: await storedBody(withoutSecretArgs(argsIn(call, context), context)),
    body: await storedBody(hideFields(body, secretsOf(context))),
  };
}

/** Returns the arguments that the path of a request is made of. */
function argsIn({ logged, path }: Call, { command }: Context): Row {
  // A line of a plan has the path filled and only the arguments of that path.
  const inPath = logged?.marks === undefined ? holes(path) : Object.keys(logged.args);
  const names = new Set([...Object.keys(command.positionals), ...inPath]);
  const rule = logged?.rule;
  const used = rule !== undefined && !('none' in rule) ? Object.values(rule.args).join(' ') : '';
  return Object.fromEntries(
    Object.entries(logged?.args ?? {})
      .filter(([name]) => names.has(name) || used.includes(`{${name}}`))
      .map(([name, value]) => [name, command.positionals[name]?.secret === true ? DOTS : value]),
  );
}

async function beforeOf(call: Call, context: Context): Promise<Row | undefined> {
  const { before } = call.logged ?? {};
  return before ?? (context.options.noBefore ? undefined : readRecordBefore(call, context));
}

/** Whether the spec says how the record of a write is read before it. */
export const isReadBefore = ({ logged }: Call): boolean => readBefore(logged?.rule) !== undefined;

const readBefore = (rule: Undo | undefined): Reader | undefined =>
  rule === undefined || 'none' in rule ? undefined : rule.before;

/** How the record of a write is read. */
type Reader = ReadBefore | 'itself';

/** Returns how the record of a write is read, also of one that has no inverse. */
export const readerOf = ({ logged }: Call): Reader | undefined => readBefore(logged?.rule) ?? logged?.reader;

/** Returns the record that a write changes; undefined where the spec does not say how it is read, and if it cannot be read. */
export async function readRecordBefore(call: Call, context: Context): Promise<Row | undefined> {
  try {
    return (await readRecord(call, context)) ?? undefined;
  } catch (error) {
    // The write itself says what is wrong with the record or the service.
    if (error instanceof CliError) return undefined;
    throw error;
  }
}

/** Returns the id of the record that a response created or names. */
export const newIdIn = ({ logged }: Call, response: Response): string | undefined =>
  logged === undefined ? response.id : logged.id(response);

/** Returns the row of a list whose field has a value. */
async function rowIn(pages: AsyncIterable<Page>, field: string, value: unknown): Promise<Row | undefined> {
  for await (const { rows } of pages) {
    const found = rows.find((row) => idOf(row, field) === plainText(value));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the record that a write changes; null if the list that has it does not, and undefined where the spec does not say how it
 * is read.
 *
 * @param reader how it is read; default: as before the write
 * @throws CliError of the request that reads it
 */
export async function readRecord(
  call: Call,
  context: Context,
  reader: Reader | undefined = readBefore(call.logged?.rule),
): Promise<Row | null | undefined> {
  const { rule, args = {}, record, recreation } = call.logged ?? {};
  if (reader === undefined) return undefined;
  if (reader === 'itself') {
    const { path, params, host } = call;
    const recreates = rule !== undefined && !('none' in rule) && Array.isArray(rule.body);
    const query = recreates ? (await recreation?.())?.query : undefined;
    const reading = { method: 'GET', path, retry: false, ...defined({ params, host, query }) } as const;
    const found = record?.((await context.http.send(reading)).body);
    return found && hideFields(found, context.service.secrets ?? []);
  }
  const filled = Object.fromEntries(Object.entries(reader.args).map(([name, text]) => [name, args[text.slice(1, -1)]]));
  const reading = await namedRequest(reader, { args: filled }, context);
  const { path, params, host, query } = reading.call;
  const read: Call = { method: 'GET', path, retry: false, ...defined({ params, host, query }) };
  const { row } = reader;
  if (row !== undefined) {
    const found = await rowIn(listPages(reading.request.plan, read, {}, context), row.field, args[row.is.slice(1, -1)]);
    return found === undefined ? null : hideFields(found, context.service.secrets ?? []);
  }
  const response = await context.http.send(read);
  const { plan, resource } = reading.request;
  const found = recordIn(plan, response, context, resource);
  if (!isObject(found)) return undefined;
  return hideFields(resource?.plain?.(found) ?? found, context.service.secrets ?? []);
}

/** Returns the fields of the record in a response that were written, without files and long texts. */
function afterOf({ body, logged }: Call, response: Response | undefined, context: Context): Row | null {
  const record = logged === undefined ? response?.record : logged.record(response?.body);
  if (!isObject(record)) return null;
  const short = Object.entries(writtenOf(body, record)).filter(
    ([name, value]) => !(isObject(body) && body[name] instanceof SentFile) && !isLong(value),
  );
  return hideFields(Object.fromEntries(short), secretsOf(context));
}

/** Whether a value is longer than the log stores it: a service may return the file that it was sent. */
const isLong = (value: unknown): boolean => (stringifyJson(value ?? null)?.length ?? 0) > MOST_TEXT;

/** Returns arguments without the values of secret flags. */
const withoutSecretArgs = (args: Row, { command }: Context): Row =>
  Object.fromEntries(Object.entries(args).filter(([name]) => command.flags[name]?.secret !== true));
