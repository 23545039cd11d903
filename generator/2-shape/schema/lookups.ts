/** Look-ups that convert a code or name to an id. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, fieldTexts, ofCommand, path, text } from './common.js';
import { odata } from './dialects/odata/index.js';

export const reference = {
  description: 'A look-up that converts a code or name to an id: by a field of a resource, or in a list.',
  type: 'object',
  additionalProperties: false,
  required: ['noun'],
  if: { required: ['resource'] },
  then: { required: ['by'] },
  else: { required: ['path', 'id', 'unless', 'scan'] },
  properties: {
    ...odata.reference,
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
