import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Reply } from '../contract/http.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';

/** Returns the id of the record in a response, as text: its key if the catalogue names one. */
export function createdId(
  plan: RequestPlan,
  reply: Reply | undefined,
  { http }: Pick<Context, 'http'>,
): string | undefined {
  if (reply === undefined) return undefined;
  const field = plan.resource?.key?.field;
  const key = field === undefined ? undefined : getPath(http.record(reply), field);
  return key === undefined || key === null ? http.id(reply) : plainText(key);
}
