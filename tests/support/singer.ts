/** A target of Singer in memory, written from the specification: it checks every message, and stores rows, versions and states. */
import { Ajv } from 'ajv';
import formats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

const text = { type: 'string', minLength: 1 };
const time = { type: 'string', format: 'date-time' };
const of = (type: string, properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  properties: { type: { const: type }, ...properties },
  required: ['type', ...required],
  additionalProperties: false,
});

/** https://github.com/singer-io/getting-started/blob/master/docs/SPEC.md, with the version of full tables. */
const MESSAGE: Json = {
  oneOf: [
    of(
      'SCHEMA',
      {
        stream: text,
        schema: { type: 'object', required: ['properties'], properties: { properties: { type: 'object' } } },
        key_properties: { type: 'array', items: text },
        bookmark_properties: { type: 'array', items: text },
      },
      ['stream', 'schema', 'key_properties'],
    ),
    of('RECORD', { stream: text, record: { type: 'object' }, time_extracted: time, version: { type: 'integer' } }, [
      'stream',
      'record',
    ]),
    of('STATE', { value: { type: 'object' } }, ['value']),
    of('ACTIVATE_VERSION', { stream: text, version: { type: 'integer' } }, ['stream', 'version']),
  ],
};

/** https://github.com/singer-io/getting-started/blob/master/docs/DISCOVERY_MODE.md */
const CATALOG: Json = {
  type: 'object',
  required: ['streams'],
  properties: {
    streams: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tap_stream_id', 'schema', 'metadata', 'key_properties'],
        properties: {
          tap_stream_id: text,
          stream: text,
          schema: { type: 'object', required: ['type', 'properties'] },
          key_properties: { type: 'array', items: text, minItems: 1 },
          metadata: {
            type: 'array',
            items: {
              type: 'object',
              required: ['breadcrumb', 'metadata'],
              properties: {
                breadcrumb: { type: 'array', items: { type: 'string' } },
                metadata: {
                  type: 'object',
                  properties: {
                    inclusion: { enum: ['available', 'automatic', 'unsupported'] },
                    'replication-method': { enum: ['INCREMENTAL', 'FULL_TABLE'] },
                    'forced-replication-method': { enum: ['INCREMENTAL', 'FULL_TABLE'] },
                    'selected-by-default': { type: 'boolean' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

const ajv = new Ajv({ strict: false });
(formats as unknown as (one: Ajv) => void)(ajv);
ajv.addFormat('x-singer.decimal', /^-?\d+(\.\d+)?$/);
const isMessage = ajv.compile(MESSAGE);
const isCatalog = ajv.compile(CATALOG);

export function checkCatalog(value: unknown): void {
  if (!isCatalog(value)) throw new Error(`Not a catalog: ${ajv.errorsText(isCatalog.errors)}`);
}

export interface Target {
  /** Records by stream and key. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Json>>;
  /** The value of the last STATE; undefined before the first. */
  readonly state: () => unknown;
  /**
   * Applies a line.
   *
   * @throws Error for a line that is not a message, and for a record that is not what its schema says
   */
  apply(line: string): void;
}

/** Parses a line; integers that a number cannot hold are texts. */
const exact = (line: string): Json => JSON.parse(line.replaceAll(/(?<=":)-?\d{16,}(?=[,}\]])/g, '"$&"')) as Json;

export function openTarget(): Target {
  const tables = new Map<string, Map<string, Json>>();
  const versions = new Map<string, number | undefined>();
  const schemas = new Map<string, { readonly keys: readonly string[]; readonly check: ReturnType<Ajv['compile']> }>();
  let state: unknown;
  const record = ({ stream, record: row, version }: Json, line: string): void => {
    const name = String(stream);
    const schema = schemas.get(name);
    if (schema === undefined) throw new Error(`No schema of ${name}`);
    if (!schema.check(row)) throw new Error(`${name}: ${ajv.errorsText(schema.check.errors)}: ${JSON.stringify(row)}`);
    const own = exact(line)['record'] as Json;
    const key = schema.keys.map((one) => String(own[one])).join(' ');
    if (own['_sdc_deleted_at'] == null) tables.get(name)?.set(key, own);
    else tables.get(name)?.delete(key);
    versions.set(`${name} ${key}`, version as number | undefined);
  };
  return {
    tables,
    state: () => state,
    apply: (line) => {
      const message = JSON.parse(line) as Json;
      if (!isMessage(message)) throw new Error(`Not a message: ${line.slice(0, 200)}`);
      const { type, stream } = message;
      const name = String(stream);
      if (type === 'SCHEMA') {
        const keys = message['key_properties'] as readonly string[];
        schemas.set(name, { keys, check: ajv.compile(message['schema'] as Json) });
        if (!tables.has(name)) tables.set(name, new Map());
      } else if (type === 'RECORD') record(message, line);
      else if (type === 'STATE') state = message['value'];
      else {
        const table = tables.get(name);
        for (const key of table?.keys() ?? []) {
          const version = versions.get(`${name} ${key}`);
          if (version === undefined || version < Number(message['version'])) table?.delete(key);
        }
      }
    },
  };
}
