import { CliError } from '../base/errors.js';
import { fieldAdvice, findResource, needField, type CatalogueData, type Resource } from './catalogue.js';

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
 * Names of fields in a filter or a sort order, in order of appearance; `undefined` when it is written in a way that
 * cannot be judged (a lambda).
 */
export function namesIn(expression: string): readonly string[] | undefined {
  if (withoutText(expression).includes(':')) return undefined;
  const names: string[] = [];
  for (const match of expression.matchAll(TOKEN)) {
    const [token, call] = match;
    const before = expression[match.index - 1];
    // Behind a digit stands the suffix of a number: 5L, 1.5d.
    if (token.includes("'") || call !== undefined || (before !== undefined && /\d/.test(before))) continue;
    if (!WORDS.has(token.toLowerCase())) names.push(token);
  }
  return names;
}

/**
 * The path of a field in the catalogue's spelling: `Code`, `SalesEntryLines/GLAccount`. What lies behind a field that
 * leads to no known resource is left as typed.
 */
export function needPath(data: CatalogueData, resource: Resource, typed: string): string {
  if (typed === '*') return typed;
  const slash = typed.indexOf('/');
  const name = needField(resource, slash < 0 ? typed : typed.slice(0, slash));
  if (slash < 0) return name;
  const target = resource.fields[name]?.navigates;
  const child = target === undefined ? undefined : findResource(data, target);
  const rest = typed.slice(slash + 1);
  return `${name}/${child === undefined ? rest : needPath(data, child, rest)}`;
}

/** Fields of every name in an expression, or an `input` failure that lists all unknown ones with the nearest names. */
export function checkNames(resource: Resource, expression: string, flag: string): void {
  if (withoutText(expression).includes("'")) {
    throw new CliError(
      'input',
      `--${flag}: a text is not closed in ${expression}`,
      "Text stands in single quotes, and a quote inside it is doubled: 'O''Neil'.",
    );
  }
  const heads = (namesIn(expression) ?? []).map((name) => name.split('/')[0] ?? '');
  const wrong = [...new Set(heads.filter((head) => !Object.hasOwn(resource.fields, head)))];
  if (wrong.length === 0) return;
  const value = wrong.find((name) => new RegExp(`\\b(?:eq|ne|gt|ge|lt|le)\\s+${name}\\b`, 'i').test(expression));
  if (value !== undefined) {
    throw new CliError(
      'input',
      `--${flag} compares with ${value}, which is no field of ${resource.name}.`,
      `Text stands in single quotes: '${value}'.`,
    );
  }
  const { remedy, suggestions } = fieldAdvice(resource, wrong);
  throw new CliError('input', `--${flag} names what ${resource.name} does not have: ${wrong.join(', ')}.`, remedy, {
    suggestions,
  });
}
