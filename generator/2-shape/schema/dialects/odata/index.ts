/** Keys of the dialect `odata`, by what has them. */
import { keyFields, name, ofCommand, text } from '../../common.js';
import { ofDialect } from '../index.js';
import { catalogue } from './catalogue.js';
import { lines } from './lines.js';
import { attach, find } from './writes.js';

export const odata = {
  service: ofDialect('odata', {
    catalogue,
    find: {
      description: 'Look-ups that writes need, by the name that commands give under `find`.',
      type: 'object',
      propertyNames: name,
      additionalProperties: find,
      default: {},
      examples: [
        {
          unit: { resource: 'logistics/Units', where: "code eq '{unit}'", expect: 'one', noun: 'unit' },
        },
      ],
    },
    attach: {
      description: 'How files are attached to a record, by the name in the wire `attach:`.',
      type: 'object',
      propertyNames: name,
      additionalProperties: attach,
      default: {},
      examples: [
        {
          document: [
            {
              resource: 'documents/Files',
              noun: 'file',
              body: { name: '{file.name}', content: '{file.base64}' },
            },
          ],
        },
      ],
    },
  }),
  group: ofDialect('odata', {
    number: {
      description:
        'Field in which a number is looked up, or fields by the names of their keys: `order:1001` is a number of one, `1001` of any, and one that matches several records is refused. Commands of the group then accept a number in place of an id, and the group is a reference of its name.',
      ...keyFields,
      examples: ['EntryNumber', { invoice: 'InvoiceNumber', order: 'OrderNumber' }],
    },
    code: { description: 'Like `number`, for codes that are any text.', ...text, examples: ['Code'] },
    latest: {
      description: 'Field that chooses among records with the same number or code: the highest value wins.',
      ...text,
      examples: ['VersionNumber'],
    },
    lines,
  }),
  command: ofDialect('odata', {
    find: {
      description:
        'Look-ups under `find` of service.yaml that the command needs; `{name.Field}` in `body` is a field of the record found.',
      type: 'array',
      items: name,
      uniqueItems: true,
      minItems: 1,
      examples: [['period']],
    },
    fixed: {
      description:
        'Fields of the resource that an update cannot change. A body with one of them is refused before a request.',
      type: 'array',
      items: text,
      minItems: 1,
      uniqueItems: true,
      examples: [['Code']],
    },
    resource: {
      description:
        'Resource of the catalogue, which defines path, key, columns and checks. Placeholders in the name are filled from arguments and flags.',
      ...text,
      examples: ['sales/Customers', '{resource}'],
    },
  }),
  /** Of an entry under `references`. */
  reference: ofDialect('odata', {
    resource: ofCommand('resource', {
      description: 'Resource of the catalogue, which defines path, id and query.',
      examples: ['sales/Customers'],
    }),
    where: {
      description: 'Filter expression that the records of the resource must also match.',
      ...text,
      examples: ['Status eq 20'],
    },
  }),
} as const;
