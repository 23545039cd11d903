import type { Catalogue } from '../contract/lookups.js';
import { CliError } from '../base/errors.js';

/**
 * Returns the value of a field in the form that the catalogue declares for it, without blanks around it.
 *
 * @throws CliError `input` for a value of another form
 */
export function inForm(field: string, value: string, { formats = {} }: Pick<Catalogue, 'formats'>): string {
  const format = Object.hasOwn(formats, field) ? formats[field] : undefined;
  if (format === undefined) return value;
  const text = value.trim();
  if (new RegExp(format.pattern).test(text)) return format.case === 'upper' ? text.toUpperCase() : text;
  throw new CliError('input', `${field} ${JSON.stringify(value)} is not valid.`, `It must be ${format.form}.`);
}
