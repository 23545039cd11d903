/** Codes that the service stores right-aligned, and filters that compare them. */
import type { Catalogue } from '../../contract/catalogue.js';
import { padded, quoted } from '../../base/terms.js';

type Codes = NonNullable<Catalogue['codes']>;

/** A part of a filter that compares with a code as it is printed, and the one that compares with the code as it is stored. */
export interface Bare {
  readonly found: string;
  readonly instead: string;
}

/** Whether a field of a resource has digits that the service stores padded; of any resource, if none is named. */
export function isPadded(field: string, codes: Codes, resource?: string): boolean {
  if (codes.copies?.includes(field) === true) return true;
  return codes.field === field && (resource === undefined || codes.resources.includes(resource));
}

/** Returns the parts of a filter that compare padded codes of a resource with digits alone. */
export function bareCodes(filter: string, resource: string, codes: Catalogue['codes']): readonly Bare[] {
  if (codes === undefined) return [];
  // Text inside a longer literal is not a comparison.
  const bare = filter.replaceAll(/'(?:[^']|'')*'/g, (text) => (/^'\d+'$/.test(text) ? text : "''"));
  const isBare = (field: string, digits: string): boolean =>
    isPadded(field, codes, resource) && digits.length < codes.width;
  const compared = [...bare.matchAll(/(?<![\w/])(\w+)\s+(eq|ne|gt|ge|lt|le)\s+'(\d+)'/g)]
    .filter(([, field = '', , digits = '']) => isBare(field, digits))
    .map(([found, field = '', operator = '', digits = '']) => {
      // Of trimmed texts, 10 comes before 4.
      const isEquality = operator === 'eq' || operator === 'ne';
      const instead = isEquality
        ? `trim(${field}) ${operator} '${digits}'`
        : `${field} ${operator} ${quoted(padded(digits, codes.width))}`;
      return { found, instead };
    });
  const reversed = [...bare.matchAll(/'(\d+)'\s+(eq|ne)\s+(\w+)(?![\w/(])/g)]
    .filter(([, digits = '', , field = '']) => isBare(field, digits))
    .map(([found, digits = '', operator = '', field = '']) => ({
      found,
      instead: `trim(${field}) ${operator} '${digits}'`,
    }));
  const begun = [...bare.matchAll(/(?<!\w)startswith\(\s*(\w+)\s*,\s*'(\d+)'\s*\)/g)]
    .filter(([, field = '', digits = '']) => isBare(field, digits))
    .map(([found, field = '', digits = '']) => ({ found, instead: `startswith(trim(${field}),'${digits}')` }));
  return [...compared, ...reversed, ...begun];
}
