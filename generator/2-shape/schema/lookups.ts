import type { FieldEncoding } from '../../../runtime/contract/lookups.js';
import { all, type JsonSchema } from '../derive.js';
import { path, text, texts } from './common.js';

export const reference = {
  description: 'A look-up that turns a code into an id.',
  type: 'object',
  additionalProperties: false,
  required: ['path', 'id', 'unless', 'noun'],
  oneOf: [{ required: ['query'] }, { required: ['scan'] }],
  properties: {
    path: { description: 'Path of the collection.', ...path, examples: ['/api/v1/{division}/sales/Customers'] },
    query: {
      description: 'Query; {text} is the code with quotes doubled, {text:18} digits padded left to 18 characters.',
      type: 'object',
      additionalProperties: { type: 'string' },
      examples: [{ $filter: "Code eq '{text}'" }],
    },
    scan: {
      description: 'In place of `query`: the pages are read up to the row whose field is the code, in capitals or not.',
      type: 'object',
      additionalProperties: false,
      required: ['field', 'paging'],
      examples: [{ field: 'name', paging: 'page' }],
      properties: {
        field: { description: 'Field that is compared.', ...text, examples: ['name'] },
        paging: { description: 'Paging style.', ...text, examples: ['page'] },
        result: { description: 'Path of the rows, as for commands.', ...text, examples: ['tags'] },
      },
    },
    id: { description: 'Field with the id.', ...text, examples: ['ID'] },
    unless: { description: 'Values of this form are ids already.', enum: ['uuid', 'digits'], examples: ['uuid'] },
    noun: { description: 'What is looked up, in messages.', ...text, examples: ['account'] },
  },
} as const satisfies JsonSchema;

const encodings = all<FieldEncoding>()([
  'text',
  'number',
  'integer',
  'option',
  'options',
  'money',
  'date',
  'time',
  'dates',
  'times',
  'object',
]);

export const customFields = {
  description: 'Where the definitions of the custom fields of an entity are and what they are called.',
  type: 'object',
  additionalProperties: false,
  required: ['path', 'code', 'name', 'type', 'options', 'custom', 'under', 'types'],
  properties: {
    path: { description: 'Path of the definitions.', ...path, examples: ['/api/v2/dealFields'] },
    paging: { description: 'Paging style of the definitions.', ...text, examples: ['cursor'] },
    code: { description: 'Field with the key.', ...text, examples: ['field_code'] },
    name: { description: 'Field with the name.', ...text, examples: ['field_name'] },
    type: { description: 'Field with the type.', ...text, examples: ['field_type'] },
    options: { description: 'Field with the options.', ...text, examples: ['options'] },
    custom: { description: 'Field that tells custom from standard ones.', ...text, examples: ['is_custom_field'] },
    under: {
      description: 'Key of a record under which custom values sit. Empty: at the top.',
      type: 'string',
      examples: ['custom_fields'],
    },
    types: {
      description: 'Type of the service to encoding of its values.',
      type: 'object',
      additionalProperties: { enum: encodings },
      examples: [{ double: 'number' }],
    },
    command: {
      description: 'Words of the command that lists the definitions, named by errors.',
      ...text,
      examples: ['field list deal'],
    },
    currency: {
      description: 'Path of the currency of a record, for money typed without one.',
      ...text,
      examples: ['currency'],
    },
    changes: {
      description: 'Rows that tell a change of a field instead of a record.',
      type: 'object',
      additionalProperties: false,
      required: ['code', 'values'],
      examples: [{ code: 'field_key', values: ['old_value', 'new_value'] }],
      properties: {
        code: { description: 'Key of the field code.', ...text, examples: ['field_key'] },
        values: { description: 'Keys of the values.', ...texts, examples: [['old_value', 'new_value']] },
      },
    },
  },
} as const satisfies JsonSchema;

export const catalogue = {
  description: 'Data about the resources of the service, loaded when a command needs it.',
  type: 'object',
  additionalProperties: false,
  required: ['file', 'path'],
  examples: [{ file: 'catalogue.json', path: '/api/v1/{division}/{resource}' }],
  properties: {
    file: {
      description: 'JSON file beside service.yaml.',
      type: 'string',
      pattern: '^[\\w.-]+\\.json$',
      examples: ['catalogue.json'],
    },
    path: { description: 'Path of a resource.', ...path, examples: ['/api/v1/{division}/{resource}'] },
    'beta-path': {
      description: 'Path of the beta version of a resource.',
      ...path,
      examples: ['/api/v1/beta/{division}/{resource}'],
    },
  },
} as const satisfies JsonSchema;
