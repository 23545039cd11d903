/** Resources of a backup, in the order in which they are read; each becomes the file `<name>.json`. */
export const RESOURCES = [
  { name: 'deals', call: 'dealFeed' },
  { name: 'persons', call: 'personFeed' },
  { name: 'organizations', call: 'organizationFeed' },
  { name: 'activities', call: 'activityFeed' },
  { name: 'products', call: 'productFeed' },
  { name: 'pipelines', call: 'pipelines' },
  { name: 'stages', call: 'stages' },
  { name: 'dealFields', call: 'dealFields', definesFor: 'deals' },
  { name: 'personFields', call: 'personFields', definesFor: 'persons' },
  { name: 'organizationFields', call: 'organizationFields', definesFor: 'organizations' },
  { name: 'productFields', call: 'productFields', definesFor: 'products' },
  { name: 'activityFields', call: 'activityFields', definesFor: 'activities' },
  { name: 'leads', call: 'leads' },
  { name: 'notes', call: 'notes' },
  { name: 'users', call: 'users' },
  { name: 'filters', call: 'filters' },
  { name: 'webhooks', call: 'webhooks' },
  { name: 'currencies', call: 'currencies' },
] as const;

export type Resource = (typeof RESOURCES)[number];
export type Name = Resource['name'];
export type BackupCall = Resource['call'];

export const fileOf = ({ name }: { readonly name: string }): string => `${name}.json`;

/** Resource that a file of field definitions describes; undefined for other resources. */
export const definesFor = (resource: Resource): string | undefined =>
  'definesFor' in resource ? resource.definesFor : undefined;
