/** Values -> Request -> Response -> Result, for a command that its spec declares as a request. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, Response } from '../contract/http.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isWrite } from '../base/writes.js';
import { withoutPrototype } from '../base/objects.js';
import { fillText } from '../base/template.js';
import { wiresOf } from '../base/wires.js';
import { printResult } from '../output/index.js';
import { checkFields, writtenFields } from './field-check.js';
import { createdId, targetOf, callsOf, requestOf, resourceOf, type Request } from './request.js';
import { fromDialect } from './dialect.js';
import { inTurn, listed } from './in-turn.js';
import { listOf, listResult } from './list.js';
import { partialFailure } from './partial-failure.js';
import { plannedResult } from './planned.js';
import { bind, type Bound } from './reading.js';
import type { Names } from './record-names.js';
import { resultsOf } from './results.js';
import { globalValues } from './wires.js';
import { checkResponse, warnOfDoubts, warnOfResponses } from './write-check.js';

/** Runs a command that its spec declares as a request. */
export async function perform(plan: RequestPlan, own: Row, context: Context): Promise<void> {
  for await (const result of performed(plan, own, context)) await printResult(result, context.out);
}

/** Yields what a command prints: checks, look-ups, the question and the requests come before its first Result. */
async function* performed(plan: RequestPlan, own: Row, context: Context): AsyncGenerator<Result> {
  const bound = bind(withoutPrototype(globalValues(context), own), context);
  const { print, each } = bound.reading;
  if (print === 'template') {
    yield await templateOf(plan, bound, context);
    return;
  }
  const stream = plan.answer === undefined ? undefined : await import('./stream.js');
  stream?.checkStream(plan, bound.args, context);
  const attachments = await attachmentsOf(plan, bound, context);
  const uploads = plan.upload === undefined ? undefined : await import('./upload.js');
  const file = plan.upload && uploads?.checkFile(plan.upload, bound.args, context);
  if (attachments !== undefined && context.options.once !== undefined)
    throw new CliError(
      'combination',
      '--once cannot be used with files, which are sent by writes of their own.',
      'Attach them afterwards.',
    );
  if (plan.resource === undefined) await checkFields(plan, undefined, bound, context);
  const request = await requestOf(plan, bound, context, file?.facts);
  const calls = await callsOf(request, context);
  if (plan.resource !== undefined) await checkFields(plan, request.resource, bound, context);

  if (plan.shape === 'rows' && plan.effect === 'read') {
    if (each === undefined) yield await listResult(request, calls[0], context);
    else yield* (await import('./each-value.js')).eachResult(each, listOf(request, context), calls[0], context);
    return;
  }

  const names = await namesOf(request, context);
  await ask(request, names, context);
  await warnOfDoubts(request, request.parts.body, context);
  const isKept = context.options.dryRun && plan.effect !== 'read';
  if (stream !== undefined && !isKept) {
    yield await stream.streamResult(request, calls[0], context);
    return;
  }
  if (plan.stream !== undefined && !isKept) {
    yield await listResult(request, calls[0], context);
    return;
  }
  const attached = attachments?.(request.values);
  const extra = (await attached?.before()) ?? {};
  let responses: readonly Response[];
  try {
    responses = await sendAll(request, calls, names, extra, context);
  } catch (error) {
    attached?.warnOfOrphan();
    throw error;
  }
  const [same] = responses;
  if (same?.status === 304) {
    yield (await import('./versions.js')).unchanged(same, calls[0].headers?.['if-none-match'] ?? '');
    return;
  }
  await settle(request, responses, context);
  await attached?.after(createdId(request, responses.at(-1)));
  const [created] = responses;
  if (file !== undefined && created !== undefined)
    responses = (await uploads?.sendFile(request, created, file, context).then((last) => [last])) ?? responses;
  if (isKept) {
    const planned = plannedResult(context);
    if (planned !== undefined) yield planned;
    return;
  }
  const [first] = responses;
  if (plan.poll === undefined || first === undefined) return yield* answered(request, responses, context);
  const { followJob } = await import('./job.js');
  const job = await followJob(request, plan.poll, first, context);
  yield* answered(job.request, [job.response], context);
}

/** Returns a body to fill, without the fields that a required flag sets. Sends nothing. */
async function templateOf(plan: RequestPlan, bound: Bound, context: Context): Promise<Result> {
  const resource = await resourceOf(plan, bound, context);
  const without = Object.values(context.command.flags).flatMap((data) =>
    data.demandOption !== true ? [] : wiresOf(data).flatMap(({ in: place, name }) => (place === 'body' ? [name] : [])),
  );
  const value = await resource?.template?.({ creates: plan.effect === 'create', without });
  if (value === undefined) context.fail('input', 'The catalogue does not list the fields of the resource.');
  return { kind: 'json', value };
}

/** Checks the files of the command; their records are filled once the values are known. */
async function attachmentsOf(plan: RequestPlan, { given }: Bound, context: Context) {
  if (plan.attach === undefined) return undefined;
  const one = given.find(({ place }) => place === 'attach');
  const rules = one === undefined ? undefined : plan.attach[one.detail];
  if (one === undefined || rules === undefined) return undefined;
  const files = [one.value].flat().map(String);
  // Checked before any look-up: a file that is missing must not cost a request.
  return (await fromDialect('attach', context))(rules, files, context);
}

/** Reads the names of the records that a write is about, for its question or dry run. */
async function namesOf(request: Request, context: Context): Promise<Names> {
  const { naming, resource, effect } = request.plan;
  const hasNames = naming !== undefined || (resource?.id !== undefined && effect !== 'read');
  return hasNames ? (await import('./record-names.js')).readRecordNames(request, context) : new Map();
}

async function ask(request: Request, names: Names, context: Context): Promise<void> {
  const { plan, repeated, targets, bound } = request;
  if (!isWrite(plan.effect) || context.options.dryRun) return;
  const asksByDefault = plan.effect === 'delete' && context.service.gate.deletes === 'ask';
  const words = [context.command.words, ...Object.keys(context.command.positionals).map((name) => `{${name}}`)];
  const question = plan.confirm ?? (asksByDefault ? `Run "${words.join(' ')}"?` : undefined);
  if (question === undefined) {
    if (targets.length === 1) return;
    const { showMany } = await import('./record-names.js');
    showMany(
      `${String(targets.length)} requests of "${words.join(' ')}"`,
      targets.map(String),
      targets.length,
      context,
    );
    return;
  }
  const named = names.size === 0 ? {} : (await import('./record-names.js')).nameTargets(request, names, context);
  const ids = repeated === undefined ? {} : { [repeated]: listed(targets.map((id) => id ?? '')) };
  const shown = withoutPrototype(bound.args, ids, named);
  await context.confirm(
    fillText(question, (name) => shown[name]),
    [],
    targets.length,
  );
}

/** Sends one request for each target, in order. The first failure stops and reports what was done before it. */
async function sendAll(
  request: Request,
  calls: readonly [Call, ...Call[]],
  names: Names,
  fields: Row,
  context: Context,
): Promise<readonly Response[]> {
  const { plan, targets, repeated } = request;
  const isExtended = Object.keys(fields).length > 0;
  const callFor = new Map(targets.map((target, at) => [target, calls[at] ?? calls[0]]));
  const send = async (target: string | undefined): Promise<Response> => {
    const call = { ...(callFor.get(target) ?? calls[0]), ...defined({ about: names.get(target) }) };
    const response = await context.http
      .send(isExtended ? { ...call, body: { ...(call.body as Row), ...fields } } : call)
      .catch(async (error: unknown) => {
        throw plan.etag === undefined
          ? error
          : (await import('./versions.js')).conflictOf(error, request, call, context);
      });
    if (response.status === 304) return response;
    // Events have no record.
    if (response.events === undefined && partialFailure(plan, [response], context) === undefined)
      checkResponse(request, response, context, plan.shape === 'record' && !plan.reread);
    return response;
  };
  return inTurn(targets, send, {
    argument: repeated,
    settle: async (responses) => {
      await settle(request, responses, context);
      return partialFailure(plan, responses, context);
    },
  });
}

/** Warns about responses that do not show what was done. */
async function settle(request: Request, responses: readonly Response[], context: Context): Promise<void> {
  const { plan, resource } = request;
  if (responses.some(({ events }) => events !== undefined)) return;
  // A record with an id needs no further check, and most writes return one.
  const isKnown = responses.every((response) => createdId(request, response) !== undefined);
  const fields = isKnown ? [] : await writtenFields(plan, resource, context);
  // A response that lists failed items comes from the service.
  if (partialFailure(plan, responses, context) === undefined)
    warnOfResponses(request, responses, context, (at) => ({ fields, ...defined({ target: targetOf(request, at) }) }));
}

/** Yields what the responses print, then ends with the error for items that failed. */
async function* answered(request: Request, responses: readonly Response[], context: Context): AsyncGenerator<Result> {
  const failure = partialFailure(request.plan, responses, context);
  yield* resultsOf(request, responses, failure, context);
  if (failure !== undefined) throw failure;
}
