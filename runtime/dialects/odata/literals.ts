/** Literals of each type in filters and keys. */
import { isRealDay } from '../../base/timestamp.js';
import { CliError } from '../../base/errors.js';
import { bareUuid } from '../../base/ids.js';
import { quoted } from '../../base/terms.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?)(Z|[+-]\d{2}:\d{2})?$/;

/** Returns a GUID in lower case without braces, or undefined if the text is not a GUID. */
export const guid = (text: string): string | undefined => bareUuid(text)?.toLowerCase();

/** The year in which values of the type begin: an earlier one is a typing error, such as 0202. */
const FIRST = '1753';

/** Converts a day or an ISO time to `YYYY-MM-DDTHH:MM:SS`, in UTC if it has a zone; undefined for other text. */
export function dateTime(text: string): string | undefined {
  if (text < FIRST) return undefined;
  if (DAY.test(text)) return isRealDay(text) ? `${text}T00:00:00` : undefined;
  const [, day, clock, zone] = TIME.exec(text) ?? [];
  if (day === undefined || clock === undefined || !isRealDay(day)) return undefined;
  const full = `${day}T${clock.length === 5 ? `${clock}:00` : clock}`;
  const instant = new Date(`${full}${zone ?? 'Z'}`);
  if (Number.isNaN(instant.getTime())) return undefined;
  return zone === undefined || zone === 'Z' ? full : instant.toISOString().replace(/(\.000)?Z$/, '');
}

const RANGES: Readonly<Record<string, readonly [bigint, bigint]>> = {
  'Edm.Byte': [0n, 255n],
  'Edm.SByte': [-128n, 127n],
  'Edm.Int16': [-32768n, 32767n],
  'Edm.Int32': [-2147483648n, 2147483647n],
  'Edm.Int64': [-(2n ** 63n), 2n ** 63n - 1n],
};

const INTEGER_SUFFIX: Readonly<Record<string, string>> = { 'Edm.Int64': 'L' };
const DECIMAL_SUFFIX: Readonly<Record<string, string>> = { 'Edm.Double': '', 'Edm.Single': 'f', 'Edm.Decimal': 'M' };

/** Returns a value as a literal of its type; undefined for text that is not a value of the type. */
export function literalOf(text: string, type: string): string | undefined {
  const range = RANGES[type];
  if (range !== undefined) {
    if (!/^-?\d+$/.test(text)) return undefined;
    const number = BigInt(text);
    return number >= range[0] && number <= range[1] ? `${number}${INTEGER_SUFFIX[type] ?? ''}` : undefined;
  }
  const suffix = DECIMAL_SUFFIX[type];
  if (suffix !== undefined) return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? `${text}${suffix}` : undefined;
  switch (type) {
    case 'Edm.Guid': {
      const id = guid(text);
      return id === undefined ? undefined : `guid'${id}'`;
    }
    case 'Edm.DateTime': {
      const time = dateTime(text);
      return time === undefined ? undefined : `datetime'${time}'`;
    }
    case 'Edm.Boolean':
      return text === 'true' || text === 'false' ? text : undefined;
    case 'Edm.String':
      return quoted(text);
    default:
      return undefined;
  }
}

/**
 * Returns a value as written in a filter or a key: `'text'`, `guid'..'`, `datetime'..'`, `5L`, `12.5`, `true`. `null` is
 * the same for every type. Fails with `input` when the text is not a value of the type, naming `what`.
 */
export function literal(text: string, type: string, what: string): string {
  const found = literalOf(text, type);
  if (found !== undefined) return found;
  const known = type.startsWith('Edm.') && type !== 'Edm.Binary';
  throw new CliError(
    'input',
    known
      ? `${what}: ${JSON.stringify(text)} is not a valid ${type.slice('Edm.'.length)} value.`
      : `${what}: values of type ${type} cannot be compared.`,
    known ? `Write it like ${example(type)}.` : 'Choose another field.',
  );
}

function example(type: string): string {
  switch (type) {
    case 'Edm.Guid':
      return '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
    case 'Edm.DateTime':
      return '2026-01-31 or 2026-01-31T08:30:00';
    case 'Edm.Boolean':
      return 'true or false';
    default:
      return type in RANGES ? '25' : '12.50';
  }
}

/**
 * Returns the key of a record as written between the parentheses of a path: `guid'..'`, `123`, `'EUR'`. Without a type it
 * is inferred from the text. Not percent-encoded.
 */
export function keyLiteral(text: string, type: string | undefined, what: string): string {
  const guessed = type ?? (guid(text) !== undefined ? 'Edm.Guid' : /^\d+$/.test(text) ? 'Edm.Int64' : 'Edm.String');
  // An integer key has no suffix, although the same value has one in a filter.
  return literal(text, guessed, what).replace(/^(-?\d+)L$/, '$1');
}
