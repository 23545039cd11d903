/** Parts of an address: queries and segments of paths. */
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { namesParameter, withoutParameters } from '../base/secret-name.js';

/** Values of a query or form that are sent one by one, each under the same name, instead of joined with commas. */
export class Repeated extends Array<string> {}

/**
 * Returns the fields of a query or form for a value: several for a repeated list, for an object (`name[key]`), for a list with
 * objects in it (`name[0][key]`) and for the lists in these (`name[key][]`). A null in them is left out.
 *
 * @param text writes any other value
 */
export function fieldsOf(
  name: string,
  value: unknown,
  text: (value: unknown) => string,
  isInside = false,
): [string, string][] {
  if (value instanceof Repeated) return value.map((one) => [name, one]);
  if (isInside && value === null) return [];
  if (isObject(value))
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(`${name}[${key}]`, one, text, true));
  if (!Array.isArray(value)) return [[name, text(value)]];
  const list = value as readonly unknown[];
  if (list.some((one) => isObject(one) || Array.isArray(one)))
    return list.flatMap((one, at) => fieldsOf(`${name}[${String(at)}]`, one, text, true));
  return isInside ? list.map((one) => [`${name}[]`, text(one)]) : [[name, text(value)]];
}

/**
 * Returns the query string without the question mark, in the order of the keys. Blanks are `%20`; `$`, `,`, `:` and `'` stay readable;
 * null and undefined are left out, lists joined with commas unless they are repeated.
 */
export function encodeQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const [field, text] of fieldsOf(name, value, joined)) pairs.push(`${readable(field)}=${readable(text)}`);
  }
  return pairs.join('&');
}

const joined = (value: unknown): string =>
  Array.isArray(value) ? value.filter((one) => one !== null && one !== undefined).join(',') : String(value);

function readable(text: string): string {
  return encoded(text).replace(/%(24|2C|3A)/g, (code) => decodeURIComponent(code));
}

/** Returns an address with these parameters at the end of its query, in place of others with their names. */
export function withParameters(url: URL, query: Readonly<Record<string, string>>): URL {
  const names = Object.keys(query);
  if (names.length === 0) return url;
  const made = new URL(url);
  const others = withoutParameters(url.search, namesParameter(names)).slice(1);
  made.search = [others, encodeQuery(query)].filter((part) => part !== '').join('&');
  return made;
}

/** Returns the names of the parameters that carry credentials of a service. */
export const credentialParameters = ({ credentials }: Pick<Service, 'credentials'>): readonly string[] =>
  Object.values(credentials).flatMap(({ attach }) => {
    if ('query' in attach) return [attach.query];
    return 'hmac' in attach ? Object.keys(attach.hmac.query ?? {}) : [];
  });

/** Returns an address of the service, such as a next link, without the credential that the service may repeat in it. */
export function withoutCredential(service: Pick<Service, 'credentials'>, address: string): string {
  const names = credentialParameters(service);
  return names.length === 0 ? address : withoutParameters(address, namesParameter(names));
}

/** Encodes a value as segments of a path: its slashes stay. */
export function encodeSegments(name: string, value: string): string {
  const segments = value.split('/');
  if (segments.some((segment) => ['', '.', '..'].includes(segment)))
    throw new CliError(
      'input',
      `"${value}" cannot be used as ${name}: an empty folder, "." or ".." would change the path.`,
      'Write folders with one slash between them, and none at the beginning and the end, such as docs/a.md.',
    );
  return segments.map((segment) => encodeSegment(name, segment)).join('/');
}

/** Encodes a value as one segment of a path. Refuses `.` and `..`, which would leave the folder, and empty values. */
export function encodeSegment(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new CliError('input', `"${value}" cannot be used as ${name}: it would change the path.`);
  }
  return encoded(value);
}

/** Encodes a text; half of a character, which JSON can hold and no address can, is U+FFFD. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Decodes a segment of a path; one that is not encoded correctly is returned as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
