/** Recognizes how the lists of a description are paged. */
import { defined } from '../../../runtime/base/defined.js';
import { pathOfKey } from '../../../runtime/base/paths.js';
import { asks, firstPage, fold, pageValuesOf, pick, sizeOf, type PageValue, type Role } from './page-values.js';
import { responseOf, successes } from './results.js';
import { flatten, isScalar, rowsIn, typeOf } from './schema.js';
import type { Finding, Operation, Schema, Spec } from './types.js';

export interface Paging {
  /** Name of the style: its kind, with a number if several styles have that kind. */
  readonly name: string;
  /** Parameters that the style sends, which are not flags. Fields of a body begin with `body:`. */
  readonly parameters: readonly string[];
}

/** Recognizes the paging of lists and collects their styles, which are equal for lists that page alike. */
export function createPaging(findings: Finding[]): {
  of(operation: Operation, response: Schema | undefined): Paging | undefined;
  readonly styles: Readonly<Record<string, Spec>>;
} {
  const styles: Record<string, Spec> = {};
  return {
    styles,
    of(operation, response) {
      const found = styleOf(operation, response);
      if (found === undefined) {
        const why = lackOf(operation, response);
        if (why !== undefined) findings.push({ pointer: operation.pointer, problem: `only one page is read: ${why}` });
        return undefined;
      }
      const key = JSON.stringify(found.style);
      const known = Object.entries(styles).find(([, style]) => JSON.stringify(style) === key)?.[0];
      const { style } = found.style;
      let name = String(style);
      for (let count = 2; known === undefined && name in styles; count++) name = `${String(style)}-${String(count)}`;
      if (known === undefined) styles[name] = found.style;
      return { name: known ?? name, parameters: found.parameters };
    },
  };
}

/** Returns what a description lacks for its list to be read to the end; `undefined` if it does not show that it has pages. */
function lackOf(operation: Operation, response: Schema | undefined): string | undefined {
  if (rowsIn(response) === undefined) return undefined;
  const values = pageValuesOf(operation);
  const asked = values.find(asks)?.sent;
  if (asked === undefined) {
    const shown = Object.entries(flatten(response)?.properties ?? {}).find(
      ([name]) => /^next(?:_|[A-Z]|$)/.test(name) || mores.includes(fold(name)),
    );
    return (
      shown &&
      `the response has ${shown[0]}, but the description does not show the parameter that asks for the next page`
    );
  }
  const lacks = `the parameter ${asked} asks for others, but the description does not show`;
  return totalOf(operation, response) === undefined
    ? `${lacks} where the next page is`
    : `${lacks} how long pages are, so the number of rows does not show how many there are`;
}

/** Whether an operation returns a list whose pages it selects in its body, and shows where the next one is: only a read does. */
export function pagesInBody(operation: Operation): boolean {
  const found = styleOf(operation, responseOf(operation).schema);
  return found?.style['end'] === undefined && found?.parameters.some((name) => name.startsWith('body:')) === true;
}

// Names of members of a response, in the notation of `fold`.
const nextCursors = [
  'nextcursor',
  'nextpagetoken',
  'nexttoken',
  'endcursor',
  'after',
  'cursor',
  'nextmarker',
  'continue',
];
const nextLinks = [
  'next',
  'nexturl',
  'nexturi',
  'nextpageurl',
  'nextpageuri',
  'nextpage',
  'nextlink',
  'odatanextlink',
  'nexthref',
];
const pageCounts = ['totalpages', 'pages', 'pagecount', 'lastpage', 'numpages'];
const mores = ['hasmore', 'more', 'hasnext', 'hasnextpage', 'istruncated', 'nextpage'];
const rowCounts = ['total', 'totalcount', 'count', 'totalelements'];
const totalHeaders = ['x-total-count', 'x-total', 'total-count', 'x-pagination-total', 'content-range'];

interface Found {
  readonly style: Spec;
  readonly parameters: string[];
}

function styleOf(operation: Operation, response: Schema | undefined): Found | undefined {
  const rows = rowsIn(response);
  if (rows === undefined) return undefined;
  const values = pageValuesOf(operation);
  const [cursor, row, offset, page, size] = (['cursor', 'row', 'offset', 'page', 'size'] as const).map((role) =>
    pick(values, role),
  );
  const limits = sizeOf(size);
  const isSized = 'size' in limits;
  const more = findMember(response, mores, isBoolean);
  /** Makes a style that sends one value, and the size of pages if it is known. */
  const found = (style: Exclude<Role, 'row' | 'size'> | 'link', value: PageValue | undefined, keys: Spec): Found => {
    const moves = style === 'link' || value === undefined ? {} : { [style]: value.sent };
    const send = { ...moves, ...(isSized && { size: size?.sent }) };
    return {
      style: { style, ...(Object.keys(send).length > 0 && { send }), ...defined(keys), items: '{key}', ...limits },
      // A size that is required and not known is the user's.
      parameters: [value, ...(isSized || size?.required !== true ? [size] : [])].flatMap((one) => one?.sent ?? []),
    };
  };

  if (headersOf(operation).includes('link')) return found('link', page ?? offset ?? cursor, { next: 'header:link' });
  const next = row && nextOf(response, row, nextCursors);
  const last = lastOf(rows.schema, response);
  if (
    row !== undefined &&
    more !== undefined &&
    last !== undefined &&
    next === undefined &&
    ('next' in last || isRow(row))
  )
    return found('cursor', row, { ...last, more });
  for (const [value, known] of [
    [cursor, nextCursors],
    [row, []],
    [offset, ['nextoffset', 'nextstart', 'nextpageoffset']],
    [page, ['nextpage', 'nextpagenumber']],
  ] as const) {
    const next = value && nextOf(response, value, known);
    if (value === undefined || next === undefined || isChosen(values, value)) continue;
    // A service with both fields may name a cursor on the last page too.
    return value === offset && typeOf(next.schema) === 'integer'
      ? found('offset', value, { next: next.path })
      : found('cursor', value, { next: next.path, more });
  }
  const pages = findMember(response, pageCounts, isScalar);
  const total = findMember(response, rowCounts, isScalar);
  if (page !== undefined && pages !== undefined) return found('page', page, { first: firstPage(page), pages, total });
  const counted = totalOf(operation, response);
  // The page size shows how many pages the rows fill.
  if (page !== undefined && counted !== undefined && isSized)
    return found('page', page, { first: firstPage(page), total: counted });
  const link = findMember(response, nextLinks, isAddress) ?? nextIn(response, ['href', 'url'], isScalar)?.path;
  // The address of the next page has the parameters of paging, so only the first request could use them.
  if (link !== undefined)
    return {
      style: { style: 'link', next: link, items: '{key}' },
      parameters: [(page ?? offset ?? cursor)?.sent, size?.sent].flatMap((name) => name ?? []),
    };
  // The next offset is the number of rows that were read.
  if (offset !== undefined && more !== undefined) return found('offset', offset, { more });
  if (offset !== undefined && counted !== undefined) return found('offset', offset, { total: counted });
  // Who may select the number and the length of pages may read until one is empty. A length that must be selected is how many
  // rows are wanted, such as the best ones of a search.
  if (size === undefined || size.required) return undefined;
  if (page !== undefined && isNumber(page)) return found('page', page, { first: firstPage(page), end: 'empty-page' });
  return offset !== undefined && isNumber(offset) ? found('offset', offset, { end: 'empty-page' }) : undefined;
}

const isNumber = ({ schema }: PageValue): boolean => ['integer', 'number'].includes(typeOf(flatten(schema)) ?? '');

/** Whether the description says that the value is the id of a row. */
const isRow = ({ name, schema, description }: PageValue): boolean =>
  name === 'startingafter' || /\b(?:id|identifier)\b/i.test(description ?? flatten(schema)?.description ?? '');

/** Returns where the id of the last row is: beside the rows, or in the row itself. */
function lastOf(row: Schema, response: Schema | undefined): Spec | undefined {
  const last = findMember(response, ['lastid'], isToken);
  if (last !== undefined) return { next: last };
  return 'id' in (flatten(row)?.properties ?? {}) ? { row: 'id' } : undefined;
}

/** Whether another parameter decides if the list has cursors: without `usemarker`, no `marker` follows the first page. */
const isChosen = (values: readonly PageValue[], value: PageValue): boolean =>
  values.some(({ name }) => name === `use${value.name}`);

interface Member {
  readonly path: string;
  readonly schema: Schema | undefined;
}

/** Returns the member of a response with the value that requests the next page. */
function nextOf(response: Schema | undefined, { name }: PageValue, known: readonly string[]): Member | undefined {
  const named = [`next${name}`, `nextpage${name}`, ...known];
  return membersIn(response, named, isToken)[0] ?? nextIn(response, [name, ...known]);
}

/** Returns one of these members of an object such as `next`, as in HAL. */
function nextIn(response: Schema | undefined, names: readonly string[], fits: Test = isToken): Member | undefined {
  const isNext = (name: string, schema: Schema | undefined): boolean =>
    /^next/.test(name) && flatten(schema)?.properties !== undefined;
  const { properties = {} } = flatten(response) ?? {};
  const holders = Object.entries(properties).flatMap(([key, schema]) => [
    { path: pathOfKey(key), name: fold(key), schema },
    ...Object.entries(flatten(schema)?.properties ?? {}).map(([inner, one]) => ({
      path: `${pathOfKey(key)}.${pathOfKey(inner)}`,
      name: fold(inner),
      schema: one,
    })),
  ]);
  for (const { path, name, schema } of holders) {
    if (!isNext(name, schema)) continue;
    const members = flatten(schema)?.properties ?? {};
    const found = names
      .map((wanted) => Object.keys(members).find((key) => fold(key) === wanted && fits(members[key], wanted)))
      .find((key) => key !== undefined);
    if (found !== undefined) return { path: `${path}.${pathOfKey(found)}`, schema: flatten(members[found]) };
  }
  return undefined;
}

type Test = (schema: Schema | undefined, name: string) => boolean;

/** Returns the members of a response with one of these names, in the response or one level below, the best first. */
function membersIn(response: Schema | undefined, names: readonly string[], fits: Test): Member[] {
  const { properties = {} } = flatten(response) ?? {};
  const own = (members: Readonly<Record<string, Schema>>, prefix: string): Member[] =>
    names.flatMap((name) =>
      Object.entries(members)
        .filter(([key, schema]) => fold(key) === name && fits(schema, name))
        .map(([key, schema]) => ({ path: `${prefix}${pathOfKey(key)}`, schema: flatten(schema) })),
    );
  const inner = Object.entries(properties).flatMap(([key, schema]) => {
    const flat = flatten(schema);
    return typeOf(flat) === 'object' ? own(flat?.properties ?? {}, `${pathOfKey(key)}.`) : [];
  });
  return [...own(properties, ''), ...inner];
}

const findMember = (response: Schema | undefined, names: readonly string[], fits: Test): string | undefined =>
  membersIn(response, names, fits)[0]?.path;

const isBoolean: Test = (schema) => typeOf(flatten(schema)) === 'boolean';

/** Whether a member may be the address of the next page. A `next_page` without more information is not one. */
const isAddress: Test = (schema, name) => {
  const flat = flatten(schema);
  return typeOf(flat) === 'string' && (name !== 'nextpage' || saysAddress(flat));
};

const saysAddress = ({ format = '', description = '' }: Schema = {}): boolean =>
  /^(?:uri|url)/.test(format) || /\b(?:link|ur[il]s?)\b/i.test(description);

/** Whether a member may be sent as it came: one value of any type, and not an address. */
function isToken(schema: Schema | undefined): boolean {
  const flat = flatten(schema) ?? {};
  const variants = flat.oneOf ?? flat.anyOf ?? [];
  const isOne = (one: Schema): boolean => typeOf(one) === undefined || isScalar(one);
  if (typeOf(flat) === undefined && variants.length > 0)
    return variants.every((one) => isOne(flatten(one) ?? {})) && !saysAddress(flat);
  return ['string', 'integer', 'number'].includes(typeOf(flat) ?? '') && !saysAddress(flat);
}

/** Returns where the response has the number of rows of the list. */
function totalOf(operation: Operation, response: Schema | undefined): string | undefined {
  const header = headersOf(operation).find((name) => totalHeaders.includes(name));
  return findMember(response, rowCounts, isScalar) ?? (header && `header:${header}`);
}

/** Returns the names of the headers of the responses, in lower case: a list may have another status if it has one page. */
const headersOf = (operation: Operation): string[] =>
  successes(operation).flatMap(([, { headers }]) => Object.keys(headers ?? {}).map((name) => name.toLowerCase()));
