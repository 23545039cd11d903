/** The catalog of a Singer tap: its streams, and which of their fields a catalog selects. */
import { CliError } from '../../base/errors.js';
import { isObject } from '../../base/objects.js';
import { nearest } from '../../base/suggestions.js';
import { DELETED_AT, schemaOf, type Schema } from './columns.js';
import type { Source } from '../types.js';
import type { Column } from '../tables/view-text.js';

/** A collection as a stream of Singer: a source, and the types of its rows. */
export interface TapStream {
  /** Name of the stream, from which targets name a table. */
  readonly name: string;
  readonly source: Source;
  /** Column with the identity of a row, which {@link Source.key} returns as text. */
  readonly key: string;
  /** Whether a run continues from the cursor of the last one; otherwise it reads every row each time. */
  readonly isIncremental: boolean;
  columns(): Promise<readonly Column[]>;
  /** Whether the source must be read again from its beginning, although an earlier run reached a cursor at a time. */
  startsOver?(cursor: string, asOf: string): boolean;
}

/** A stream that is read. */
export interface Selected {
  readonly stream: TapStream;
  readonly columns: readonly Column[];
  /** Every row is read, and the target removes rows that no longer exist. */
  readonly isWhole: boolean;
  /** The catalog names the stream; otherwise it is selected by default. */
  readonly isNamed: boolean;
}

type Metadata = Readonly<Record<string, unknown>>;

/** Returns the catalog of all streams. */
export async function catalogOf(streams: readonly TapStream[]): Promise<{ readonly streams: readonly Schema[] }> {
  const entries: Schema[] = [];
  for (const stream of streams) {
    const columns = await stream.columns();
    const method = stream.isIncremental ? 'INCREMENTAL' : 'FULL_TABLE';
    const schema = tableSchema(stream, columns);
    const names = Object.keys(schema.properties);
    entries.push({
      tap_stream_id: stream.name,
      stream: stream.name,
      key_properties: [stream.key],
      schema,
      replication_method: method,
      metadata: [
        {
          breadcrumb: [],
          metadata: {
            inclusion: 'available',
            'selected-by-default': true,
            'table-key-properties': [stream.key],
            'replication-method': method,
            ...(stream.isIncremental ? {} : { 'forced-replication-method': method }),
          },
        },
        ...names.map((name) => ({
          breadcrumb: ['properties', name],
          metadata: isAutomatic(stream, name)
            ? { inclusion: 'automatic' }
            : { inclusion: 'available', 'selected-by-default': true },
        })),
      ],
    });
  }
  return { streams: entries };
}

const isAutomatic = ({ key }: TapStream, name: string): boolean => name === key || name === DELETED_AT;

/** Returns the JSON schema of the records of a stream. */
export function tableSchema(
  { key, source }: TapStream,
  columns: readonly Column[],
): Schema & { readonly properties: Readonly<Record<string, Schema>> } {
  const properties = columns.map((column): readonly [string, Schema] => {
    const schema = schemaOf(column);
    const [, type] = schema['type'] as readonly string[];
    // The key of a row is never null.
    return [column.name, column.name === key ? { ...schema, type: [type] } : schema];
  });
  const deleted = source.deletions === 'feed' ? { [DELETED_AT]: schemaOf({ type: 'timestamp' }) } : {};
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...Object.fromEntries(properties), ...deleted },
  };
}

/** What the entries of a catalog say of one stream. */
interface Entry {
  readonly id: string;
  readonly properties: readonly string[];
  /** Metadata by name of the field; that of the stream by the empty name. */
  readonly metadata: ReadonlyMap<string, Metadata>;
}

export interface CatalogNotes {
  readonly note: (text: string) => void;
  readonly warn: (text: string) => void;
}

/**
 * Returns the streams that a catalog selects, in the order of the streams; all of them without a catalog.
 *
 * @throws CliError `input` for a catalog of another form, and for a stream that does not exist
 */
export async function select(
  streams: readonly TapStream[],
  catalog: unknown,
  notes: CatalogNotes,
): Promise<readonly Selected[]> {
  const entries = catalog === undefined ? undefined : entriesIn(catalog);
  for (const entry of entries ?? []) checkKnown(entry, streams);
  const found: Selected[] = [];
  for (const stream of streams) {
    const entry = entries?.find(({ id }) => id === stream.name);
    if (entries !== undefined && (entry === undefined || !isSelected(entry))) continue;
    const columns = await stream.columns();
    if (entry === undefined) found.push({ stream, columns, isWhole: !stream.isIncremental, isNamed: false });
    else {
      const { selected, 'replication-method': method } = entry.metadata.get('') ?? {};
      const isWhole = !stream.isIncremental || method === 'FULL_TABLE';
      const taken = selectedColumns(stream, columns, entry, notes);
      found.push({ stream, columns: taken, isWhole, isNamed: selected === true });
    }
  }
  if (found.length > 0) return found;
  throw new CliError(
    'input',
    'The catalog selects no stream.',
    'Set "selected": true in the metadata of a stream, with an empty breadcrumb.',
  );
}

function checkKnown(entry: Entry, streams: readonly TapStream[]): void {
  const names = streams.map(({ name }) => name);
  if (!isSelected(entry) || names.includes(entry.id)) return;
  throw new CliError(
    'input',
    `The catalog selects a stream that does not exist: ${entry.id}.`,
    'Write the catalog again with --discover.',
    { suggestions: nearest(entry.id, names) },
  );
}

function entriesIn(catalog: unknown): readonly Entry[] {
  const streams = isObject(catalog) ? catalog['streams'] : undefined;
  if (!Array.isArray(streams)) throw notCatalog('it has no list of streams');
  return streams.map((one) => {
    const id = isObject(one) ? one['tap_stream_id'] : undefined;
    if (!isObject(one) || typeof id !== 'string') throw notCatalog('a stream has no tap_stream_id');
    const { schema } = one;
    const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
    return { id, properties: Object.keys(properties), metadata: metadataIn(one, properties) };
  });
}

const notCatalog = (problem: string): CliError =>
  new CliError('input', `The catalog cannot be used: ${problem}.`, 'Write one with --discover.');

/** Metadata by breadcrumb. Old programs write `selected` into the schema instead. */
function metadataIn(entry: Schema, properties: Schema): ReadonlyMap<string, Metadata> {
  const found = new Map<string, Metadata>();
  const add = (name: string, more: unknown): void => {
    if (isObject(more)) found.set(name, { ...found.get(name), ...more });
  };
  const marksOf = (value: unknown): unknown =>
    isObject(value) && typeof value['selected'] === 'boolean' ? { selected: value['selected'] } : undefined;
  add('', marksOf(entry['schema']));
  for (const [name, schema] of Object.entries(properties)) add(name, marksOf(schema));
  const all = entry['metadata'] ?? [];
  if (!Array.isArray(all)) throw notCatalog('the metadata of a stream is not a list');
  for (const one of all) {
    const breadcrumb: unknown = isObject(one) ? one['breadcrumb'] : undefined;
    if (!isObject(one) || !Array.isArray(breadcrumb)) throw notCatalog('metadata of a stream has no breadcrumb');
    // Fields have no fields of their own.
    if (breadcrumb.length === 0) add('', one['metadata']);
    else if (breadcrumb.length === 2) add(String(breadcrumb[1]), one['metadata']);
  }
  return found;
}

const isMarked = (metadata: Metadata | undefined): boolean | undefined =>
  [metadata?.['selected'], metadata?.['selected-by-default']].find((mark) => typeof mark === 'boolean');

const isSelected = ({ metadata }: Entry): boolean => isMarked(metadata.get('')) === true;

/** A field without a mark is selected with its stream. */
function selectedColumns(
  stream: TapStream,
  columns: readonly Column[],
  { properties, metadata }: Entry,
  { note, warn }: CatalogNotes,
): readonly Column[] {
  const isTaken = (name: string): boolean =>
    isAutomatic(stream, name) ||
    (metadata.get(name)?.['inclusion'] !== 'unsupported' && (isMarked(metadata.get(name)) ?? true));
  const names = new Set(columns.map(({ name }) => name));
  const gone = properties.filter((name) => !names.has(name) && name !== DELETED_AT && isTaken(name));
  if (gone.length > 0) warn(`${stream.name}: fields of the catalog no longer exist: ${gone.join(', ')}.`);
  // A catalog without schemas selects by its metadata alone.
  const known = new Set(properties.length === 0 ? names : properties);
  const added = columns.map(({ name }) => name).filter((name) => !known.has(name));
  if (added.length > 0)
    note(`${stream.name}: fields are not in the catalog: ${added.join(', ')}. --discover writes a new one.`);
  return columns.filter(({ name }) => (known.has(name) || isAutomatic(stream, name)) && isTaken(name));
}
