/** The catalogue of a service as workflows use it. */
import type { Run } from '../../contract/run.js';
import type { NamedResource } from '../../contract/catalogue.js';
import type { KitCatalogue, KitResource } from '../../contract/dialect.js';
import { candidates } from '../../output/cells.js';
import { flagFor } from '../../base/wires.js';
import { findResource, loadCatalogue, needField, needResource, suggestResources } from './catalogue.js';
import { selectedColumns, tableColumns } from './columns.js';
import { holds } from './equality.js';
import { fits, typeOf } from './types.js';

/** Returns the catalogue of a service, for workflows. */
export function createCatalogue(context: Pick<Run, 'service' | 'command'>): KitCatalogue {
  const { service } = context;
  const load = () => loadCatalogue(service);
  const open = (resource: NamedResource): KitResource => {
    const defaults = service.catalogue === undefined ? undefined : tableColumns(resource, service.catalogue);
    return {
      ...resource,
      field: (name) => needField(resource, name),
      otherType: (field, value) => {
        const type = resource.fields[field]?.type;
        return type === undefined || fits(value, type) ? undefined : typeOf(value);
      },
      holds: (record, body) => holds(record, body, resource),
      columns: (fields) => (fields === undefined ? defaults : selectedColumns(fields, service.catalogue)),
      candidates: (rows) => candidates(rows, defaults ?? []),
    };
  };
  return {
    all: load,
    find: async (name, { beta = false } = {}) => {
      const resource = findResource(await load(), name, beta);
      return resource === undefined ? undefined : open(resource);
    },
    open: async (name, { beta = false } = {}) =>
      open(needResource(await load(), name, beta, flagFor(context, 'catalogue', 'beta'))),
    suggest: async (name) => suggestResources(await load(), name),
  };
}
