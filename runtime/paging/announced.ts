/** Finds out whether the response to a list that is read in one page announces further pages. */
import { isObject } from '../base/objects.js';
import { getPath, pathOfKey, segments } from '../base/paths.js';
import type { Announced, Response } from '../contract/http.js';
import { valueOfHeader } from './header.js';
import { whole } from './reader.js';

const TOTAL_HEADERS = ['x-total-count', 'x-total', 'total-count', 'x-pagination-total', 'content-range'];

/** Objects beside the rows that are about pages. */
const ABOUT = /^(?:_?links?|_?meta|metadata|(?:.*_)?pag(?:e|es|ing|ination|er)|page_info|cursors?|response_metadata)$/;

/** Fields that are true if there are more pages. */
const MORE =
  /^(?:has_more(?:_(?:items|results|pages|records|data))?|has_next(?:_page)?|is_truncated|more_items(?:_\w+)?)$/;

/** Fields with the address, number or cursor of the next page. */
const NEXT =
  /^(?:@odata\.)?next(?:$|_(?:page|link|url|uri|href|cursor|token|offset|start|marker|results?|records?|key|batch|set|id)(?:$|_))/;

const TOTAL =
  /^(?:total|count|total_(?:count|results|items|records|rows|elements|size|number)|(?:record|result)s?_count)$/;

/** Names are compared in small letters with underscores, however a service writes them. */
const small = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

/**
 * Returns what announces more records than these rows; undefined if nothing does, or a field says that these are all.
 *
 * @param path where the rows are in the body; empty: they are the body
 */
export function announcedBy({ headers, body }: Response, rows: number, path: string): Announced | undefined {
  if ((valueOfHeader(headers, 'header:link') ?? '') !== '') return { by: 'the header Link' };
  for (const name of TOTAL_HEADERS) {
    const total = whole(valueOfHeader(headers, `header:${name}`));
    if (total !== undefined && total > rows) return { by: `the header ${name}`, total };
  }
  const place = path.split('|').find((one) => Array.isArray(getPath(body, one))) ?? '';
  if (!isObject(body) || place === '') return undefined;
  const fields = fieldsAround(body, segments(place).map(String));
  const more = fields.filter(({ name }) => MORE.test(name));
  if (more.some(({ value }) => value === false)) return undefined;
  const [first] = more.filter(({ value }) => value === true);
  if (first !== undefined) return { by: first.path };
  const totals = fields
    .filter(({ name }) => TOTAL.test(name))
    .map(({ value, ...field }) => ({ ...field, total: whole(value) }));
  const above = totals.find(({ total = 0 }) => total > rows);
  if (above?.total !== undefined) return { by: above.path, total: above.total };
  // The rows are all: a service may name the next page after the last one too.
  if (rows === 0 || totals.some(({ total }) => total === rows)) return undefined;
  const next = fields.find(({ name, value }) => NEXT.test(name) && isAddress(value));
  return next && { by: next.path };
}

interface Field {
  readonly name: string;
  readonly path: string;
  readonly value: unknown;
}

/** Returns the fields beside the rows: of each object around them, and of the objects about pages in these. */
function fieldsAround(body: Readonly<Record<string, unknown>>, path: readonly string[]): Field[] {
  const found: Field[] = [];
  let around: unknown = body;
  let prefix = '';
  for (const key of path) {
    if (!isObject(around)) break;
    for (const [name, value] of Object.entries(around)) {
      if (name === key) continue;
      const at = `${prefix}${pathOfKey(name)}`;
      found.push({ name: small(name), path: at, value });
      if (!isObject(value) || !ABOUT.test(small(name))) continue;
      for (const [inner, one] of Object.entries(value))
        found.push({ name: small(inner), path: `${at}.${pathOfKey(inner)}`, value: one });
    }
    prefix += `${pathOfKey(key)}.`;
    around = around[key];
  }
  return found;
}

/** Whether a value names a page: an address, a cursor, a number or an object with one. */
const isAddress = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') ||
  (whole(value) ?? 0) > 0 ||
  (isObject(value) &&
    Object.values(value).some((one) => (typeof one === 'string' && one !== '') || (whole(one) ?? 0) > 0));
