/**
 * Whether the description of a list shows its paging. This does not use the import's own lists of names, so that what the
 * import does not know counts against it.
 */
import { flatten, jsonOf, typeOf } from '../../generator/import/openapi/schema.js';
import type { RawOperation, Response, Schema } from '../../generator/import/openapi/types.js';

/** Names of values that move the page. */
const moving =
  /^(?:page|cursor|offset|skip|after|before|marker|bookmark|continue|start|from|since_?id|last_?id|after_?id)$|page[_[]?(?:no|num|number|index|token|cursor|after|offset)\]?$|(?:page|continuation|next|sync|pagination)[_-]?token|cursor|offset|^start(?:ing)?[_-]?(?:after|index|at|key|from)$/i;

/** Names of numbers that select a page, and of the length of pages: together they show it without a response. */
const numbering = /^(?:page|offset|skip)$|page[_[]?(?:no|num|number)\]?$/i;
const sizing = /^(?:limit|size|count|take|top|max_?results)$|(?:per_?page|page[_[]?size\]?)$/i;

/** Names of members beside the rows that show the next page or the end. */
const ending =
  /next|cursor|has_?more|^more$|total|pages?$|last_?(?:page|id)|is_?last|truncated|continuation|^continue$|marker|remaining|^count$/i;

/** Headers that show the next page or the end. */
const headers = /^(?:link|content-range)$|total|next|cursor|page/i;

/**
 * Whether a list shows its paging: a request has a value that moves the page, in its query or its body, and a response
 * has a member or a header that shows the next page or the end. A `Link` header shows it alone, and so do the number and
 * the length of a page in the query.
 */
export function showsPaging(operation: RawOperation, shared: RawOperation['parameters'] = []): boolean {
  const responses = Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
    status.startsWith('2') ? [response] : [],
  );
  const named = responses.flatMap(({ headers: own = {} }) => Object.keys(own));
  if (named.some((name) => /^link$/i.test(name))) return true;
  const parameters = [...shared, ...(operation.parameters ?? [])];
  const hasNumber = (names: RegExp): boolean =>
    parameters.some(
      ({ in: place, name = '', schema, required }) =>
        place === 'query' &&
        required !== true &&
        names.test(name) &&
        /^(?:integer|number)$/.test(typeOf(flatten(schema)) ?? ''),
    );
  if (hasNumber(numbering) && hasNumber(sizing)) return true;
  const asks =
    parameters.some(({ in: place, name = '', schema }) => place === 'query' && moves(name, schema)) ||
    membersOf(jsonOf(operation.requestBody?.content)).some(([name, schema]) => moves(name, schema));
  return asks && (named.some((name) => headers.test(name)) || responses.some(ends));
}

/** A time moves no page. */
const moves = (name: string, schema: Schema | undefined): boolean =>
  moving.test(name) && !/^date/.test(flatten(schema)?.format ?? '');

const ends = ({ content }: Response): boolean =>
  membersOf(jsonOf(content)).some(([name, schema]) => ending.test(name) && typeOf(flatten(schema)) !== 'array');

/** Returns the members of an object, and of the objects in it. */
const membersOf = (schema: Schema | undefined): (readonly [name: string, schema: Schema])[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, one]) => [
    [name, one] as const,
    ...Object.entries(flatten(one)?.properties ?? {}),
  ]);
