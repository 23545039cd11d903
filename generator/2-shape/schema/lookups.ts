/** Look-ups that convert a code or name to an id. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, fieldTexts, flagName, keyFields, ofCommand, path, text } from './common.js';
import { odata } from './dialects/odata/index.js';

export const reference = {
  description: 'A look-up that converts a code or name to an id: by a field of a resource, or in a list.',
  type: 'object',
  additionalProperties: false,
  required: ['by', 'noun'],
  if: { required: ['resource'] },
  else: { required: ['path', 'id', 'unless'] },
  properties: {
    ...odata.reference,
    by: {
      description:
        'Names of a record: the field that is compared with what was typed (`emails[].value`: of each element), a template over fields, or a list of these; case is ignored. Without `query` the whole list is read: by a write anew, by a read at most every 15 minutes. Of a resource: its field, or fields by the names of their keys: `order:1001` is a code of one, `1001` of any, and a code that matches several records is refused.',
      ...keyFields,
      type: ['string', 'array', 'object'],
      items: fieldTexts,
      minItems: 1,
      uniqueItems: true,
      examples: ['name', ['email', '{first} {last}'], { order: 'OrderNumber', invoice: 'InvoiceNumber' }],
    },
    path: ofCommand('path', {
      description:
        'Path of the list. A name that is neither a variable of the service nor a reference is an argument of the command. The list of a path with the name of another reference belongs to one of its records: unless a flag of that name chooses one, the lists of all are read, in each run.',
      examples: ['/api/v1/{division}/sales/Customers', '/shelves/{shelf}/slots'],
    }),
    host: ofCommand('host'),
    query: ofCommand('query', {
      description:
        'Query parameters that find one record; {code} is what was typed. The list is then not read as a whole, and no names are stored. A record counts only if a field of `by` is equal to the code.',
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
        'The records belong to others, and a name may occur once in each: the flag with the id of the other record, and the field that holds it. With the flag, only records of the one that it names are found.',
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      propertyNames: flagName,
      additionalProperties: fieldPath,
      examples: [{ pipeline: 'pipeline_id' }],
    },
    or: {
      description: 'Another reference with a list, whose records are found by name as well.',
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
