/** Keys in paths, and parameters of functions. */
import { refuse } from '../refusal.js';

/** Returns the key in the parentheses after a resource, in the form in which its records store it. */
export function keyIn(literal: string, type: string, resource: string): string | number {
  const [, prefix, quoted] = /^([a-z]*)'((?:[^']|'')*)'$/i.exec(literal) ?? [];
  const bad = (): never => refuse(400, `Bad Request - Error in key syntax of ${resource}`);
  if (type === 'Edm.Guid')
    return prefix?.toLowerCase() === 'guid' && quoted !== undefined ? quoted.toLowerCase() : bad();
  if (type === 'Edm.String') return prefix === '' && quoted !== undefined ? quoted.replaceAll("''", "'") : bad();
  return /^-?\d+$/.test(literal) ? Number(literal) : bad();
}

/** Returns a key as it is written between the parentheses. */
export function keyLiteral(key: unknown, type: string): string {
  if (type === 'Edm.Guid') return `guid'${String(key)}'`;
  return type === 'Edm.String' ? `'${String(key).replaceAll("'", "''")}'` : String(key);
}

const FORMS: Readonly<Record<string, RegExp>> = {
  'Edm.Guid': /^guid'[0-9a-f-]{36}'$/i,
  'Edm.DateTime': /^datetime'.+'$/,
  'Edm.String': /^'.*'$/,
  'Edm.Boolean': /^(true|false)$/,
};

/** Refuses parameters of a function that are not literals, such as a bare GUID or date. */
export function checkParameters(
  query: URLSearchParams,
  parameters: Readonly<Record<string, { readonly type: string }>> = {},
): void {
  for (const [name, { type }] of Object.entries(parameters)) {
    const typed = query.get(name);
    const form = FORMS[type] ?? /^-?\d+(\.\d+)?[LMdf]?$/;
    if (typed !== null && !form.test(typed)) refuse(400, `The parameter ${name} is not an ${type} literal`);
  }
}
