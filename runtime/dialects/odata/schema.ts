import type { ResultSchema } from '../../contract/describe.js';
import type { CatalogueRecord } from './catalogue.js';

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
export function fieldSchemas({ fields }: Pick<CatalogueRecord, 'fields'>): Record<string, ResultSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => [name, types[type] ?? { type: ['string', 'null'] }]),
  );
}
