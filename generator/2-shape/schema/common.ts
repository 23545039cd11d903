/** Forms and lists of values that the parts of the schema share. */
import type { Effect, Encoding, Method, Place, RequestPlan } from '../../../runtime/contract/command.js';
import type { Output } from '../../../runtime/contract/run.js';
import type { Failure } from '../../../runtime/contract/failure.js';
import { all, type JsonSchema } from '../derive.js';
import { kindNames } from '../../../runtime/kinds/index.js';

/** Marks mappings that keep the order of their keys. */
export const orderMatters = 'The order of the keys is significant.';

export const name = { type: 'string', pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$' } as const;

/** Names, one after another: a command, or a group and those around it. */
export const names = { type: 'string', pattern: '^[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*$' } as const;

/** Names of flags and arguments may be camel-cased too, because the documented arguments of some services are. */
export const flagName = { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*$' } as const;

export const text = { type: 'string', minLength: 1 } as const;

/** A field that names a record, or several by the names that users write before a value of one. */
export const keyFields = {
  type: ['string', 'object'],
  minLength: 1,
  propertyNames: name,
  additionalProperties: text,
  minProperties: 2,
} as const;

/** Text where a boolean is allowed too: YAML reads `yes` and `no` as text. */
export const notYes = { minLength: 1, pattern: '^(?!(?:[Yy]es|YES|[Nn]o|NO|[Oo]n|ON|[Oo]ff|OFF)$)' } as const;

/** One old name or a list. */
export const formerly = <Name extends { readonly type: 'string'; readonly pattern: string }>(name: Name) =>
  ({ ...name, type: ['string', 'array'], items: name, minItems: 1, uniqueItems: true }) as const;

/** Text of one line. */
export const line = { type: 'string', pattern: '^\\S[^\\n]*$' } as const;

export const texts = { type: 'array', items: text } as const;

/** Steps of a path, as the runtime splits them: `value.amount`, `prices[0].price`, `labels.app\.name`. */
const step = '(?:(?:[^.|[\\]\\\\]|\\\\[.[\\]\\\\])+(?:\\[[0-9]{1,4}\\])*|(?:\\[[0-9]{1,4}\\])+)';
const steps = `${step}(?:\\.${step})*`;
const alternatives = `${steps}(?:\\|${steps})*`;
const noPrototype = '(?!(?:.*[.|])?__proto__(?:[.|[]|$))';

/** Path of a field of a body. */
export const bodyPath = { type: 'string', pattern: `^${noPrototype}${steps}$` } as const;

/** Key of a record, which is not a path. */
export const fieldKey = { type: 'string', pattern: `^${noPrototype}[^.|[\\]\\\\]+$` } as const;

/** Key of a record; empty for the record itself. */
export const placeKey = { type: 'string', pattern: `^(?:${noPrototype}[^.|[\\]\\\\]+)?$` } as const;

/** Path of a field of a response, or alternatives. */
export const fieldPath = { type: 'string', pattern: `^${noPrototype}${alternatives}$` } as const;

/** Path of a field; empty for the whole value. */
export const placePath = { type: 'string', pattern: `^${noPrototype}(?:${alternatives})?$` } as const;

/** Path of a field, or a template over fields. */
export const fieldText = { type: 'string', pattern: `^(?:.*\\{.*|${noPrototype}${alternatives})$` } as const;

/** Like `fieldText`; `emails[].value` is the field of each element of a list. */
export const fieldTexts = {
  type: 'string',
  pattern: `^(?:.*\\{.*|${noPrototype}${alternatives}|${noPrototype}${steps}\\[\\]\\.${steps})$`,
} as const;

/** Values that fields of a response must have, by path. */
export const fieldValues = {
  type: 'object',
  minProperties: 1,
  propertyNames: fieldPath,
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
} as const;

export const method = { enum: all<Method>()(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) } as const;

export const effects = all<Effect>()(['read', 'create', 'update', 'delete', 'act', 'local']);

export const encodings = all<Encoding>()(['json', 'form', 'multipart', 'patch', 'patches', 'text', 'bytes', 'none']);

export const shapes = all<RequestPlan['shape']>()(['rows', 'record', 'row', 'single', 'action', 'raw']);

export const formats = all<Output['format']>()(['table', 'json', 'yaml', 'csv', 'ndjson']);

export const kinds = kindNames;

/** Types of the elements of a csv, which cannot be lists themselves. */
export const elements = kinds.filter((kind) => kind !== 'csv');

export const failures = all<Failure>()([
  'generic',
  'usage',
  'combination',
  'input',
  'declined',
  'unprompted',
  'unavailable',
  'internal',
  'rate',
  'auth',
  'refused',
  'config',
]);

/** Where the value of a flag goes, by the place that its `wire` names. */
export const wirePlaces: Readonly<Record<Place, { readonly meaning: string; readonly example: string }>> = {
  body: {
    meaning:
      'The field of the body at that path; without a name, an object is merged into the body, also of a form, and a text or a file is the body. `[]` is a body that is a list.',
    example: 'body:value.amount',
  },
  query: {
    meaning: 'The query parameter of that name; without a name, each pair is a parameter.',
    example: 'query:status',
  },
  path: {
    meaning: 'The placeholder of that name in the path.',
    example: 'path:attachment',
  },
  form: {
    meaning: 'The field of that name in a form.',
    example: 'form:name',
  },
  part: {
    meaning: 'The part of that name in a multipart body; of a path, the file.',
    example: 'part:file',
  },
  header: {
    meaning: 'The header of that name.',
    example: 'header:x-name',
  },
  term: {
    meaning: 'A term of the filter expression, which `filter` of service.yaml joins with the others.',
    example: "term:Status eq '{text}'",
  },
  keep: {
    meaning: 'Not sent: the client leaves out rows in which the field at that path has another value.',
    example: 'keep:source.type',
  },
  fields: {
    meaning: 'Custom fields of the entity of that name, as `Name=value`.',
    example: 'fields:deal',
  },
  assign: {
    meaning: 'Fields of the body, as `Field=value`; the catalogue gives the type of each value.',
    example: 'assign:',
  },
  match: {
    meaning: 'Pairs `Field=value`: terms of the filter in a read, fields of the body in a write.',
    example: 'match:',
  },
  line: {
    meaning: 'The field of that name in every line that has no value of its own.',
    example: 'line:Date',
  },
  attach: {
    meaning: 'Files, which become the records that the entry of that name under `attach` of service.yaml declares.',
    example: 'attach:document',
  },
  paging: {
    meaning: 'Not sent: `all` reads every page, `pages` is the maximum number of pages.',
    example: 'paging:all',
  },
  print: {
    meaning:
      'Not sent: `raw` prints the response, `count` the number of records, `one` the only record; `web` opens its page in the browser, `file` names the file to write, `secrets` shows the values of `secrets`.',
    example: 'print:count',
  },
  each: {
    meaning: 'Not sent: the list is read once for each value of the variable of that name.',
    example: 'each:division',
  },
  catalogue: {
    meaning:
      'Not sent: `beta` and `bulk` choose a version of the resource, `force` skips the checks against the catalogue.',
    example: 'catalogue:force',
  },
  credential: {
    meaning: 'The credential of that name: the value replaces it for this run.',
    example: 'credential:docs-key',
  },
};

export const places = Object.keys(wirePlaces) as Place[];

/** A URL path below a host's origin, with `{name}` in it. */
export const path = {
  type: 'string',
  pattern: '^(?!.*/\\.{1,2}(?:[/?]|$))(?![^?]*//)/(?:[^\\s{}#]|\\{[^\\s{}]+\\})*$',
} as const;

export const origin = {
  type: 'string',
  pattern: '^(?:https://[^/\\s@?#]+|http://(?:localhost|127\\.0\\.0\\.1)(?::[0-9]+)?|\\{[A-Za-z0-9_-]+\\})$',
} as const;

export const envName = { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' } as const;

export const hints = {
  description:
    'Hint for a failure, by HTTP status: one sentence, a template over the arguments. The hints of a command override those of its group, which override those of the service.',
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[1-5][0-9]{2}$' },
  additionalProperties: text,
  examples: [{ 404: 'Writes to a merged conversation return 404; "conv get {id}" shows its new id.' }],
} as const satisfies JsonSchema;

/** Returns a key that means the same here as in a command, with what is particular to the place. */
export const ofCommand = <const Key extends string, const Own extends JsonSchema = object>(key: Key, own?: Own) =>
  ({ $ref: `#/$defs/command-key/properties/${key}`, ...own }) as {
    readonly $ref: `#/$defs/command-key/properties/${Key}`;
  } & Own;

/** Returns a mapping with one entry per name. */
export const each = <const Name extends string, Entry>(names: readonly Name[], entry: (name: Name) => Entry) =>
  Object.fromEntries(names.map((name) => [name, entry(name)])) as Readonly<Record<Name, Entry>>;
