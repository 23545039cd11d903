/** Resources as `describe` prints them. */
import type { Dialect } from '../../contract/dialect.js';
import type { ResultSchema } from '../../contract/describe.js';
import { loadCatalogue, needResource } from './catalogue.js';
import type { CatalogueResource } from '../../contract/catalogue.js';

const types: Readonly<Record<string, ResultSchema>> = {
  'Edm.Boolean': { type: ['boolean', 'null'] },
  'Edm.Byte': { type: ['integer', 'null'] },
  'Edm.SByte': { type: ['integer', 'null'] },
  'Edm.Int16': { type: ['integer', 'null'] },
  'Edm.Int32': { type: ['integer', 'null'] },
  // The service writes long and exact numbers as text too.
  'Edm.Int64': { type: ['integer', 'string', 'null'] },
  'Edm.Decimal': { type: ['number', 'string', 'null'] },
  'Edm.Double': { type: ['number', 'null'] },
  'Edm.Single': { type: ['number', 'null'] },
  'Edm.Guid': { type: ['string', 'null'], format: 'uuid' },
  Collection: { type: ['array', 'null'] },
  Complex: { type: ['object', 'null'] },
};

/** Returns the fields of a resource as properties of a JSON Schema, as they are printed. */
export function fieldSchemas({ fields }: Pick<CatalogueResource, 'fields'>): Record<string, ResultSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => [name, types[type] ?? { type: ['string', 'null'] }]),
  );
}

/** Describes the resource that a user names, see `Dialect`. */
export const describeResource: NonNullable<Dialect['describe']> = async (typed, service) => {
  const { name, methods, fields } = needResource(await loadCatalogue(service), typed);
  return { name, methods, fields, properties: fieldSchemas({ fields }) };
};
