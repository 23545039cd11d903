import type { Context } from '../contract/context.js';
import type { Resource } from '../dialects/odata/catalogue.js';
import { candidates } from '../output/cells.js';
import { flagFor } from '../base/wires.js';
import type { KitCatalogue, OpenResource } from './types.js';

/** Returns the catalogue of a service, for workflows. */
export function createCatalogue(context: Pick<Context, 'service' | 'command'>): KitCatalogue {
  const { service } = context;
  const load = async () => {
    const odata = await import('../dialects/odata/index.js');
    return { odata, data: await odata.loadCatalogue(service) };
  };
  const openResource = async (resource: Resource): Promise<OpenResource> => {
    const [{ odata }, { holds }] = await Promise.all([load(), import('./record-equality.js')]);
    const defaults = service.catalogue === undefined ? undefined : odata.tableColumns(resource, service.catalogue);
    return {
      ...resource,
      field: (name) => odata.needField(resource, name),
      otherType: (field, value) => {
        const type = resource.fields[field]?.type;
        return type === undefined || odata.fits(value, type) ? undefined : odata.typeOf(value);
      },
      holds: (record, body) => holds(record, body, resource),
      columns: (fields) => (fields === undefined ? defaults : odata.selectedColumns(fields, service.catalogue)),
      candidates: (rows) => candidates(rows, defaults ?? []),
    };
  };
  return {
    all: async () => (await load()).data,
    find: async (name, { beta = false } = {}) => {
      const { odata, data } = await load();
      const resource = odata.findResource(data, name, beta);
      return resource === undefined ? undefined : openResource(resource);
    },
    open: async (name, { beta = false } = {}) => {
      const { odata, data } = await load();
      return openResource(odata.needResource(data, name, beta, flagFor(context, 'catalogue', 'beta')));
    },
    suggest: async (name) => {
      const { odata, data } = await load();
      return odata.suggestResources(data, name);
    },
  };
}
