/** The catalogue of a service for workflows, loaded with the dialect of the client when it is first used. */
import type { Context } from '../contract/context.js';
import type { KitCatalogue } from '../contract/dialect.js';
import { fromDialect } from '../pipeline/dialect.js';

export function createCatalogue(context: Context): KitCatalogue {
  const open = async (): Promise<KitCatalogue> => (await fromDialect('catalogue', context))(context);
  return {
    all: async () => (await open()).all(),
    find: async (...name) => (await open()).find(...name),
    open: async (...name) => (await open()).open(...name),
    suggest: async (...name) => (await open()).suggest(...name),
  };
}
