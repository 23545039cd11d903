/** Writes that succeed for some items and fail for others. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Response } from '../contract/http.js';
import { hasMark } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import { plainText } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { firstSome } from '../base/message.js';
import { oneLine } from '../http/text.js';

/** The failed items that a successful response lists. */
interface Counted {
  /** Id and reason of each. */
  readonly lines: readonly string[];
  /** Number of the others; undefined if the response does not show them. */
  readonly done: number | undefined;
}

/** Failed items that an error names. */
const NAMED = 20;

/**
 * Returns the error for the items that failed in a write whose response is successful; undefined without any. The error
 * states that the others were done, as the error of a bulk run does.
 */
export function partialFailure(
  plan: RequestPlan,
  responses: readonly Response[],
  { service }: Pick<Context, 'service'>,
): CliError | undefined {
  const { failures, effect, method } = plan;
  if (failures === undefined) return undefined;
  const counted = responses.map((response) => failedIn(failures, plan.result ?? service.record, response));
  const lines = counted.flatMap((one) => one.lines);
  const at = counted.findIndex((one) => one.lines.length > 0);
  const response = responses[at];
  if (response === undefined) return undefined;
  const done = counted.some((one) => one.done === undefined)
    ? undefined
    : counted.reduce((sum, one) => sum + (one.done ?? 0), 0);
  const all = lines.length + (done ?? 0);
  const [one, several] = failures.noun;
  const count = done === undefined ? '' : ` of ${String(all)}`;
  const remedy =
    done === undefined
      ? 'Others may have succeeded: send only these again.'
      : `The other${done === 1 ? '' : 's'} succeeded: send only these again.`;
  return new CliError(
    'input',
    `${service.title}: ${String(lines.length)}${count} ${all === 1 ? one : several} failed.`,
    done === 0 ? undefined : remedy,
    {
      statusCode: response.status,
      method,
      effect,
      path: new URL(response.url).pathname,
      lines: firstSome(lines, NAMED),
      body: response.body,
      fate: done === 0 ? 'refused' : 'done',
    },
  );
}

/**
 * Whether the line or the object of an action has values of the response. Any other would claim that everything was
 * done.
 */
export function showsResponse({ says, gives }: RequestPlan, { out }: Pick<Context, 'out'>): boolean {
  const template = out.format === 'table' ? says : JSON.stringify(gives);
  return /[{|]answer\./.test(template ?? '');
}

type Failures = NonNullable<RequestPlan['failures']>;

function failedIn({ items: place, when, id = 'id', reason }: Failures, result: string, { body }: Response): Counted {
  const items = itemsIn(getPath(body, place));
  const failed = when === undefined ? items : items.filter(([, item]) => hasMark(item, when));
  const idOf = ([key, item]: Item): unknown => key ?? (isObject(item) ? getPath(item, id) : undefined);
  const lines = failed.map((one) => {
    const [, item] = one;
    const why = isObject(item) && reason !== undefined ? getPath(item, reason) : item;
    return [idOf(one), why ?? undefined]
      .filter((part) => part !== undefined)
      .map((part) => oneLine(plainText(part), 200))
      .join(': ');
  });
  if (when !== undefined) return { lines, done: items.length - failed.length };
  const listed = result === place ? undefined : getPath(body, result);
  if (!Array.isArray(listed)) return { lines, done: undefined };
  // Some services also list the failed ones among the results.
  const ids = new Set(failed.map((one) => plainText(idOf(one))));
  const isDone = (one: unknown): boolean => !ids.has(plainText(isObject(one) ? getPath(one, id) : one));
  return { lines, done: failed.some((one) => idOf(one) === undefined) ? listed.length : listed.filter(isDone).length };
}

/** An item, with its key in an object. */
type Item = readonly [key: string | undefined, item: unknown];

/** Returns the items of a list or of an object by id; a text or number in their place is an item, too. */
function itemsIn(found: unknown): readonly Item[] {
  if (Array.isArray(found)) return found.map((item: unknown) => [undefined, item]);
  if (isObject(found)) return Object.entries(found);
  return hasMark({ found }, 'found') ? [[undefined, found]] : [];
}
