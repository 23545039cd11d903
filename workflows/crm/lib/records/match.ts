/** Finds the records that have a value in a built-in or custom field. */
import { CliError, exactNumber, isObject, plainText, type Kit, type Row } from 'cmdspec-runtime/kit';
import { contactList, contactValues } from './contacts.js';
import type { Entity } from './entities.js';

/** The calls of an upsert, in the specs of all entities. */
export type UpsertCall = 'search' | 'read' | 'create' | 'change';

/** The field that records are matched by. */
export interface Matcher {
  /** Fields that the service searches. */
  readonly searched: string;
  /** Returns the search term: a number in its plain form, as in the index. */
  term(value: string): string;
  /**
   * Whether a record has the value. Hits of a search do not show this: their lists have no labels, and their custom fields no
   * keys.
   */
  has(record: Row, value: string): boolean;
  /** Returns the form in which values are compared, without surrounding blanks. */
  normal(value: string): string;
  /** Adds the value to the body of a new record, unless the body has the field. */
  add(body: Row, value: string): Row;
  /** Removes the matched field from a change. A list with more than the value stays. */
  remove(change: Row, value: string): Row;
  /** Fails with `input` if the field cannot have the value. */
  check(value: string): void;
}

/**
 * Returns the matcher of a built-in key, in any case, or of a custom field of text or numbers.
 *
 * @throws CliError `usage` for a field that is unknown or cannot be searched
 */
export async function matcherOf(
  by: string,
  label: string,
  { keys, fields, noun }: Entity,
  kit: Pick<Kit, 'fields'>,
): Promise<Matcher> {
  const word = by.trim().toLowerCase();
  if (Object.hasOwn(keys, word)) return builtIn(word, keys[word] as (typeof keys)[string]);
  const field = await kit
    .fields(fields)
    .find(by)
    .catch((error: unknown) => {
      if (!(error instanceof CliError) || error.kind !== 'input') throw error;
      throw new CliError('usage', error.message, error.remedy, error.details);
    });
  if (Object.hasOwn(keys, field.code)) return builtIn(field.code, keys[field.code] as (typeof keys)[string]);
  const isSearchable = field.custom && (field.encoding === 'text' || field.encoding === 'number');
  if (!isSearchable) {
    throw new CliError(
      'usage',
      `Records cannot be matched by the field "${field.name}": the service does not search it.`,
      `Use ${Object.keys(keys).join(', ')} or a custom field of text or numbers as ${label} of ${noun[1]}.`,
    );
  }
  return custom(field.code, field.name, field.encoding === 'number');
}

function builtIn(word: string, { field, isList, ignoresCase }: Entity['keys'][string]): Matcher {
  const normal = (value: string): string => (ignoresCase ? value.toLowerCase() : value).trim();
  const isValue = (found: unknown, value: string): boolean =>
    typeof found === 'string' && normal(found) === normal(value);
  return {
    searched: word,
    term: (value) => value.trim(),
    normal,
    has: (record, value) =>
      (isList ? contactValues(record[field]) : [record[field]]).some((found) => isValue(found, value)),
    add: (body, value) =>
      Object.hasOwn(body, field) ? body : { ...body, [field]: isList ? contactList(value) : value },
    remove: ({ [field]: own, ...others }, value) =>
      isList && own !== undefined && !contactValues(own).every((one) => isValue(one, value))
        ? { ...others, [field]: own }
        : others,
    check: () => undefined,
  };
}

function custom(code: string, name: string, isNumber: boolean): Matcher {
  const normal = (value: string): string => (isNumber ? plainNumber(value) : value.trim());
  const customOf = (record: Row): Row => (isObject(record['custom_fields']) ? record['custom_fields'] : {});
  return {
    searched: 'custom_fields',
    term: normal,
    normal,
    has: (record, value) => {
      const found = customOf(record)[code];
      if (found === null || found === undefined) return false;
      return normal(plainText(found)) === normal(value);
    },
    add: (body, value) => {
      const own = customOf(body);
      if (Object.hasOwn(own, code)) return body;
      return { ...body, custom_fields: { ...own, [code]: isNumber ? exactNumber(withoutZeros(value)) : value } };
    },
    remove: (change) => {
      if (!isObject(change['custom_fields'])) return change;
      const { custom_fields: own, ...others } = change;
      const { [code]: _matched, ...left } = own as Record<string, unknown>;
      return Object.keys(left).length === 0 ? others : { ...others, custom_fields: left };
    },
    check: (value) => {
      if (isNumber && !NUMBER.test(value.trim())) {
        throw new CliError('input', `The field "${name}" takes a number, not "${value}".`);
      }
    },
  };
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A number without a plus sign and leading zeros. */
const withoutZeros = (value: string): string =>
  value
    .trim()
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');

/** Returns the plain form of a number, with all its digits. */
const plainNumber = (value: string): string =>
  NUMBER.test(value.trim())
    ? withoutZeros(value)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
        .replace(/^-0$/, '0')
    : String(Number(value));

/** Reads the records that have the value, in the order of the search. */
export async function findMatches(
  value: string,
  matcher: Matcher,
  { calls, parallelMap }: Pick<Kit<UpsertCall>, 'calls' | 'parallelMap'>,
): Promise<readonly Row[]> {
  const ids = new Set<string>();
  for await (const hit of calls.search.rows({ term: matcher.term(value), searched: matcher.searched })) {
    const { item } = hit;
    const id = isObject(item) ? item['id'] : undefined;
    if (id === undefined || id === null) {
      throw new CliError('unavailable', 'The search returned a hit without a record.', 'Try again later.');
    }
    ids.add(plainText(id));
  }
  const found: Row[] = [];
  // The index lags behind: a record may be deleted or have another value by now.
  for await (const record of parallelMap(ids, 4, (id) => calls.read.record({ id }, { accept: [404] }))) {
    if (record !== undefined && record['is_deleted'] !== true && matcher.has(record, value)) found.push(record);
  }
  return found;
}
