/** Recognizes POST requests that only read. */
import { pagesInBody } from './paging.js';
import { isAccepted, responseOf, typeOfAnswer } from './results.js';
import { rowsIn } from './schema.js';
import type { Operation } from './types.js';

const endsWith = ({ method, segments }: Operation, words: RegExp): boolean => {
  const last = segments.at(-1);
  return method === 'POST' && last?.isArgument === false && words.test(last.text);
};

/** Whether the path of a POST says that it only asks, because its query does not fit into an address. */
export const isQuery = (operation: Operation): boolean => endsWith(operation, /(?:^|[-_.:])(?:search|query)$/i);

/** Whether a POST only reads. A word `list` alone does not show it, because the request may create a list. */
export function isSearch(operation: Operation): boolean {
  if (operation.method !== 'POST' || isAccepted(operation)) return false;
  const { schema } = responseOf(operation);
  if (isQuery(operation)) return schema !== undefined || typeOfAnswer(operation) !== undefined;
  return rowsIn(schema) !== undefined && (endsWith(operation, /(?:^|[-_.:])list$/i) || pagesInBody(operation));
}
