/** Keys of the dialect `fields`: custom fields by the names that their owner gave them. */
import type { FieldEncoding } from '../../../../runtime/contract/custom-fields.js';
import { all, type JsonSchema } from '../../derive.js';
import { bodyPath, fieldKey, fieldPath, name, ofCommand, placeKey, text } from '../common.js';
import { ofDialect } from './index.js';

export const encodings = all<FieldEncoding>()([
  'text',
  'number',
  'integer',
  'id',
  'boolean',
  'option',
  'options',
  'money',
  'date',
  'timestamp',
  'clock',
  'time',
  'dates',
  'times',
  'object',
  'list',
]);

/** An encoding, or a sentence. */
export const standardForm = { type: 'string', pattern: `^(?:${encodings.join('|')}|[A-Z].*\\.)$` } as const;

export const customFields = {
  description:
    'Where the definitions of the custom fields of an entity are, and the names of their parts. The entry `defaults` holds values for all entities.',
  type: 'object',
  additionalProperties: false,
  properties: {
    path: ofCommand('path', { description: 'Path of the definitions.', examples: ['/api/v2/dealFields'] }),
    paging: ofCommand('paging', { description: 'Paging style of the definitions.', examples: ['cursor'] }),
    code: { description: 'Field with the key.', ...bodyPath, examples: ['field_code'] },
    name: { description: 'Field with the name.', ...bodyPath, examples: ['field_name'] },
    type: { description: 'Field with the type.', ...bodyPath, examples: ['field_type'] },
    options: { description: 'Field with the options.', ...bodyPath, examples: ['options'] },
    custom: { description: 'Field that marks custom fields.', ...bodyPath, examples: ['is_custom_field'] },
    under: {
      description: 'Key of a record that holds the custom values. Empty: the record itself.',
      ...placeKey,
      examples: ['custom_fields'],
    },
    types: {
      description:
        'Encoding of the values by type of the service, or the name of a reference for ids: names in values of this type are looked up.',
      type: 'object',
      additionalProperties: text,
      examples: [{ double: 'number', user: 'user' }],
    },
    standard: {
      description:
        'Encoding of standard fields by code, where it is not that of the type; for a field that cannot be set by its name, a sentence that says what to do instead.',
      type: 'object',
      additionalProperties: standardForm,
      examples: [{ emails: 'list', prices: 'Give --price and --currency.' }],
    },
    command: {
      description: 'Command that lists the definitions, for error messages.',
      ...text,
      examples: ['field list deal'],
    },
    currency: {
      description: 'Path of the currency of a record, for amounts typed without one.',
      ...fieldPath,
      examples: ['currency'],
    },
    changes: {
      description:
        'Rows that describe a change of a field instead of a record: the key that holds the code of the field, and the keys that hold the values.',
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      propertyNames: fieldKey,
      additionalProperties: { type: 'array', items: fieldKey },
      examples: [{ field_key: ['old_value', 'new_value'] }],
    },
  },
} as const satisfies JsonSchema;

export const customFieldsKeys = ['path', 'code', 'name', 'type', 'options', 'custom', 'under', 'types'] as const;

/** The keys, by what has them. */
export const fields = {
  service: ofDialect('fields', {
    'custom-fields': {
      description: 'Where the definitions of custom fields are, by entity.',
      type: 'object',
      propertyNames: name,
      additionalProperties: customFields,
      default: {},
      examples: [
        {
          deal: {
            path: '/api/v2/dealFields',
            code: 'field_code',
            name: 'field_name',
            type: 'field_type',
            options: 'options',
            custom: 'is_custom',
            under: 'custom_fields',
            types: { double: 'number' },
          },
        },
      ],
    },
  }),
  group: ofDialect('fields', {
    'custom-fields': {
      description: 'Entity under `custom-fields` of service.yaml with the custom fields of the records.',
      ...name,
      examples: ['deal'],
    },
  }),
} as const;
