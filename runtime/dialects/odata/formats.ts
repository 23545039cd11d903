/** Values of fields that have a declared form. */
import type { Catalogue } from '../../contract/catalogue.js';
import { CliError } from '../../base/errors.js';
import { fillTerm } from '../../base/terms.js';

/**
 * Returns the value of a field in the form that the catalogue declares for it. A code, and a field of a declared form, have no
 * blanks around them: a code with one would be a second record beside the one that is meant.
 *
 * @throws CliError `input` for a value of another form
 */
export function inForm(
  field: string,
  value: string,
  { codes, formats = {} }: Pick<Catalogue, 'codes' | 'formats'>,
): string {
  const format = Object.hasOwn(formats, field) ? formats[field] : undefined;
  if (format === undefined) return codes?.field === field ? value.trim() : value;
  const text = value.trim();
  const allowed = new RegExp(format.pattern);
  const fitting = [text, text.toUpperCase()].find((one) => allowed.test(one));
  if (fitting !== undefined) return fitting;
  throw new CliError('input', `${field} ${JSON.stringify(value)} is not valid.`, `It must be ${format.form}.`);
}

/** Returns a filter term with a value, in the form of its field if the term compares one field with the typed text. */
export function termIn(template: string, value: unknown, catalogue: Pick<Catalogue, 'codes' | 'formats'>): string {
  const [, field] = /^(\w+) eq '\{text\}'$/.exec(template) ?? [];
  return fillTerm(template, field === undefined ? value : inForm(field, String(value), catalogue));
}
