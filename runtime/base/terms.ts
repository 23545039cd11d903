/** Terms of a filter expression: how a value is filled in, and how terms are joined. */
import { bareUuid } from './ids.js';

/** Returns text as a string literal, with quotes doubled so that it can never end early. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Right-aligns digits to a width with blanks; returns any other text unchanged. */
export function padded(text: string, width: number): string {
  return /^\d+$/.test(text) ? text.padStart(width) : text;
}

/**
 * Fills the value into a filter term. Slots: `{text}` (quotes doubled), `{text:18}` (a code: without blanks around it, digits
 * padded left to that width), `{number}`, `{boolean}`, `{guid}`, `{day}` (the day of a date or time). With `escape`,
 * quotes in a text get a backslash instead of a second quote.
 */
export function fillTerm(template: string, value: unknown, escape?: 'backslash'): string {
  const text = String(value);
  return template.replaceAll(
    /\{(text|number|boolean|guid|day)(?::(\d+))?\}/g,
    (_slot, kind: string, width?: string) => {
      if (kind === 'day') return text.slice(0, 10);
      if (kind === 'guid') return bareUuid(text) ?? text;
      if (kind !== 'text') return text;
      if (escape === 'backslash') return text.replaceAll(/["\\]/g, '\\$&');
      return quoted(width === undefined ? text : padded(text.trim(), Number(width))).slice(1, -1);
    },
  );
}

function hasOr(term: string): boolean {
  return /\sor\s/i.test(term.replaceAll(/'(?:[^']|'')*'/g, "''"));
}

/** Whether the first parenthesis closes at the very end. */
function isWrapped(term: string): boolean {
  const bare = term.replaceAll(/'(?:[^']|'')*'/g, (text) => '_'.repeat(text.length));
  if (!bare.startsWith('(') || !bare.endsWith(')')) return false;
  let depth = 0;
  for (let at = 0; at < bare.length; at += 1) {
    if (bare[at] === '(') depth += 1;
    else if (bare[at] === ')') depth -= 1;
    if (depth === 0 && at < bare.length - 1) return false;
  }
  return depth === 0;
}

/** Joins terms, by default with `and`; a term that contains an `or` is put in parentheses. Undefined without terms. */
export function joinTerms(terms: readonly string[], join = ' and '): string | undefined {
  const used = terms.map((term) => term.trim()).filter((term) => term !== '');
  const [only] = used;
  if (used.length <= 1) return only;
  return used.map((term) => (hasOr(term) && !isWrapped(term) ? `(${term})` : term)).join(join);
}

/** Puts an expression of the user in parentheses, for use next to other terms. */
export function enclosed(expression: string): string {
  const text = expression.trim();
  return text === '' || isWrapped(text) ? text : `(${text})`;
}
