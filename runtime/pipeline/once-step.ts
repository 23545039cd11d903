/** Sends the create of a run once for a key of the caller. A second run with the key reads the record of the first. */
import { defined } from '../base/defined.js';
import { CliError, toRun } from '../base/errors.js';
import { parseObject, stringifyJson } from '../base/json.js';
import { extended } from '../base/objects.js';
import { setPath } from '../base/paths.js';
import { redactValue } from '../base/redact.js';
import { fillJson } from '../base/template.js';
import type { Context } from '../contract/context.js';
import type { Call, Http, Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { withLock } from '../state/lock.js';
import { makeFolder } from '../state/folder.js';
import { logFolder, readWrite } from '../writes/log.js';
import { lockOfKey, writeOfKey } from '../writes/once.js';
import type { LoggedWrite } from '../writes/types.js';
import { namedRequest } from './named-request.js';
import { ownerOf } from './owner.js';
import { reconcileWrite } from './reconcile.js';
import { storedOf } from './write-facts.js';

/** Milliseconds to wait for another run with the same key, which may repeat its requests. */
const PATIENCE = 600_000;

/**
 * Calls `run` with a context that sends one create at most.
 *
 * @throws CliError `combination` where the log cannot say whether it was sent; `unavailable` if that is not known
 */
export async function withKey(key: string, context: Context, run: (context: Context) => Promise<void>): Promise<void> {
  const { options, service, folder, world } = context;
  const conflict = options.plan !== undefined ? '--plan' : undefined;
  if (conflict !== undefined)
    throw new CliError(
      'combination',
      `--once and ${conflict} exclude each other.`,
      '"apply" sends no line of a plan twice.',
    );
  if (options.noLog)
    throw new CliError(
      'combination',
      '--once needs the log of writes, which says whether the write was sent.',
      toRun(`${service.binary} config set log on`),
    );
  const log = logFolder(folder, options.profile);
  const prior = async (): Promise<LoggedWrite | undefined> => {
    const id = await writeOfKey(log, key);
    const found = id === undefined ? undefined : await readWrite(log, id);
    return found === undefined || found.state === 'refused' ? undefined : found;
  };
  if (options.dryRun) {
    const found = await prior();
    if (found !== undefined)
      context.note(`Without --dry-run nothing would be sent: the key "${key}" is that of ${found.id}.`);
    return run(context);
  }
  makeFolder(log);
  const work = async (): Promise<void> => {
    const found = await prior();
    const http = answering(key, found, context);
    return run(extended(context, { http, ...(found !== undefined && { isRepeated: true as const }) }));
  };
  return withLock(lockOfKey(log, key), work, { patience: PATIENCE, signal: world.signal });
}

/** Returns a client that answers the create with what the first write with the key has created. */
function answering(key: string, prior: LoggedWrite | undefined, context: Context): Http {
  let isSent = false;
  const send = async (call: Call): Promise<Response> => {
    const { http } = context;
    // Only requests of the command itself are named in the log.
    if (call.effect !== 'create' || call.logged === undefined) return http.send(call);
    if (isSent) throw new CliError('combination', `The key "${key}" names one write, and this command sends several.`);
    isSent = true;
    if (prior === undefined) return http.send(call);
    await checkSame(key, prior, call, context);
    return firstResponse(key, prior, context);
  };
  return extended(context.http, { send });
}

/** @throws CliError `combination` if the write of the key is another one */
async function checkSame(key: string, prior: LoggedWrite, call: Call, context: Context): Promise<void> {
  const { account } = await ownerOf(context);
  const now = {
    command: call.logged?.command ?? context.command.words,
    account,
    ...(await storedOf(call, context)),
  };
  const then = { command: prior.cmd, account: prior.account, args: prior.args, body: prior.req.body };
  const name = Object.keys(now).find(
    (one) => textOf(now[one as keyof typeof now]) !== textOf(then[one as keyof typeof now]),
  );
  if (name === undefined) return;
  throw new CliError(
    'combination',
    `The key "${key}" is that of another write: ${prior.id} (${prior.cmd}) has another ${name}. Nothing was sent.`,
    toRun(
      `${context.service.binary} log show ${prior.id}`,
      (line) => `${line} shows it. Give this write a key of its own.`,
    ),
  );
}

/** Returns a value as the log returns it, which has read it from a line. */
const textOf = (value: unknown): string => stringifyJson(parseObject(stringifyJson({ value: redactValue(value) })));

async function firstResponse(key: string, prior: LoggedWrite, context: Context): Promise<Response> {
  const { service } = context;
  // The lock is held, so that a write without an outcome is not being sent by another run.
  const known = prior.state === 'done' ? undefined : await reconcileWrite({ ...prior, state: 'unknown' }, context);
  const record = known?.record ?? prior.outcome?.record;
  if (known !== undefined && known.state !== 'done')
    throw new CliError(
      'unavailable',
      `The write with the key "${key}" (${prior.id}) was sent, and its result is not known. ${known.why} Nothing was sent now.`,
      {
        next: `${service.binary} log show ${prior.id}`,
        text: `Check the service. If the record does not exist, run "${service.binary} reconcile ${prior.id} --mark refused", and then this command again.`,
      },
      { fate: 'unknown' },
    );
  const found = known === undefined ? '' : ' Its response was lost, and its record was found again.';
  context.note(
    `Nothing was sent: the key "${key}" is that of ${prior.id}${record === undefined ? '' : `, which created ${record}`}.${found}`,
  );
  return readFirst(prior, record, context);
}

/** Reads the record of the first write. One that cannot be read is its id. */
async function readFirst(prior: LoggedWrite, record: string | undefined, context: Context): Promise<Response> {
  const { request, context: inside } = await namedRequest(
    { command: prior.cmd, ...defined({ call: prior.call }) },
    { args: prior.args },
    context,
  );
  const { reader } = request.plan;
  if (typeof reader === 'object' && record !== undefined) {
    try {
      const args = fillJson(reader.args, (name) => (name === 'created' ? record : prior.args[name])) as Row;
      const reading = await namedRequest(reader, { args }, inside);
      const response = await reading.context.http.send(reading.call);
      return { ...response, id: record };
    } catch (error) {
      if (!(error instanceof CliError) || ![404, 410].includes(error.details.statusCode ?? 0)) throw error;
      context.warn(`The record ${record} was deleted after it was created.`);
    }
  }
  const [key = 'id'] = (request.key?.field ?? request.plan.created ?? 'id').split('|');
  const known: Row = record === undefined ? {} : { [key]: record };
  const path = request.plan.result ?? context.service.record;
  const enveloped: Record<string, unknown> = {};
  if (path !== '') setPath(enveloped, path, known);
  const body = path === '' ? known : enveloped;
  return { status: 200, headers: {}, url: '', body, record: known, ...defined({ id: record }) };
}
