import { LosslessNumber, type Kit, type Row } from 'cmdspec/kit';

export const NAMES = [
  'users',
  'teams',
  'mailboxes',
  'tags',
  'workflows',
  'webhooks',
  'customers',
  'conversations',
] as const;
export type Name = (typeof NAMES)[number];

/** Requests of the backup: a list of each resource, and what belongs to single records. */
export type CallName = Name | 'me' | 'threads' | 'attachment' | 'file';

export type BackupKit = Kit<CallName>;

/** Where the records of a resource are kept, by paths below the backup. */
export type Place =
  /** `<folder>/<id>.json`, or `<folder>/<id>/<file>`. */
  | { readonly folder: string; readonly file?: string }
  /** All of them in one file. */
  | { readonly array: string };

export interface Resource {
  /** Also the name of the call that lists it. */
  readonly name: Name;
  readonly one: string;
  readonly place: Place;
  /** The service lists what changed since a time; other resources are read whole. */
  readonly filtered?: true;
  /** Values of the call when whole records are wanted, and not their ids alone. */
  readonly whole?: Readonly<Record<string, string>>;
}

export type ItemResource = Resource & { readonly place: { readonly folder: string } };

/** In the order in which they are read. */
export const RESOURCES: readonly Resource[] = [
  { name: 'users', one: 'user', place: { folder: 'account/users' } },
  { name: 'teams', one: 'team', place: { folder: 'account/teams' } },
  { name: 'mailboxes', one: 'mailbox', place: { folder: 'mailboxes', file: 'mailbox.json' } },
  { name: 'tags', one: 'tag', place: { array: 'tags.json' } },
  { name: 'workflows', one: 'workflow', place: { array: 'workflows.json' } },
  { name: 'webhooks', one: 'webhook', place: { array: 'webhooks.json' } },
  { name: 'customers', one: 'customer', place: { folder: 'customers' }, filtered: true },
  {
    name: 'conversations',
    one: 'conversation',

    place: { folder: 'conversations', file: 'conversation.json' },
    filtered: true,
    whole: { embed: 'threads' },
  },
];

export const hasItems = (resource: Resource): resource is ItemResource => 'folder' in resource.place;

export const indexOf = ({ place }: ItemResource): string => `${place.folder}/_index.ndjson`;

/** The file of a record, by its checked id. */
export function fileOf({ place }: ItemResource, id: string): string {
  const { folder, file } = place as { readonly folder: string; readonly file?: string };
  return file === undefined ? `${folder}/${id}.json` : `${folder}/${id}/${file}`;
}

/** The folder that holds the file of a record. */
export function folderOf(resource: ItemResource, id: string): string {
  const file = fileOf(resource, id);
  return file.slice(0, file.lastIndexOf('/'));
}

/** The id of a record as text, when it may be a part of a path: digits and nothing else. */
export function idOf(row: Row): string | undefined {
  const { id } = row;
  const text = typeof id === 'number' || id instanceof LosslessNumber || typeof id === 'string' ? String(id) : '';
  return /^\d{1,40}$/.test(text) ? text : undefined;
}

/** When a record changed last, as its index line tells it. */
export function changedAt(row: Row): unknown {
  return row['updatedAt'] ?? row['modifiedAt'] ?? row['userUpdatedAt'] ?? null;
}

/** The resources that `--include` and `--exclude` leave. */
export function choose(
  include: readonly string[] | undefined,
  exclude: readonly string[] | undefined,
  { fail }: BackupKit,
): readonly Resource[] {
  const chosen = RESOURCES.filter(
    ({ name }) => (include === undefined || include.includes(name)) && exclude?.includes(name) !== true,
  );
  if (chosen.length === 0) {
    fail('combination', '--include and --exclude leave nothing to back up.', 'Leave one of them out.');
  }
  return chosen;
}
