import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Reply } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { isWrite } from '../base/effects.js';
import { rowsAt } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import { withoutPrototype, isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';
import { checkGate } from '../http/gate.js';
import { printAction } from './action.js';
import { checkMessages, checkRecord, recordIn, type RecordFacts } from './response.js';
import { createdId, targetOf, withKey } from './identity.js';
import { printPlanned } from './planned.js';
import { partialFailure, showsResponse } from './partial-failure.js';
import { givenOf, globalValues } from './wires.js';
import { checkFields, writtenFields } from './field-check.js';
import { inTurn, listed } from './in-turn.js';
import { printList } from './list.js';
import type { Names } from './record-names.js';
import { prepare, type Prepared } from './request.js';
import { printRecord } from './record.js';
import { readingOf } from './reading.js';
import { checkResponse, warnOfResponses } from './write-check.js';

/** Runs a declarative command: gate, values, prompt, requests, output, in this order. */
export async function run(declared: RequestPlan, own: Row, context: Context): Promise<void> {
  const args = withoutPrototype(globalValues(context), own);
  const known = readingOf(args, context).secrets ? withoutDots(declared) : declared;
  if (readingOf(args, context).print === 'template')
    return (await import('../dialects/odata/print-template.js')).printTemplate(known, args, context);
  checkGate(context, known.effect);
  const stream = known.answer === undefined ? undefined : await import('./stream.js');
  stream?.checkStream(known, args, context);
  const attachments = await attachmentsOf(known, args, context);
  if (known.resource === undefined) await checkFields(known, undefined, args, context);
  const prepared = await prepare(known, args, context);
  const plan = withKey(known, prepared);
  if (plan.resource !== undefined) await checkFields(plan, prepared.subject, args, context);
  if (plan.shape === 'rows' && plan.effect === 'read') return printList(plan, prepared, args, context);

  const hasNames = plan.naming !== undefined || (plan.resource?.id !== undefined && plan.effect !== 'read');
  const names: Names = !hasNames
    ? new Map()
    : await (await import('./record-names.js')).readNames(plan, prepared, context);
  await ask(plan, prepared, names, args, context);
  await warnOfDoubts(plan, prepared, context);
  if (stream !== undefined && !(context.globals.dryRun && plan.effect !== 'read'))
    return stream.printStream(plan, await prepared.call(prepared.targets[0]), args, context);
  const attached = attachments?.(prepared.values);
  const extra = (await attached?.before()) ?? {};
  let replies: readonly Reply[];
  try {
    replies = await sendAll(plan, prepared, names, extra, context);
  } catch (error) {
    attached?.warnOfOrphan();
    throw error;
  }
  await settle(plan, prepared, replies, context);
  await attached?.after(createdId(plan, replies.at(-1), context));
  if (context.globals.dryRun && plan.effect !== 'read') return printPlanned(context);
  const [first] = replies;
  if (plan.poll === undefined || first === undefined) return printAll(plan, prepared, replies, args, context);
  const { followJob } = await import('./job.js');
  const job = await followJob(plan, plan.poll, prepared, first, args, context);
  await printAll(job.plan, job.prepared, [job.reply], job.args, context);
}

/** Returns the fields that the command itself declares, for a record that neither an envelope nor a column proves. */
async function declaredBy(plan: RequestPlan, { client, command, service }: Context): Promise<RecordFacts> {
  if ((plan.result ?? service.record) !== '' || (plan.columns !== undefined && !plan.flat)) return {};
  const { fields } = (await client.fields?.()) ?? {};
  return defined({ declared: fields?.[command.id]?.filter((name) => !name.includes('*')) });
}

function withoutDots({ secrets: _shown, ...plan }: RequestPlan): RequestPlan {
  return plan;
}

/** Checks the files of the command; their records are filled once the values are known. */
async function attachmentsOf(plan: RequestPlan, args: Row, context: Context) {
  if (plan.attach === undefined) return undefined;
  const given = givenOf(args, context.command).find((one) => one.place === 'attach');
  const rules = given === undefined ? undefined : plan.attach[given.detail];
  if (given === undefined || rules === undefined) return undefined;
  const { openAttachments } = await import('../dialects/odata/attach.js');
  const files = [given.value].flat().map(String);
  // Checked before any look-up: a file that is missing must not cost a request.
  return openAttachments(rules, files, context);
}

/** Warns of a body that the service may refuse. */
export async function warnOfDoubts(plan: RequestPlan, { subject, parts }: Prepared, context: Context): Promise<void> {
  if (subject === undefined || plan.effect === 'delete' || plan.effect === 'read') return;
  const doubts = await subject.doubts((parts.body ?? {}) as Row, plan.effect === 'create');
  for (const doubt of doubts) context.warn(doubt);
}

async function ask(plan: RequestPlan, prepared: Prepared, names: Names, args: Row, context: Context): Promise<void> {
  if (!isWrite(plan.effect) || context.globals.dryRun) return;
  const asksByDefault = plan.effect === 'delete' && context.service.gate.deletes === 'ask';
  const words = [context.command.words, ...Object.keys(context.command.positionals).map((name) => `{${name}}`)];
  const question = plan.confirm ?? (asksByDefault ? `Run "${words.join(' ')}"?` : undefined);
  if (question === undefined) return;
  const named =
    names.size === 0 ? {} : (await import('./record-names.js')).nameTargets(plan, prepared, names, args, context);
  const { repeated, targets } = prepared;
  const shown = withoutPrototype(
    args,
    repeated === undefined ? {} : { [repeated]: listed(targets.map((id) => id ?? '')) },
    named,
  );
  await context.confirm(fillText(question, (name) => shown[name]));
}

/** Warns of responses that do not prove what was done. */
async function settle(
  plan: RequestPlan,
  prepared: Prepared,
  replies: readonly Reply[],
  context: Context,
): Promise<void> {
  // A record with an id is one: most writes need no names.
  const isKnown = replies.every((reply) => createdId(plan, reply, context) !== undefined);
  const fields = isKnown ? [] : await writtenFields(plan, prepared.subject, context);
  // A response that lists what failed is that of the service.
  if (partialFailure(plan, replies, context) === undefined)
    warnOfResponses(plan, replies, context, (at) => ({ fields, ...defined({ target: targetOf(plan, prepared, at) }) }));
}

/** Sends one request for each target, in order. The first failure stops and reports what was done before it. */
async function sendAll(
  plan: RequestPlan,
  prepared: Prepared,
  names: Names,
  fields: Row,
  context: Context,
): Promise<readonly Reply[]> {
  const isExtended = Object.keys(fields).length > 0;
  const send = async (target: string | undefined): Promise<Reply> => {
    const call = { ...(await prepared.call(target)), ...defined({ about: names.get(target) }) };
    const reply = await context.http.send(isExtended ? { ...call, body: { ...(call.body as Row), ...fields } } : call);
    if (partialFailure(plan, [reply], context) === undefined)
      checkResponse(plan, reply, context, plan.shape === 'record' && !plan.reread);
    return reply;
  };
  return inTurn(prepared.targets, send, {
    argument: prepared.repeated,
    settle: async (replies) => {
      await settle(plan, prepared, replies, context);
      return partialFailure(plan, replies, context);
    },
  });
}

/** Prints the responses, then ends with the error for items that failed. */
async function printAll(
  plan: RequestPlan,
  prepared: Prepared,
  replies: readonly Reply[],
  args: Row,
  context: Context,
): Promise<void> {
  const failure = partialFailure(plan, replies, context);
  await printReplies(plan, prepared, replies, args, failure === undefined || showsResponse(plan, context), context);
  if (failure !== undefined) throw failure;
}

/** Prints the responses. Without `hasLine`, the line of an action would claim what was not done. */
async function printReplies(
  plan: RequestPlan,
  prepared: Prepared,
  replies: readonly Reply[],
  args: Row,
  hasLine: boolean,
  context: Context,
): Promise<void> {
  const { out } = context;
  const printLine = async (some: readonly Reply[]): Promise<void> => {
    if (hasLine) await printAction(plan, prepared, some, args, context);
  };
  if (plan.shape === 'action') return printLine(replies);
  for (const reply of replies) {
    if (plan.shape === 'rows') {
      await printChanged(plan, reply, context);
      continue;
    }
    if (plan.shape === 'raw' || readingOf(args, context).print === 'raw') {
      await out.json(reply.body);
      continue;
    }
    if (plan.effect === 'read')
      await checkRecord(plan, reply, context, { ...prepared.subject, ...(await declaredBy(plan, context)) });
    const record = (await recordIn(plan, reply, context)) ?? (await readAgain(plan, reply, context));
    checkMessages(plan, prepared.parts.query, record, reply, context);
    if (plan.moved !== undefined) noteMoved(plan.moved, plan.path, reply, prepared, args, context);
    // Some resources return an empty list for a key that they do not have.
    if (record === null && plan.effect === 'read') refuseMissing(plan, prepared, args, context);
    if (plan.web !== undefined && readingOf(args, context).print === 'web') {
      const { openPage } = await import('./web-page.js');
      await openPage(plan.web, record, prepared.values, reply, context);
      continue;
    }
    const isLine = hasLine && plan.says !== undefined && out.format === 'table' && context.globals.fields === undefined;
    if (record === null || (plan.effect !== 'read' && isLine)) await printLine([reply]);
    else await printRecord(plan, prepared, record, context);
  }
}

/**
 * Prints the rows that a write returned; values in place of records are rows with one column. A response that is something else
 * was warned of, and has none.
 */
async function printChanged(plan: RequestPlan, reply: Reply, context: Context): Promise<void> {
  const rows = writtenRows(plan, reply, context);
  const isValues = rows.some((row) => !isObject(row));
  const shown = rows.map((row) => (isObject(row) ? row : { value: row }));
  await context.out.rows(shown, isValues ? {} : defined({ columns: plan.columns }));
}

function writtenRows({ result }: RequestPlan, reply: Reply, { http, service }: Context): readonly unknown[] {
  const found = http.record(reply, result);
  if (Array.isArray(found)) return found;
  const rows = rowsAt(reply.body, result ?? service.record, service.emptyList);
  return 'rows' in rows ? rows.rows : [];
}

function refuseMissing({ resource }: RequestPlan, { subject }: Prepared, args: Row, context: Context): void {
  if (resource?.id === undefined || subject === undefined) return;
  context.fail('generic', `${subject.name} has no record ${JSON.stringify(String(args[resource.id]))}.`);
}

/** Notes that a record has moved: it is shown all the same, but a script should use the new id. */
function noteMoved(note: string, path: string, reply: Reply, { values }: Prepared, args: Row, context: Context): void {
  const asked = fillText(path, (name) => encodeURIComponent(String(values[name])));
  if (new URL(reply.url).pathname.endsWith(asked)) return;
  const look = (name: string): unknown =>
    name.startsWith('answer.') ? getPath(reply.body, name.slice('answer.'.length)) : args[name];
  context.note(fillText(note, look));
}

/** Reads the record of a write whose response had none. The write is done: without the record, its line is printed. */
async function readAgain(plan: RequestPlan, reply: Reply, context: Context): Promise<unknown> {
  if (!plan.reread) return null;
  const { http, warn } = context;
  const url = new URL(reply.url);
  const id = plan.effect === 'create' ? http.id(reply) : undefined;
  // The whole address: a path would be taken below the path of the origin once more.
  const address = `${url.origin}${url.pathname}`;
  const path = id === undefined ? address : `${address}/${encodeURIComponent(id)}`;
  try {
    return http.record(await http.send({ method: 'GET', path, ...defined({ host: plan.host }) }), plan.result);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    warn(`The write was sent, but the record could not be read again. ${error.message}`);
    return null;
  }
}
