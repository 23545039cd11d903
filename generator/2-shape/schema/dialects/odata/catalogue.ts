/** The resources of a service, in a file beside its spec. */
import type { JsonSchema } from '../../../derive.js';
import { ofCommand, orderMatters, text, texts } from '../../common.js';

export const catalogue = {
  description: 'Conventions of the service for its resources, whose data is in `catalogue.json` beside service.yaml.',
  type: 'object',
  additionalProperties: false,
  required: ['path', 'paging'],
  examples: [
    {
      path: '/api/v1/{division}/{resource}',
      paging: 'link',
      names: ['Code'],
    },
  ],
  properties: {
    path: ofCommand('path', {
      description:
        'Path of a resource that the catalogue does not list. A part in brackets belongs to the path of its beta version alone.',
      examples: ['/api/v1/{division}/{resource}', '/api/v1[/beta]/{division}/{resource}'],
    }),
    paging: ofCommand('paging', { description: 'Paging style of the lists of all resources.', examples: ['link'] }),
    codes: {
      description:
        'Codes of digits that the service stores right-aligned, with blanks on the left, by their width: the field of each resource that has them, as `resource.Field`, and fields in which records of any resource repeat such a code. A filter that compares one of these with digits alone is reported.',
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      propertyNames: { type: 'string', pattern: '^[1-9][0-9]*$' },
      additionalProperties: {
        type: 'array',
        items: { type: 'string', pattern: '^(?:[\\w/-]+\\.)?\\w+$' },
        minItems: 1,
        uniqueItems: true,
      },
      examples: [{ 18: ['sales/Customers.Code', 'CustomerCode'] }],
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
      description:
        'Form of a field wherever it is written or compared with a value, by its name: a regular expression, and what it allows in words that follow "It must be". Letters that fit only as capitals are made capitals.',
      type: 'object',
      examples: [{ Country: { '^[A-Z]{2}$': 'a two-letter country code' } }],
      additionalProperties: {
        description: 'Form of one field.',
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        additionalProperties: text,
      },
    },
  },
} as const satisfies JsonSchema;
