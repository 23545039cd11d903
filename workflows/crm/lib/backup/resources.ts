/** Resources of a backup, in the order in which they are read; each becomes the file `<name>.json`. */
export const RESOURCES = [
  { name: 'deals', calls: ['dealFeed', 'archivedDealFeed'] },
  { name: 'persons', calls: ['personFeed'] },
  { name: 'organizations', calls: ['organizationFeed'] },
  { name: 'activities', calls: ['activityFeed'] },
  { name: 'products', calls: ['productFeed'] },
  { name: 'pipelines', calls: ['pipelines'] },
  { name: 'stages', calls: ['stages'] },
  { name: 'dealFields', calls: ['dealFields'], definesFor: 'deals' },
  { name: 'personFields', calls: ['personFields'], definesFor: 'persons' },
  { name: 'organizationFields', calls: ['organizationFields'], definesFor: 'organizations' },
  { name: 'productFields', calls: ['productFields'], definesFor: 'products' },
  { name: 'activityFields', calls: ['activityFields'], definesFor: 'activities' },
  { name: 'leads', calls: ['leads', 'archivedLeads'] },
  { name: 'notes', calls: ['notes'] },
  { name: 'users', calls: ['users'] },
  { name: 'filters', calls: ['filters'] },
  { name: 'webhooks', calls: ['webhooks'] },
  { name: 'currencies', calls: ['currencies'] },
] as const;

export type Resource = (typeof RESOURCES)[number];
export type Name = Resource['name'];
export type BackupCall = Resource['calls'][number];

export const fileOf = ({ name }: { readonly name: string }): string => `${name}.json`;

/** Resource that a file of field definitions describes; undefined for other resources. */
export const definesFor = (resource: Resource): string | undefined =>
  'definesFor' in resource ? resource.definesFor : undefined;
