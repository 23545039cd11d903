/** Sends the file of a command to the address in the response of its request, and the request after it. */
import type { UploadPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { plainText } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillJson, fillText, holes } from '../base/template.js';
import { mediaType, SentFile } from '../http/sent-file.js';
import { fullPath } from '../state/paths.js';
import { createdId, type Request } from './request.js';
import { recordIn, unexpected } from './response.js';
import { holdAddress, valueIn } from './upload-address.js';

/** A file that is checked before the first request. */
export interface CheckedFile {
  readonly file: SentFile;
  /** What templates know of it. */
  readonly facts: { readonly name: string; readonly size: number; readonly type: string };
}

/**
 * Checks the file of a command.
 *
 * @throws CliError `combination` for flags that cannot be used with an upload, `input` for a file that cannot be read
 */
export function checkFile({ file: name }: UploadPlan, args: Row, context: Context): CheckedFile | undefined {
  const { options, world } = context;
  const path = args[name];
  if (path === undefined) return undefined;
  const odd = [
    options.once === undefined ? undefined : '--once',
    options.plan === undefined ? undefined : '--plan',
    options.record === undefined ? undefined : '--record',
  ].find((flag) => flag !== undefined);
  if (odd !== undefined)
    throw new CliError(
      'combination',
      `${odd} cannot be used with a file, which is sent to an address that only this run knows.`,
    );
  const file = new SentFile(fullPath(world, String(path)));
  return { file, facts: { name: file.name, size: file.size, type: mediaType(file.name) } };
}

/**
 * Sends the file, and then the last request. Returns the response to print: that of the last request if it has the record.
 *
 * @throws CliError of the request that failed, which says what took effect before it
 */
export async function sendFile(
  request: Request,
  first: Response,
  { file, facts }: CheckedFile,
  context: Context,
): Promise<Response> {
  const { plan, bound } = request;
  const { upload } = plan;
  if (upload === undefined) return first;
  const { http, service, options } = context;
  const steps = upload.finish === undefined ? 2 : 3;
  const host = plan.host ?? Object.keys(service.hosts)[0] ?? '';
  const id = createdId(request, first);
  const done =
    plan.effect === 'create' ? `${nounOf(context)} ${id ?? ''} was created`.replace('  ', ' ') : 'the first request';
  const record = recordIn(plan, first, context, request.resource);
  const found = (path: string): unknown => valueIn(path, first.body, record);
  holdAddress(upload, first.body, record);
  const address = options.dryRun ? `<${upload.url} of step 1>` : found(upload.url);
  if (typeof address !== 'string' || address === '')
    throw unexpected(`returned no ${upload.url}`, plan, first, context);
  const headers = typeof upload.headers === 'string' ? textsIn(found(upload.headers)) : (upload.headers ?? {});
  const fields = upload.fields === undefined ? undefined : textsIn(found(upload.fields));
  const sent = {
    ...{ host, address, file, headers: hasType(headers) ? headers : { 'content-type': facts.type, ...headers } },
    ...defined({ fields, part: upload.part }),
  };
  await step(2, steps, `the file ${facts.name} was not uploaded`, done, () => http.upload(sent));
  const { finish } = upload;
  if (finish === undefined) return first;
  const look = (name: string): unknown => {
    if (name === 'created' || name === 'id') return name === 'id' ? (bound.args['id'] ?? id) : id;
    if (name.startsWith('answer.')) return found(name.slice('answer.'.length));
    return name.startsWith(`${upload.file}.`)
      ? getPath(facts, name.slice(upload.file.length + 1))
      : request.values[name];
  };
  const both = `${done}, and the file was uploaded`;
  const last = await step(3, steps, 'the upload was not completed', both, () =>
    http.send(finishCall(finish, look, context)),
  );
  return createdId(request, last) === id && recordIn(plan, last, context, request.resource) !== null ? last : first;
}

function finishCall(
  finish: NonNullable<UploadPlan['finish']>,
  look: (name: string) => unknown,
  context: Context,
): Call {
  const { method, path, effect, host, encoding, query = {}, body, undo } = finish;
  const names = holes(path).filter((name) => look(name) !== undefined);
  return {
    ...{ method, path, effect, params: Object.fromEntries(names.map((name) => [name, plainText(look(name))])) },
    query: Object.fromEntries(Object.entries(query).map(([name, text]) => [name, fillText(text, look)])),
    ...(method !== 'GET' && encoding !== 'none' && { body: fillJson(body ?? {}, look) }),
    ...defined({ host, encoding }),
    logged: { command: context.command.words, call: 'finish', args: {}, ...defined({ rule: undo }) },
  };
}

/** Runs a step. Its failure says which step it is, and what took effect before it. */
async function step<T>(at: number, of: number, lack: string, before: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const { kind, message, details } = error;
    const where = `Step ${String(at)} of ${String(of)} failed, and ${lack}: ${message.replace(/\.?$/, '.')}`;
    throw new CliError(
      kind,
      `${where} The step${at > 2 ? 's' : ''} before it took effect: ${before}.`,
      // The remedy of the step alone would repeat the steps before it.
      'Running the command again begins with the first step: check what that step has written before you do.',
      details,
    );
  }
}

const nounOf = ({ command }: Context): string => command.words.split(' ').slice(0, -1).join(' ') || 'the record';

const hasType = (headers: Readonly<Record<string, string>>): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');

/** Returns the texts and numbers of an object, as text. */
function textsIn(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  const plain = Object.entries(value).filter(([, one]) => one !== null && !isObject(one) && !Array.isArray(one));
  return Object.fromEntries(plain.map(([name, one]) => [name, plainText(one)]));
}
