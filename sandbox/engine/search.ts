/** Searches with their parameters in the body of a POST. */
import { getPath, isObject } from 'cmdspec-runtime/kit';
import { assertFaultless, checkBody } from './check.js';
import { bodyOf, type Handle, type Place } from './crud.js';
import { pagingNames } from './engine.js';
import type { Facts } from './facts.js';
import { isUpload } from './kinds.js';
import type { FieldRule } from './types.js';

/** Handles a POST that only reads, as a GET with the parameters of its body in the query. */
export function search(place: Place, facts: Facts, handle: Handle): Handle {
  const { engine, kept } = place;
  return (request) => {
    // A text, a file or a list is a query in a language of the service.
    if (!isObject(request.body) || isUpload(request.body)) return handle(request);
    const body = bodyOf(place, request);
    const pages = pagingNames(engine, kept, request).map((name): [string, FieldRule] => [name, { kind: 'any' }]);
    const fields = { ...facts.fields, ...Object.fromEntries(pages) };
    const unknown = facts.open ? 'ignore' : (kept.rule.unknown?.body ?? engine.extension.unknown?.body ?? 'refuse');
    assertFaultless(checkBody(body, { fields, required: [], unknown }, engine.state), 400);
    const query = new URLSearchParams(request.query);
    for (const path of Object.keys(fields)) {
      const values: unknown[] = [getPath(body, path) ?? []].flat();
      if (values.length > 0 && !values.some(isObject)) query.set(path, values.join(','));
    }
    return handle({ ...request, query });
  };
}
