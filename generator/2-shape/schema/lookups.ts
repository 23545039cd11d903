import type { FieldEncoding } from '../../../runtime/contract/custom-fields.js';
import type { FindPlan } from '../../../runtime/contract/resource.js';
import { all, type JsonSchema } from '../derive.js';
import { bodyPath, fieldKey, fieldPath, fieldTexts, keyFields, ofCommand, path, placeKey, text } from './common.js';

export const reference = {
  description: 'A look-up that converts a code or name to an id: by a field of a resource, or in a list.',
  type: 'object',
  additionalProperties: false,
  required: ['noun'],
  if: { required: ['resource'] },
  then: { required: ['by'] },
  else: { required: ['path', 'id', 'unless', 'scan'] },
  properties: {
    resource: ofCommand('resource', {
      description: 'Resource of the catalogue, which defines path, id and query.',
      examples: ['sales/Customers'],
    }),
    by: {
      description:
        'Field of the resource that is compared with the code, or fields by the names of their keys: `order:1001` is a code of one, `1001` of any. A code that matches several records is refused.',
      ...keyFields,
      examples: ['Code', { order: 'OrderNumber', invoice: 'InvoiceNumber' }],
    },
    where: {
      description: 'Filter expression that the records of the resource must also match.',
      ...text,
      examples: ['Status eq 20'],
    },
    path: ofCommand('path', {
      description:
        'Path of the collection. A name that is not a variable of the service is an argument of the command.',
      examples: ['/api/v1/{division}/sales/Customers'],
    }),
    host: ofCommand('host'),
    scan: {
      description:
        'The whole list is read, and records are found by name; case is ignored. A write reads the list anew; a read may use one that was stored in the last 15 minutes.',
      type: 'object',
      additionalProperties: false,
      required: ['field'],
      examples: [
        { field: 'name', paging: 'page' },
        { field: ['email', '{first} {last}'], me: '/v2/users/me' },
      ],
      properties: {
        field: {
          description:
            'Field that is compared with the name (`emails[].value`: of each element), a template over fields, or a list of these.',
          ...fieldTexts,
          type: ['string', 'array'],
          items: fieldTexts,
          minItems: 1,
          uniqueItems: true,
          examples: ['name', ['email', '{first} {last}']],
        },
        query: ofCommand('query', {
          description:
            'Query parameters that find one record; {code} is what was typed. The list is then not read as a whole, and no names are stored. A record counts only if a `field` is equal to the code.',
          examples: [{ search: 'number:{code}' }],
        }),
        mark: {
          description:
            'Text before a code, if codes have the form of an id: with `#`, users type #7 for the code 7, and 7 is an id.',
          type: 'string',
          pattern: '^[^\\w\\s@,-]$',
          examples: ['#'],
        },
        paging: ofCommand('paging', {
          description: 'Paging style. Default: the list is one response.',
          examples: ['page'],
        }),
        result: ofCommand('result'),
        me: { description: 'Path of the record that the word `me` stands for.', ...path, examples: ['/v2/users/me'] },
        within: {
          description:
            'The records belong to others, and a name may occur once in each. With the flag, only records of the one that it names are found.',
          type: 'object',
          additionalProperties: false,
          required: ['flag', 'field'],
          examples: [{ flag: 'pipeline', field: 'pipeline_id' }],
          properties: {
            flag: { description: 'Flag with the id of the other record.', ...text, examples: ['pipeline'] },
            field: { description: 'Field with the id of the other record.', ...fieldPath, examples: ['pipeline_id'] },
          },
        },
        each: {
          description:
            'Another reference with `scan`. The list belongs to one of its records: `path` has its id in braces, under the name of the reference. Unless a flag of that name chooses one, the lists of all are read, in each run.',
          ...text,
          examples: ['shelf'],
        },
        or: {
          description: 'Another reference with `scan`, whose records are found by name as well.',
          ...text,
          examples: ['team'],
        },
        code: {
          description:
            'The ids are codes, which may be any text and are sent as text. A code of the list is sent as typed, and so is every value if the list is empty or the service refuses it (403).',
          type: 'boolean',
          default: false,
          examples: [true],
        },
      },
    },
    id: { description: 'Field with the id.', ...fieldPath, examples: ['ID'] },
    unless: {
      description: 'Form of values that are already ids.',
      enum: ['uuid', 'digits', 'hash', 'object-id'],
      examples: ['uuid'],
    },
    accepts: {
      description: 'Required form of a code. Default: any text.',
      enum: ['digits', 'email'],
      examples: ['email'],
    },
    noun: { description: 'Name of the record in messages.', ...text, examples: ['account'] },
  },
} as const satisfies JsonSchema;

const encodings = all<FieldEncoding>()([
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
      description: 'Encoding of the values by type of the service.',
      type: 'object',
      additionalProperties: { enum: encodings },
      examples: [{ double: 'number' }],
    },
    references: {
      description: 'Reference by type of the service: names in values of this type are looked up as ids.',
      type: 'object',
      additionalProperties: text,
      examples: [{ user: 'user' }],
    },
    standard: {
      description: 'Encoding of standard fields by code, where it is not that of the type.',
      type: 'object',
      additionalProperties: { enum: encodings },
      examples: [{ emails: 'list' }],
    },
    instead: {
      description: 'Standard fields that cannot be set by name, by code, with what to do instead.',
      type: 'object',
      additionalProperties: text,
      examples: [{ prices: 'Give --price and --currency.' }],
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

const resource = ofCommand('resource', {
  description: 'Resource of the catalogue.',
  examples: ['documents/Documents'],
});

export const find = {
  description: 'A look-up that a write needs before it is sent.',
  type: 'object',
  additionalProperties: false,
  required: ['resource', 'where', 'expect', 'noun'],
  properties: {
    resource,
    where: {
      description: 'Filter expression; `{name}` is an argument or flag of the command, with quotes doubled.',
      ...text,
      examples: ["Code eq '{code}'"],
    },
    select: {
      description: 'Fields of the record that templates use.',
      type: 'array',
      items: text,
      minItems: 1,
      uniqueItems: true,
      examples: [['FinYear', 'FinPeriod']],
    },
    when: {
      description:
        'Argument or flag that the look-up depends on, or a list of these: without a value for each, nothing is looked up.',
      ...text,
      type: ['string', 'array'],
      items: text,
      minItems: 1,
      uniqueItems: true,
      examples: ['date', ['reference', 'credit-note']],
    },
    unless: {
      description: 'Flags without which the look-up is done: with one of them, nothing is looked up.',
      type: 'array',
      items: text,
      minItems: 1,
      uniqueItems: true,
      examples: [['allow-duplicate']],
    },
    expect: {
      description: 'How many records must exist; `none` refuses a duplicate, `any` takes the first record, if any.',
      enum: all<FindPlan['expect']>()(['one', 'none', 'any']),
      examples: ['one'],
    },
    noun: { description: 'Name of the record in messages.', ...text, examples: ['financial period'] },
    shows: {
      description: 'Text for a record in an error, with its fields: for `expect: none` and for `nearest`.',
      ...text,
      examples: ['{EntryNumber}, {AmountDC} on {EntryDate}'],
    },
    nearest: {
      description:
        'Field with a date that orders the records. If no record matches, the error names those before and after the date in `when`, as `shows` says.',
      ...text,
      examples: ['StartDate'],
    },
  },
} as const satisfies JsonSchema;

export const attach = {
  description:
    'How files are attached to a record: the record that each file becomes, after the record that holds the files, which is created first. Without such a holder, the record of the command holds them.',
  type: 'array',
  minItems: 1,
  maxItems: 2,
  examples: [
    [
      {
        resource: 'documents/Files',
        noun: 'file',
        body: { owner: '{holder}', name: '{file.name}', content: '{file.base64}' },
      },
    ],
  ],
  items: {
    description: 'A record to create.',
    type: 'object',
    additionalProperties: false,
    required: ['resource', 'noun', 'body'],
    properties: {
      resource,
      noun: { description: 'Name of the record in messages.', ...text, examples: ['document'] },
      body: ofCommand('body', {
        description:
          'Body of the record: JSON templates over arguments and flags, `{file.name}`, `{file.base64}` and, for a file, `{holder}`.',
        examples: [{ Document: '{holder}', FileName: '{file.name}', Attachment: '{file.base64}' }],
      }),
      as: {
        description: 'Of the holder: field of the main record that names it.',
        ...text,
        examples: ['Document'],
      },
    },
  },
} as const satisfies JsonSchema;
