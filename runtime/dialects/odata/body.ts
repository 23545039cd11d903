/** Checks the fields of a body against the catalogue. */
import type { Row } from '../../contract/rows.js';
import { nearest } from '../../base/suggestions.js';
import { findResource } from './catalogue.js';
import type { CatalogueData, NamedResource } from '../../contract/catalogue.js';
import { fits, isPlaceholder } from './types.js';

export interface BodyReport {
  /** Keys that the catalogue does not list, with their place in the body and the nearest names. */
  readonly unknown: readonly { readonly place: string; readonly suggestions: readonly string[] }[];
  /** Fields whose value is not of the type that the catalogue lists, with their place in the body. */
  readonly wrong: readonly { readonly place: string; readonly value: unknown; readonly type: string }[];
  /** Fields that still have the placeholder of a template. */
  readonly unfilled: readonly string[];
  /** Fields with an empty text that a create requires. */
  readonly empty: readonly string[];
  /** Missing fields that a create requires. */
  readonly missing: readonly string[];
  /** Fields in the body that no write method accepts. */
  readonly readonly: readonly string[];
}

function children(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  const results = (value as Row)['results'];
  return Array.isArray(results) ? results : [];
}

/**
 * Checks the keys and values of a body, also inside its collections. Children of a new record need not name their parent: it has no
 * id yet.
 */
export function checkBody(data: CatalogueData, resource: NamedResource, body: Row): BodyReport {
  const unknown: { place: string; suggestions: readonly string[] }[] = [];
  const wrong: { place: string; value: unknown; type: string }[] = [];
  const unfilled: string[] = [];
  const empty: string[] = [];
  const missing: string[] = [];
  const fixed: string[] = [];

  const walk = (record: NamedResource, part: Row, prefix: string, parentKey: string | undefined): void => {
    for (const [name, value] of Object.entries(part)) {
      const field = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
      if (field === undefined) {
        unknown.push({ place: `${prefix}${name}`, suggestions: nearest(name, Object.keys(record.fields)) });
        continue;
      }
      const { type } = field;
      // A type that was guessed proves nothing.
      if (isPlaceholder(value, type)) unfilled.push(`${prefix}${name}`);
      else if (field.inferred !== true && !fits(value, type)) wrong.push({ place: `${prefix}${name}`, value, type });
      if (field.mandatory === true && typeof value === 'string' && value.trim() === '') empty.push(`${prefix}${name}`);
      if (field.readonly === true) fixed.push(`${prefix}${name}`);
      const child = field.navigates === undefined ? undefined : findResource(data, field.navigates);
      if (field.type !== 'Collection' || child === undefined) continue;
      children(value).forEach((item, at) => {
        if (typeof item === 'object' && item !== null) {
          walk(child, item as Row, `${prefix}${name}[${at}].`, record.key);
        }
      });
    }
    for (const [name, field] of Object.entries(record.fields)) {
      if (field.mandatory === true && name !== parentKey && part[name] === undefined) missing.push(`${prefix}${name}`);
    }
  };

  walk(resource, body, '', undefined);
  return { unknown, wrong, unfilled, empty, missing, readonly: fixed };
}
