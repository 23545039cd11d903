/** A body to fill in, made from the catalogue. */
import type { TemplateOptions } from '../../contract/dialect.js';
import type { Row } from '../../contract/rows.js';
import { findResource } from './catalogue.js';
import type { CatalogueData, CatalogueField, NamedResource } from '../../contract/catalogue.js';
import { placeholderOf } from './types.js';

/**
 * Returns a body to fill: the fields that a create requires, then all others that can be written. A new record has one
 * example of each kind of record below it.
 */
export function templateOf(data: CatalogueData, resource: NamedResource, { creates, without }: TemplateOptions): Row {
  const isLeftOut = (name: string, { type }: CatalogueField) =>
    without.includes(name) || (!creates && type === 'Collection');
  return recordOf(data, resource, creates, isLeftOut);
}

function recordOf(
  data: CatalogueData,
  { fields, key }: NamedResource,
  creates: boolean,
  isLeftOut: (name: string, field: CatalogueField) => boolean,
): Row {
  const written = Object.entries(fields).filter(
    ([name, field]) => field.readonly !== true && (name !== key || field.mandatory === true) && !isLeftOut(name, field),
  );
  const isRequired = ([, { mandatory }]: (typeof written)[number]): boolean => mandatory === true;
  const ordered = [...written.filter(isRequired), ...written.filter((entry) => !isRequired(entry))];
  return Object.fromEntries(
    ordered.map(([name, { type, mandatory, navigates }]): [string, unknown] => {
      const below = navigates === undefined ? undefined : findResource(data, navigates);
      if (type !== 'Collection') return [name, placeholderOf(type, creates && mandatory === true)];
      // Records below those below would make the template endless.
      const isParent = (child: string, field: CatalogueField) => child === key || field.type === 'Collection';
      return [name, below === undefined ? [] : [recordOf(data, below, creates, isParent)]];
    }),
  );
}
