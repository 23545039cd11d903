import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Reply } from '../contract/http.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';
import type { Prepared } from './request.js';

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

/** Returns the plan with the key of its resource, which an argument may name. */
export function withKey(plan: RequestPlan, { subject }: Pick<Prepared, 'subject'>): RequestPlan {
  const { resource } = plan;
  if (resource === undefined || resource.key !== undefined || subject?.key === undefined) return plan;
  return { ...plan, resource: { ...resource, key: subject.key } };
}

/** Returns the id of the record of a catalogue that the request at an index was sent for. */
export function targetOf(
  { resource }: RequestPlan,
  { targets, values }: Pick<Prepared, 'targets' | 'values'>,
  at = 0,
): string | undefined {
  if (resource?.id === undefined) return undefined;
  const id = targets[at] ?? values[resource.id];
  return typeof id === 'string' ? id : undefined;
}
