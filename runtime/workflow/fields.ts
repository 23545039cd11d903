import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { fromDialect } from '../pipeline/dialect.js';
import type { KitFields } from './types.js';

/** Returns the access of a workflow to the custom fields of an entity. */
export const createFields =
  (context: Context) =>
  (entity: string): KitFields => {
    const fields = () => fromDialect('fields', context);
    return {
      find: async (name, options) => (await fields()).find(context, entity, name, options),
      encode: async (pairs, body = {}) => (await fields()).encode(context, entity, pairs, body),
      decode: async (record) => (await (await fields()).decodeRecord(context, entity, record)) as Row,
    };
  };
