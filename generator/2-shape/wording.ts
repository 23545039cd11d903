/** Words of the diagnostics about the schema. */
import { span } from './schema/locate.js';
import { didYouMean, listed } from '../diagnostics/nearest.js';
import type { JsonSchema } from './derive.js';
import { callName } from './schema/calls.js';
import {
  bodyPath,
  envName,
  fieldKey,
  fieldPath,
  fieldText,
  fieldTexts,
  flagName,
  line,
  name,
  names,
  notYes,
  origin,
  path,
  placeKey,
  placePath,
} from './schema/common.js';
import { standardForm } from './schema/dialects/fields.js';
import { negativeFlag } from './schema/dialects/odata/lines.js';
import { condition } from './schema/dialects/odata/writes.js';
import { refresh } from './schema/copies.js';
import { queryParameter, tunnelForm } from './schema/credential.js';
import { headerName, headerValue } from './schema/exchange.js';
import { currency } from './schema/flag.js';
import { sentName } from './schema/paging.js';
import { webPage } from './schema/record.js';
import { pointer } from './schema/tables.js';

const aPath = 'be the path of a field, such as value.amount or prices[0].price';

/** Descriptions of the patterns of the schema, in words that follow "must". */
const forms: Readonly<Record<string, string>> = {
  [name.pattern]: 'be lower case, with hyphens between words',
  [flagName.pattern]: 'begin with a lower-case letter and contain only letters, digits and hyphens',
  [currency.pattern]: 'be the code of a currency, such as EUR, or the name of a flag',
  [sentName.pattern]: 'be a name, or body: and the path of a field, such as body:page.size',
  [names.pattern]: 'be words in lower case, with spaces or hyphens between them',
  [bodyPath.pattern]: `${aPath}; a field cannot be named __proto__`,
  [fieldKey.pattern]: 'be the key of a field, not a path; a field cannot be named __proto__',
  [placeKey.pattern]: 'be the key of a field, not a path, or empty',
  [fieldPath.pattern]: `${aPath}, or several with | between them; a field cannot be named __proto__`,
  [placePath.pattern]: `${aPath}, or several with | between them, or empty; a field cannot be named __proto__`,
  [fieldText.pattern]: `${aPath}, or a template with names in braces; a field cannot be named __proto__`,
  [fieldTexts.pattern]: `${aPath} or emails[].value, or a template with names in braces; a field cannot be named __proto__`,
  '^[^\\w\\s@,-]$': 'be one character that is not a letter, a digit, a space, _, @, a comma or -',
  [notYes.pattern]: 'be true, false or a text that says more than yes or no',
  [line.pattern]: 'be text of one line',
  [span.pattern]: 'be a number with s, m, h or d, such as 30s or 1d',
  [path.pattern]: 'begin with a slash, contain no spaces, #, empty folders and folders . or .., and close every brace',
  '^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*!?$': 'be the name of a field, with ! at the end if the field is required',
  '^(?:shared/)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$': 'be the name of a file without folder and extension, or shared/<name>',
  '^(?:[a-zA-Z]|[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$': 'be one letter, or a word in lower case with hyphens',
  '^\\{[a-z][a-zA-Z0-9_-]*\\}(?:[^{}\\s\\w-]+\\{[a-z][a-zA-Z0-9_-]*\\})+$':
    'be names in braces with separators between them, such as {owner}/{repo}',
  '^[A-Za-z]+$': 'contain only letters',
  '^all$': 'be all, or a list of names',
  '^(?:former|record)$': 'be former, record or a mapping of values',
  [refresh.pattern]: 'be a command line with {folder}, such as backup --dir {folder}',
  [pointer.pattern]:
    'be a table and its field, such as stages.name, several fields with + between them, and a key after by',
  '^[a-z0-9_.-]+: \\S': 'be a header in lower case and its value, such as x-token: {secret}',
  [queryParameter.pattern]: 'be a parameter and its value, such as api_key={secret}',
  '^[^:]*:': 'be user:password',
  [tunnelForm.pattern]: 'contain {port} and one other placeholder, the flag with the domain',
  [origin.pattern]: 'be https:// and a host, without a path (http:// only on this machine)',
  [envName.pattern]: 'be upper case, with underscores between words',
  '^[a-z][a-z0-9_]*$': 'be lower case, with underscores between words',
  '^[a-z0-9-]+$': 'be lower case, with hyphens between words',
  '^[A-Za-z][A-Za-z0-9_]*$': 'begin with a letter and contain only letters, digits and underscores',
  '^(?![^?]*//)[/(]\\S*$': 'begin with a slash or a parenthesis and contain no spaces and no //',
  '^[1-5][0-9]{2}$': 'be a status such as 404',
  '^(?:[345][0-9]{2}|[45]xx|data|fields|jq|doctor)$':
    'be a status of a failure such as 404, or 4xx or 5xx, or data, fields, jq or doctor',
  '^[0-9]+\\.[0-9]+\\.[0-9]+\\S*$': 'be three numbers with dots between them',
  '^[^|]+(?:\\|[^|]+)?$': 'have at most one |, before its header',
  '^(?![^?]*//)(?:GET|POST|PUT|PATCH|DELETE) /\\S*$': 'be a method in upper case, a space and a path without //',
  '^(?!none$).': 'be a name or place:name; none is not allowed in a list',
  '^(?:https://|/)\\S+$': 'begin with https:// or a slash',
  [webPage.pattern]: 'be an address that begins with https://, or the path of a field',
  '^https://[a-z0-9.-]+$': 'be an https origin in lower case, without a path',
  [callName.pattern]: 'begin with a lower-case letter and contain only letters and digits',
  [condition]: 'be the name of a flag, or not and the name of a flag',
  [negativeFlag.pattern]: 'be the name of a flag, or the name, = and values such as type=21,31',
  '^[1-9][0-9]*$': 'be a number of characters, such as 18',
  '^(?:[\\w/-]+\\.)?\\w+$': 'be a field, or a resource, a dot and a field, such as sales/Customers.Code',
  [standardForm.pattern]:
    'be an encoding such as list or timestamp, or a sentence that begins with a capital and ends with a full stop',
  [headerName.pattern]: 'be the name of a header: letters, digits and hyphens',
  [headerValue.pattern]: 'be ASCII text of one line, without spaces around it',
};

/** Returns the description of a pattern, in words that follow "must". */
export const formOf = (pattern: string): string => forms[pattern] ?? `match ${pattern}`;

/** Returns the sentence that suggests a name in a form that the pattern accepts, if a simple one exists. */
export function renamed(typed: string, pattern: string): string {
  const kebab = typed
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_.-]+/g, '-')
    .toLowerCase();
  const found = [kebab, kebab.toUpperCase().replace(/-/g, '_')].find((text) => new RegExp(pattern).test(text));
  return found === undefined ? '' : `Write "${found}". `;
}

/** Returns the description and the example of a key in the schema. */
export function manualOf(rule: JsonSchema | undefined, otherwise = ''): string {
  const { description = otherwise, examples } = rule ?? {};
  const example = examples?.[0] === undefined ? '' : `For example: ${inYaml(examples[0])}`;
  return [description, example].filter((text) => text !== '').join(' ');
}

/** Returns a value on one line, in the syntax of a spec. */
export function inYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${inYaml(item)}`)
      .join(', ')} }`;
  if (typeof value !== 'string') return String(value);
  if (value.includes('\n')) return JSON.stringify(value);
  const isText = Number.isNaN(Number(value)) && !/^(?:true|false|null)$/i.test(value) && value.trimEnd() === value;
  const plain = isText && /^[A-Za-z0-9/][^:#{}[\],&*!|>'"%@`]*$/.test(value);
  return plain ? value : `'${value.replace(/'/g, "''")}'`;
}

/** Names of types in other languages. */
const elsewhere: Readonly<Record<string, string>> = {
  string: 'text',
  str: 'text',
  int: 'integer',
  float: 'number',
  decimal: 'number',
  bool: 'boolean',
  array: 'csv',
  list: 'csv',
  datetime: 'timestamp',
  file: 'path',
  object: 'json',
};

/** Returns the nearest of the known values, and all of them. */
export function oneOf(typed: string, known: readonly string[]): string {
  const other = elsewhere[typed.toLowerCase()];
  const near = other !== undefined && known.includes(other) ? `Did you mean "${other}"? ` : didYouMean(typed, known);
  return `${near}Values: ${listed(known, 30)}.`;
}

const types: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

export const typeNames = (wanted: readonly string[]): string => wanted.map((word) => types[word] ?? word).join(' or ');

/** Returns what a value is, for messages. `written` is its text in the file, from which YAML may have read another. */
export function typeOf(value: unknown, written: string): string {
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? `the text ${shown(value)}` : `the ${typeof value} ${written}`;
}

/** Returns how to fix a value of the wrong type, with the smallest change, and the text in its place if that is certain. */
export function retyped(
  value: unknown,
  written: string,
  wanted: readonly string[],
  rule: JsonSchema | undefined,
): { readonly hint: string; readonly text?: string } {
  const manual = manualOf(rule);
  const scalar = typeof value !== 'object';
  if (value === null) return { hint: `Write a value after the colon, or remove the key. ${manual}`.trimEnd() };
  if (wanted.includes('string') && scalar) return { hint: `Put it in quotes: '${written}'`, text: `'${written}'` };
  if (wanted.includes('array') && scalar) return { hint: `Put it in brackets: [${written}]`, text: `[${written}]` };
  const unquoted = { hint: 'Remove the quotes.', text: String(value) };
  if (typeof value === 'string' && /^(?:true|false)$/.test(value) && wanted.includes('boolean')) return unquoted;
  if (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) && !wanted.includes('object'))
    return /^['"]/.test(written)
      ? unquoted
      : { hint: 'Write it in decimal digits: with one before the point, without zeros in front, and at most 15.' };
  return { hint: `Write ${typeNames(wanted)}. ${manual}`.trimEnd() };
}

/** Returns a text in quotes, on one line and shortened for messages. */
export function shown(value: unknown): string {
  const text = String(value).trim().replace(/\s+/g, ' ');
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}
