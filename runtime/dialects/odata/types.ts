/** Whether values have the types of a catalogue, and placeholders for them. */
import { LosslessNumber } from '../../base/json.js';
import { isObject } from '../../base/objects.js';
import { SentFile } from '../../http/sent-file.js';
import { stampText } from './dates.js';
import { dateTime, guid, literalOf } from './literals.js';

/** The id of a record that a dry run does not create. */
const PLANNED = /^<id of step \d+>$/;

const isNumber = (value: unknown): value is number | LosslessNumber =>
  typeof value === 'number' || value instanceof LosslessNumber;

/**
 * Whether a value of a JSON record can be a value of an Edm type, `Collection` or `Complex`. `null` fits every type, and a
 * number may be text: some have more digits than a JSON reader keeps.
 */
export function fits(value: unknown, type: string): boolean {
  if (value === null || value === undefined) return true;
  switch (type) {
    case 'Edm.String':
      return typeof value === 'string';
    case 'Edm.Binary':
      return typeof value === 'string' || value instanceof SentFile;
    case 'Edm.Boolean':
      return typeof value === 'boolean';
    case 'Edm.Guid':
      return typeof value === 'string' && (guid(value) !== undefined || PLANNED.test(value));
    case 'Edm.DateTime':
      return typeof value === 'string' && (stampText(value) ?? dateTime(value)) !== undefined;
    case 'Collection':
      return Array.isArray(value) || (isObject(value) && Array.isArray(value['results']));
    case 'Complex':
      return isObject(value);
    default:
      if (!isNumber(value) && typeof value !== 'string') return false;
      return literalOf(String(value), type) !== undefined;
  }
}

/** Returns the type that a value looks like: of the Edm types with a number or text in JSON, the narrowest. */
export function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'Collection';
  if (typeof value === 'boolean') return 'Edm.Boolean';
  if (isNumber(value)) return ['Edm.Int32', 'Edm.Int64'].find((type) => fits(value, type)) ?? 'Edm.Double';
  if (typeof value !== 'string') return 'Complex';
  return ['Edm.Guid', 'Edm.DateTime'].find((type) => fits(value, type)) ?? 'Edm.String';
}

/** What a value of a type must be, and how it is written in JSON. */
export function formOfType(type: string): { readonly form: string; readonly example: string } {
  switch (type) {
    case 'Edm.String':
      return { form: 'text', example: '"25"' };
    case 'Edm.Binary':
      return { form: 'text in base64', example: '"JVBERi0x"' };
    case 'Edm.Boolean':
      return { form: 'true or false', example: 'true' };
    case 'Edm.Guid':
      return { form: 'a GUID', example: '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22' };
    case 'Edm.DateTime':
      return { form: 'a date or a time from 1753 on', example: '2026-01-31 or 2026-01-31T08:30:00' };
    case 'Edm.Double':
    case 'Edm.Single':
    case 'Edm.Decimal':
      return { form: 'a number', example: '1250.00' };
    case 'Edm.Byte':
      return { form: 'a whole number from 0 to 255', example: '1' };
    case 'Collection':
      return { form: 'a list of records', example: '[{"Quantity": 2}]' };
    case 'Complex':
      return { form: 'an object', example: '{"Field": "value"}' };
    default:
      return { form: `a whole number (${type.slice('Edm.'.length)})`, example: '25' };
  }
}

/** The placeholder of a value in a template. It fits no type except text, where it is refused too. */
export const placeholderOf = (type: string, isRequired: boolean): string =>
  `<${formOfType(type).form}${isRequired ? ', required' : ''}>`;

export const isPlaceholder = (value: unknown, type: string): boolean =>
  value === placeholderOf(type, true) || value === placeholderOf(type, false);
