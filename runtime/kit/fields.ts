import type { Context } from '../contract/context.js';
import type { Row } from '../contract/values.js';
import type { KitFields } from './types.js';

/** Returns the access of a workflow to custom fields. */
export function createFields(context: Context): KitFields {
  return {
    find: async (entity, name) => {
      const { findDefinition } = await import('../fields/index.js');
      return findDefinition(context, entity, name);
    },
    decode: async (entity, record) => {
      const { decodeRecord } = await import('../fields/index.js');
      return (await decodeRecord(context, entity, record)) as Row;
    },
  };
}
