/** The resources of a service, in a file beside its spec. */
import type { JsonSchema } from '../../../derive.js';
import { ofCommand, orderMatters, path, text, texts } from '../../common.js';

export const catalogue = {
  description: 'Data about the resources of the service, and what its vendor does in its own way.',
  type: 'object',
  additionalProperties: false,
  required: ['file', 'path', 'paging'],
  examples: [
    {
      file: 'catalogue.json',
      path: '/api/v1/{division}/{resource}',
      paging: 'link',
      names: ['Code'],
    },
  ],
  properties: {
    file: {
      description: 'JSON file beside service.yaml.',
      type: 'string',
      pattern: '^[\\w.-]+\\.json$',
      examples: ['catalogue.json'],
    },
    path: ofCommand('path', {
      description: 'Path of a resource that the catalogue does not list.',
      examples: ['/api/v1/{division}/{resource}'],
    }),
    'beta-path': {
      description: 'Path of the beta version of a resource that the catalogue does not list.',
      ...path,
      examples: ['/api/v1/beta/{division}/{resource}'],
    },
    paging: ofCommand('paging', { description: 'Paging style of the lists of all resources.', examples: ['link'] }),
    codes: {
      description: 'Codes of digits that the service stores right-aligned, with blanks on the left.',
      type: 'object',
      additionalProperties: false,
      required: ['field', 'width', 'resources'],
      examples: [{ field: 'Code', width: 18, resources: ['sales/Customers'] }],
      properties: {
        field: { description: 'Field with the code.', ...text, examples: ['Code'] },
        width: { description: 'Width in characters.', type: 'integer', minimum: 1, examples: [18] },
        resources: {
          description: 'Resources whose codes are stored this way.',
          ...texts,
          examples: [['sales/Customers']],
        },
        copies: {
          description:
            'Fields in which records of any resource repeat such a code. A filter that compares one of them with digits alone is reported.',
          ...texts,
          default: [],
          examples: [['CustomerCode']],
        },
      },
    },
    names: {
      description: 'Fields by which a record is found, in this order: the first that its resource has.',
      ...texts,
      default: [],
      examples: [['Code', 'Number', 'Name']],
    },
    telling: {
      description: 'Fields that distinguish records with the same code or number, in an error.',
      ...texts,
      default: [],
      examples: [['Journal', 'EntryDate']],
    },
    columns: {
      description:
        'Columns of lists without columns of their own: of each list the first field that exists, and the key: the last column if it is a GUID, else the first.',
      type: 'array',
      items: { description: 'Fields for one column, tried in order.', ...texts, examples: [['Name', 'Description']] },
      default: [],
      examples: [
        [
          ['Code', 'Number'],
          ['Name', 'Description'],
        ],
      ],
    },
    amounts: {
      description:
        'Regular expression for the names of fields with amounts of money, which tables on a terminal show with two decimals.',
      ...text,
      examples: ['Amount|Price$'],
    },
    decimals: {
      description:
        'Most decimals of fields in a `Field=value`, by a regular expression for their names; the first that matches counts. A number whose dot may separate thousands, such as 1.234, is refused.',
      $comment: orderMatters,
      type: 'object',
      minProperties: 1,
      additionalProperties: { type: 'integer', minimum: 0, maximum: 12 },
      examples: [{ Price: 6, Amount: 2 }],
    },
    formats: {
      description: 'Form of a field wherever it is written or compared with a value, by its name.',
      type: 'object',
      examples: [{ Country: { pattern: '^[A-Za-z]{2}$', form: 'a two-letter country code', case: 'upper' } }],
      additionalProperties: {
        description: 'Form of one field.',
        type: 'object',
        additionalProperties: false,
        required: ['pattern', 'form'],
        properties: {
          pattern: { description: 'Regular expression that the value must match.', ...text, examples: ['^[A-Z]{2}$'] },
          form: {
            description: 'What the pattern allows, in words that follow "It must be".',
            ...text,
            examples: ['a two-letter country code'],
          },
          case: { description: 'Letters are made capitals.', enum: ['upper'], examples: ['upper'] },
        },
      },
    },
  },
} as const satisfies JsonSchema;
