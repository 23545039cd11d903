import { text, type JsonSchema } from './common.js';

const size: JsonSchema = {
  description: 'Rows per page.',
  type: 'object',
  additionalProperties: false,
  required: ['default', 'max'],
  examples: [{ default: 100, max: 500 }],
  properties: {
    default: { description: 'What the service gives when not asked.', type: 'integer', minimum: 1, examples: [100] },
    max: { description: 'Most that it gives.', type: 'integer', minimum: 1, examples: [500] },
  },
};

const items = { description: 'Path of the rows in an answer.', ...text, examples: ['data'] } as const;
const next = (what: string, example: string) => ({
  description: `Path of ${what} in an answer; when nothing is there, the page is the last one.`,
  ...text,
  examples: [example],
});
const maxPages = { description: 'Most pages read.', type: 'integer', minimum: 1, examples: [50] } as const;

const send = (...names: readonly string[]): JsonSchema => ({
  description: 'Names of the query parameters.',
  type: 'object',
  additionalProperties: false,
  required: names.filter((key) => key !== 'size'),
  examples: [{ [names[0] ?? 'cursor']: names[0] ?? 'cursor', size: 'limit' }],
  properties: Object.fromEntries(
    names.map((key) => [
      key,
      { description: `Parameter with the ${key}.`, ...text, examples: [key === 'size' ? 'limit' : key] },
    ]),
  ),
});

const style = (value: string, description: string) => ({ const: value, description, examples: [value] });

const variant = (required: readonly string[], properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
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
});

export const paging: JsonSchema = {
  description: 'One paging style.',
  type: 'object',
  required: ['style'],
  discriminator: { propertyName: 'style' },
  oneOf: [
    variant(['send', 'next', 'items'], {
      style: style('cursor', 'An opaque cursor leads to the next page.'),
      send: send('cursor', 'size'),
      next: next('the cursor of the next page', 'additional_data.next_cursor'),
      items,
      size,
    }),
    variant(['send', 'next', 'items'], {
      style: style('offset', 'The number of rows to skip leads to the next page.'),
      send: send('offset', 'size'),
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
      send: send('page', 'size'),
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
};
