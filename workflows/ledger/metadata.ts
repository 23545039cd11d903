/** `ledgercli metadata`: searches the catalogue, or shows the fields of one resource. */
import type { CatalogueData, Kit, NamedResource, Row, Workflow } from 'cmdspec-runtime/kit';

interface Args {
  readonly resource?: string;
  readonly search?: string;
  readonly mandatory?: boolean;
  readonly filterable?: boolean;
  readonly methods?: boolean;
}

const columns = (...keys: readonly string[]): { columns: { key: string; header: string; join?: string }[] } => ({
  columns: keys.map((key) => ({ key, header: key, ...(key === 'methods' || key === 'fields' ? { join: ' ' } : {}) })),
});

const metadata: Workflow<Args> = async (args, kit) => {
  if (args.resource === undefined) await showAll(await kit.catalogue.all(), args, kit);
  else await showOne(args.resource, args, kit);
};

async function showAll(data: CatalogueData, args: Args, { out }: Kit): Promise<unknown> {
  const wanted = args.search?.toLowerCase();
  const picks = args.mandatory === true || args.filterable === true;
  const found = Object.entries(data).flatMap(([resource, record]) => {
    const names = fieldsOf({ name: resource, ...record }, args);
    const matching = wanted === undefined ? names : names.filter((name) => name.toLowerCase().includes(wanted));
    const named = wanted === undefined || resource.toLowerCase().includes(wanted);
    if (!named && matching.length === 0) return [];
    if (args.methods === true) return [{ resource, methods: record.methods }];
    if (picks || wanted !== undefined)
      return [{ resource, methods: record.methods, fields: named && !picks ? [] : matching }];
    return [
      {
        resource,
        methods: record.methods,
        key: record.key ?? null,
        scope: record.scope ?? null,
        beta: record.beta === true,
        sync: record.sync === true || record.syncPath !== undefined,
        bulk: record.bulk === true || record.bulkPath !== undefined,
        function: record.function !== undefined,
      },
    ];
  });
  if (args.methods === true) return out.rows(found, columns('resource', 'methods'));
  if (picks || wanted !== undefined) return out.rows(found, columns('resource', 'methods', 'fields'));
  return out.rows(found, columns('resource', 'methods', 'key', 'scope', 'beta', 'sync', 'bulk', 'function'));
}

async function showOne(typed: string, args: Args, { catalogue, note, out }: Kit): Promise<unknown> {
  const resource = (await catalogue.find(typed, { beta: true })) ?? (await catalogue.open(typed));
  if (args.methods === true) {
    return out.record({ resource: resource.name, methods: resource.methods });
  }
  const wanted = args.search?.toLowerCase();
  const rows = fieldsOf(resource, args)
    .filter((name) => wanted === undefined || name.toLowerCase().includes(wanted))
    .map((name): Row => {
      const { type, mandatory, filterable, readonly: fixed, navigates } = resource.fields[name] ?? { type: '' };
      return {
        field: name,
        type,
        key: name === resource.key,
        mandatory: mandatory === true,
        filterable: filterable === true,
        readonly: fixed === true,
        navigates: navigates ?? null,
      };
    });
  if (out.format === 'table') note(describeResource(resource));
  return out.rows(rows, columns('field', 'type', 'key', 'mandatory', 'filterable', 'readonly', 'navigates'));
}

function fieldsOf(resource: NamedResource, args: Args): readonly string[] {
  return Object.keys(resource.fields).filter((name) => {
    const field = resource.fields[name];
    return (
      (args.mandatory !== true || field?.mandatory === true) && (args.filterable !== true || field?.filterable === true)
    );
  });
}

/** Describes the resource above its fields: methods, path, and feed and bulk versions. */
function describeResource(resource: NamedResource): string {
  const parts = [`${resource.name}: ${resource.methods.join(', ')} ${resource.path}`];
  if (resource.beta === true) parts.push('beta');
  if (resource.syncPath !== undefined) parts.push(`feed ${resource.syncPath}`);
  if (resource.bulkPath !== undefined) parts.push(`bulk ${resource.bulkPath}`);
  const parameters = Object.entries(resource.function ?? {});
  if (parameters.length > 0)
    parts.push(`parameters ${parameters.map(([name, { type }]) => `${name} (${type})`).join(', ')}`);
  return parts.join(' · ');
}

export default metadata;
