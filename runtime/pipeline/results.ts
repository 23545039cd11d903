/** Response -> Result, for everything but a list that is read. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { PrintedRecord } from '../contract/hook.js';
import type { Response } from '../contract/http.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import type { Printing } from '../contract/run.js';
import { defined } from '../base/defined.js';
import { rowsAt } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';
import { actionOf } from './action.js';
import { showsResponse } from './partial-failure.js';
import { recordResult } from './record.js';
import type { Request } from './request.js';
import { checkRecord, recordIn, unexpected, type RecordFacts } from './response.js';

/**
 * Yields what the responses of a request print, in order.
 *
 * @param failure error of a partial failure: a line that shows nothing of the response would claim that every item was
 * done
 */
export async function* resultsOf(
  request: Request,
  responses: readonly Response[],
  failure: CliError | undefined,
  context: Context,
): AsyncGenerator<Result> {
  const { plan, bound } = request;
  if (responses.some(({ events }) => events !== undefined)) {
    yield rowsOf(
      responses.flatMap(({ events = [] }) => events),
      {},
    );
    return;
  }
  const hasLine = failure === undefined || showsResponse(plan, context);
  if (plan.shape === 'action') {
    if (hasLine) yield actionOf(request, responses, context);
    return;
  }
  for (const response of responses) {
    if (plan.shape === 'rows') yield changedRows(plan, response, context);
    else if (plan.shape === 'raw' || bound.reading.print === 'raw') yield { kind: 'json', value: response.body };
    else {
      const result = await recordOf(request, response, hasLine, context);
      if (result !== undefined) yield result;
    }
  }
}

/** Returns what a response with a record prints; undefined if nothing. */
async function recordOf(
  request: Request,
  response: Response,
  hasLine: boolean,
  context: Context,
): Promise<Result | undefined> {
  const { plan, resource, values, bound } = request;
  const { out } = context;
  const isRead = plan.effect === 'read';
  if (isRead) checkRecord(plan, response, context, { resource, ...(await declaredBy(plan, context)) });
  const found = recordIn(plan, response, context, resource) ?? (await readAgain(plan, response, context));
  const record = plan.etag === undefined ? found : (await import('./versions.js')).withVersion(found, response);
  const printed = await hooked(request, record, response, context);
  for (const note of printed.notes ?? []) context.note(note);
  // Some resources return an empty list for a key that they do not have.
  if (record === null && isRead) refuseMissing(request, context);
  if (plan.web !== undefined && bound.reading.print === 'web') {
    const { openPage } = await import('./web-page.js');
    await openPage(plan.web, record, values, response, context);
    return undefined;
  }
  const isLine = hasLine && plan.says !== undefined && out.format === 'table' && context.options.fields === undefined;
  if (record !== null && (isRead || !isLine)) return recordResult(request, record, context, printed);
  return hasLine ? actionOf(request, [response], context) : undefined;
}

/**
 * Returns the fields that the command declares. They identify its record if the response has no envelope and the plan
 * no columns.
 */
async function declaredBy(plan: RequestPlan, { client, command, service }: Context): Promise<RecordFacts> {
  if ((plan.result ?? service.record) !== '' || (plan.columns !== undefined && !plan.flat)) return {};
  const { fields } = (await client.fields?.()) ?? {};
  return defined({ declared: fields?.[command.id]?.filter((name) => !name.includes('*')) });
}

/**
 * Returns the rows that a write returned; values in place of records are rows with one column. A response of another
 * form has no rows; a warning has reported it.
 */
function changedRows(plan: RequestPlan, response: Response, context: Context): Result {
  const rows = writtenRows(plan, response, context);
  const isValues = rows.some((row) => !isObject(row));
  return rowsOf(rows, isValues ? {} : defined({ columns: plan.columns }));
}

/** Returns values as rows; one that is not an object is a row with one column. */
const rowsOf = (values: readonly unknown[], printing: Printing): Result => ({
  kind: 'rows',
  rows: values.map((value): Row => (isObject(value) ? value : { value })),
  printing,
});

function writtenRows({ result }: RequestPlan, response: Response, { service }: Context): readonly unknown[] {
  const found = getPath(response.body, result ?? service.record);
  if (Array.isArray(found)) return found;
  const rows = rowsAt(response.body, result ?? service.record, service.emptyList);
  return 'rows' in rows ? rows.rows : [];
}

function refuseMissing({ plan, resource, bound }: Request, context: Context): void {
  const id = plan.resource?.id;
  if (id === undefined || resource === undefined) return;
  context.fail('generic', `${resource.name} has no record ${JSON.stringify(String(bound.args[id]))}.`);
}

/** Returns what the hook of the command makes of a record. */
async function hooked(
  { plan, parts, values, bound }: Request,
  record: unknown,
  response: Response,
  context: Context,
): Promise<PrintedRecord> {
  const load = plan.hook === undefined ? undefined : context.client.hooks?.[plan.hook];
  if (load === undefined || !isObject(record)) return {};
  const asked = fillText(plan.path, (name) => encodeURIComponent(String(values[name])));
  return (await load()).default({
    record,
    args: bound.args,
    query: parts.query,
    isMoved: !new URL(response.url).pathname.endsWith(asked),
    format: context.out.format,
    refuse: (problem) => {
      throw unexpected(problem, plan, response, context);
    },
  });
}

/** Reads the record of a write whose response had none. The write is done: without the record, its line is printed. */
async function readAgain(plan: RequestPlan, response: Response, context: Context): Promise<unknown> {
  if (!plan.reread) return null;
  const { http, service, warn } = context;
  const url = new URL(response.url);
  const id = plan.effect === 'create' ? response.id : undefined;
  // The whole address: a path would be appended to the path of the origin.
  const address = `${url.origin}${url.pathname}`;
  const path = id === undefined ? address : `${address}/${encodeURIComponent(id)}`;
  try {
    const { body } = await http.send({ method: 'GET', path, ...defined({ host: plan.host }) });
    return getPath(body, plan.result ?? service.record) ?? null;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    warn(`The write was sent, but the record could not be read again. ${error.message}`);
    return null;
  }
}
