/** The resources of an account, and where their records are saved. */
import { LosslessNumber, stringifyJson, type Kit, type Row } from 'cmdspec-runtime/kit';

export const NAMES = [
  'users',
  'teams',
  'mailboxes',
  'mailboxFolders',
  'mailboxFields',
  'tags',
  'workflows',
  'webhooks',
  'customers',
  'conversations',
] as const;
export type Name = (typeof NAMES)[number];

/** Requests of the sources: the list of each resource, and the threads of one conversation. */
export type SourceCall = Name | 'threads';
/** Requests of the backup. */
export type CallName = SourceCall | 'me' | 'attachment' | 'file';

export type SourceKit = Kit<SourceCall>;
export type BackupKit = Kit<CallName>;

/** Where the records of a resource are stored, by paths relative to the backup. */
export type Place =
  /** `<folder>/<id>.json`, or `<folder>/<id>/<file>`. */
  | { readonly folder: string; readonly file?: string }
  /** All records in one file. */
  | { readonly array: string };

interface Common {
  /** Also the name of the call that lists it. */
  readonly name: Name;
  readonly one: string;
  /** Several of them; default: the name. */
  readonly several?: string;
  /** The service can list changes since a time; other resources are always read completely. */
  readonly filtered?: true;
  /** Each of its records belongs to a mailbox, and has the id of it added: the list is read once for each mailbox. */
  readonly inMailbox?: true;
  /** Additional values of the call that reads complete records instead of ids. */
  readonly whole?: Readonly<Record<string, string>>;
}

export type ItemResource = Common & { readonly place: Extract<Place, { readonly folder: string }> };
export type ListResource = Common & { readonly place: Extract<Place, { readonly array: string }> };
export type Resource = ItemResource | ListResource;

/** Resources in the order of reading. */
export const RESOURCES: readonly Resource[] = [
  { name: 'users', one: 'user', place: { folder: 'account/users' } },
  { name: 'teams', one: 'team', place: { folder: 'account/teams' } },
  { name: 'mailboxes', one: 'mailbox', place: { folder: 'mailboxes', file: 'mailbox.json' } },
  {
    name: 'mailboxFolders',
    one: 'mailbox folder',
    several: 'mailbox folders',
    place: { array: 'mailbox-folders.json' },
    inMailbox: true,
  },
  {
    name: 'mailboxFields',
    one: 'mailbox field',
    several: 'mailbox fields',
    place: { array: 'mailbox-fields.json' },
    inMailbox: true,
  },
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

/** Returns the path of a record, by its checked id. */
export function fileOf({ place }: ItemResource, id: string): string {
  const { folder, file } = place;
  return file === undefined ? `${folder}/${id}.json` : `${folder}/${id}/${file}`;
}

/** Returns the folder of the file of a record. */
export function folderOf(resource: ItemResource, id: string): string {
  const file = fileOf(resource, id);
  return file.slice(0, file.lastIndexOf('/'));
}

/** Returns the id of a record as text; undefined if it is not safe in a path (only digits are). */
export function idOf(row: Row): string | undefined {
  const { id } = row;
  const text = typeof id === 'number' || id instanceof LosslessNumber || typeof id === 'string' ? String(id) : '';
  return /^\d{1,40}$/.test(text) ? text : undefined;
}

/** Returns why a record has no usable id, as the end of a sentence. */
export function idProblem({ id }: Row): string {
  return id === undefined || id === null ? 'it has no id' : `its id ${stringifyJson(id).slice(0, 80)} is not a number`;
}

/** Returns the time of the last change of a record, for its index line. */
export function changedAt(row: Row): unknown {
  return row['updatedAt'] ?? row['modifiedAt'] ?? row['userUpdatedAt'] ?? null;
}

/** Returns the resources selected by `--include` and `--exclude`. */
export function choose(
  include: readonly string[] | undefined,
  exclude: readonly string[] | undefined,
  { fail }: BackupKit,
): readonly Resource[] {
  const chosen = RESOURCES.filter(
    ({ name }) => (include === undefined || include.includes(name)) && exclude?.includes(name) !== true,
  );
  if (chosen.length === 0) {
    fail('combination', '--include and --exclude leave nothing to back up.', 'Remove one of the two flags.');
  }
  return chosen;
}
