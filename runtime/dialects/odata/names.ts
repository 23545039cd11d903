/** Names of fields in filters and sort orders. */
import { CliError } from '../../base/errors.js';
import { fieldAdvice, findResource, needField } from './catalogue.js';
import type { CatalogueData, NamedResource } from '../../contract/catalogue.js';

const WORDS = new Set([
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'and',
  'or',
  'not',
  'add',
  'sub',
  'mul',
  'div',
  'mod',
  'asc',
  'desc',
  'null',
  'true',
  'false',
  'nan',
  'inf',
]);

/** A literal (`'..'`, `guid'..'`), a name with its path, or a function with its opening parenthesis. */
const TOKEN = /[A-Za-z]*'(?:[^']|'')*'|[A-Za-z_][\w/]*(\s*\()?/g;

const withoutText = (expression: string): string => expression.replaceAll(/'(?:[^']|'')*'/g, '');

/**
 * Returns the field names in a filter or a sort order, in order of appearance; `undefined` for an expression that cannot
 * be checked (a lambda).
 */
export function namesIn(expression: string): readonly string[] | undefined {
  if (withoutText(expression).includes(':')) return undefined;
  const names: string[] = [];
  for (const match of expression.matchAll(TOKEN)) {
    const [token, call] = match;
    const before = expression[match.index - 1];
    // Letters after a digit are the suffix of a number: 5L, 1.5d.
    if (token.includes("'") || call !== undefined || (before !== undefined && /\d/.test(before))) continue;
    if (!WORDS.has(token.toLowerCase())) names.push(token);
  }
  return names;
}

/**
 * Returns the path of a field in the catalogue's spelling: `Code`, `Lines/Item`. After a field without a known resource
 * the path is left as typed.
 */
export function needPath(data: CatalogueData, resource: NamedResource, typed: string): string {
  if (typed === '*') return typed;
  const slash = typed.indexOf('/');
  const name = needField(resource, slash < 0 ? typed : typed.slice(0, slash));
  if (slash < 0) return name;
  const target = resource.fields[name]?.navigates;
  const child = target === undefined ? undefined : findResource(data, target);
  const rest = typed.slice(slash + 1);
  return `${name}/${child === undefined ? rest : needPath(data, child, rest)}`;
}

/** Checks the field names in an expression; fails with `input`, listing all unknown ones with the nearest names. */
export function checkNames(resource: NamedResource, expression: string, flag: string): void {
  if (withoutText(expression).includes("'")) {
    throw new CliError(
      'input',
      `--${flag}: a quote is not closed in ${expression}`,
      "Put text in single quotes, and double a quote inside it: 'O''Neil'.",
    );
  }
  const heads = (namesIn(expression) ?? []).map((name) => name.split('/')[0] ?? '');
  const wrong = [...new Set(heads.filter((head) => !Object.hasOwn(resource.fields, head)))];
  if (wrong.length === 0) return;
  const value = wrong.find((name) => new RegExp(`\\b(?:eq|ne|gt|ge|lt|le)\\s+${name}\\b`, 'i').test(expression));
  if (value !== undefined) {
    throw new CliError(
      'input',
      `--${flag} compares with ${value}, which is not a field of ${resource.name}.`,
      `Put text in single quotes: '${value}'.`,
    );
  }
  const { remedy, suggestions } = fieldAdvice(resource, wrong);
  throw new CliError(
    'input',
    `Unknown ${wrong.length > 1 ? 'fields' : 'field'} of ${resource.name} in --${flag}: ${wrong.join(', ')}.`,
    remedy,
    {
      suggestions,
    },
  );
}
