import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import type { KitFields } from './types.js';

const library = (): Promise<typeof import('../dialects/fields/index.js')> => import('../dialects/fields/index.js');

/** Returns the access of a workflow to the custom fields of an entity. */
export const createFields =
  (context: Context) =>
  (entity: string): KitFields => ({
    find: async (name, options) => (await library()).findDefinition(context, entity, name, options),
    encode: async (pairs, body = {}) => (await library()).encodeFields(context, entity, pairs, body),
    decode: async (record) => (await (await library()).decodeRecord(context, entity, record)) as Row,
  });
