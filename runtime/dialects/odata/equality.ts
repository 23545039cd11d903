/** Compares a record with the body of an update. */
import type { Row } from '../../contract/rows.js';
import { plainText } from '../../base/json.js';
import { dateTime, guid } from './literals.js';
import type { NamedResource } from '../../contract/catalogue.js';

/** Whether a record holds every value of a body already. What cannot be compared, such as lines, counts as different. */
export function holds(record: Row, body: Row, resource: Pick<NamedResource, 'fields'>): boolean {
  return Object.entries(body).every(([field, value]) => {
    if (!Object.hasOwn(record, field)) return false;
    const type = resource.fields[field]?.type ?? '';
    const wanted = canonical(value, type);
    return wanted !== undefined && wanted === canonical(record[field], type);
  });
}

/** Returns one text for all ways to write a value; `undefined` when it is not a single value of the type. */
function canonical(value: unknown, type: string): string | undefined {
  if (value === null || value === '') return '';
  if (!type.startsWith('Edm.') || type === 'Edm.Binary') return undefined;
  const text = plainText(value);
  switch (type) {
    case 'Edm.String':
      return text;
    case 'Edm.Boolean':
      return text === 'true' || text === 'false' ? text : undefined;
    case 'Edm.Guid':
      return guid(text);
    case 'Edm.DateTime':
      // Times without a zone and those of the service are both UTC.
      return dateTime(text)
        ?.replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '');
    default:
      return /^-?\d+(?:\.\d+)?$/.test(text) ? plainDecimal(text) : undefined;
  }
}

/** Removes leading zeros and those at the end of a fraction. */
function plainDecimal(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  return `${sign}${whole}${rest === '' ? '' : `.${rest}`}`.replace(/^-0$/, '0');
}
