import type { JsonSchema } from '../derive.js';
import { each, text } from './common.js';

const size = {
  description: 'Rows per page.',
  type: 'object',
  additionalProperties: false,
  required: ['default', 'max'],
  examples: [{ default: 100, max: 500 }],
  properties: {
    default: { description: 'What the service gives when not asked.', type: 'integer', minimum: 1, examples: [100] },
    max: { description: 'Most that it gives.', type: 'integer', minimum: 1, examples: [500] },
  },
} as const satisfies JsonSchema;

const items = { description: 'Path of the rows in an answer.', ...text, examples: ['data'] } as const;
const next = (what: string, example: string) =>
  ({
    description: `Path of ${what} in an answer; when nothing is there, the page is the last one.`,
    ...text,
    examples: [example],
  }) as const;
const maxPages = { description: 'Most pages read.', type: 'integer', minimum: 1, examples: [50] } as const;

const parameter = (key: string, example: string) =>
  ({ description: `Parameter with the ${key}.`, ...text, examples: [example] }) as const;

const send = <const Name extends string>(name: Name) =>
  ({
    description: 'Names of the query parameters.',
    type: 'object',
    additionalProperties: false,
    required: [name],
    examples: [{ [name]: name, size: 'limit' }],
    properties: { ...each([name], (key) => parameter(key, key)), size: parameter('size', 'limit') },
  }) as const;

const style = <const Value extends string>(value: Value, description: string) =>
  ({ const: value, description, examples: [value] }) as const;

const variant = <const Names extends readonly string[], const Properties extends Readonly<Record<string, JsonSchema>>>(
  required: Names,
  properties: Properties,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['style', ...required],
    properties: {
      ...properties,
      paths: {
        description: 'Beginnings of the paths that page in this style, for raw requests.',
        type: 'array',
        items: text,
        examples: [['/api/v2/']],
      },
    },
  }) as const;

export const paging = {
  description: 'One paging style.',
  type: 'object',
  required: ['style'],
  discriminator: { propertyName: 'style' },
  oneOf: [
    variant(['send', 'next', 'items'], {
      style: style('cursor', 'An opaque cursor leads to the next page.'),
      send: send('cursor'),
      next: next('the cursor of the next page', 'additional_data.next_cursor'),
      items,
      size,
    }),
    variant(['send', 'next', 'items'], {
      style: style('offset', 'The number of rows to skip leads to the next page.'),
      send: send('offset'),
      next: next('the offset at which the next page starts', 'additional_data.next_start'),
      more: {
        description: 'Path of a boolean that tells whether more follows, where `next` is not enough.',
        ...text,
        examples: ['additional_data.more'],
      },
      items,
      size,
    }),
    variant(['send', 'first', 'pages', 'items'], {
      style: style('page', 'Pages are numbered and the service tells how many there are.'),
      send: send('page'),
      first: { description: 'Number of the first page.', type: 'integer', minimum: 0, examples: [1] },
      pages: { description: 'Path of the number of pages.', ...text, examples: ['page.totalPages'] },
      total: { description: 'Path of the number of rows.', ...text, examples: ['page.totalElements'] },
      items,
      size,
      distinct: {
        description:
          'Field that names a row, where rows move while pages are read: repeated ones are dropped, and pages are read again when some may have been missed.',
        ...text,
        examples: ['id'],
      },
    }),
    variant(['next', 'items'], {
      style: style('link', 'The answer carries the URL of the next page.'),
      next: next('the URL of the next page', 'd.__next'),
      items,
      'max-pages': maxPages,
    }),
    variant(['next', 'items', 'field'], {
      style: style('timestamp', 'Rows carry a version; the next page starts after the highest one.'),
      next: next('the URL of the next page', 'd.__next'),
      items,
      field: { description: 'Field of a row with its version.', ...text, examples: ['Timestamp'] },
      'max-pages': maxPages,
    }),
  ],
} as const satisfies JsonSchema;
