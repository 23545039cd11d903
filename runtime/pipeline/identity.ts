/** Which record a response shows, and which one a request was sent for. */
import type { Response } from '../contract/http.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';
import type { Request } from './request.js';

/** Returns the id of the record in a response, as text: its key if the catalogue names one. */
export function createdId({ key }: Pick<Request, 'key'>, response: Response | undefined): string | undefined {
  const found = key === undefined ? undefined : getPath(response?.record, key.field);
  return found === undefined || found === null ? response?.id : plainText(found);
}

/** Returns the id of the record of a catalogue that the request at an index was sent for. */
export function targetOf(
  { plan: { resource }, targets, values }: Pick<Request, 'plan' | 'targets' | 'values'>,
  at = 0,
): string | undefined {
  if (resource?.id === undefined) return undefined;
  const id = targets[at] ?? values[resource.id];
  return typeof id === 'string' ? id : undefined;
}
