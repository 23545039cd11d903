/** Schema of paging styles. */
import type { JsonSchema } from '../derive.js';
import { each, fieldPath, placePath, text } from './common.js';

const size = {
  description: 'Rows per page.',
  type: 'object',
  additionalProperties: false,
  required: ['default', 'max'],
  examples: [{ default: 100, max: 500 }],
  properties: {
    default: {
      description: 'Number of rows if the request names no size.',
      type: 'integer',
      minimum: 1,
      examples: [100],
    },
    max: { description: 'Maximum number of rows.', type: 'integer', minimum: 1, examples: [500] },
  },
} as const satisfies JsonSchema;

const items = {
  description: 'Path of the rows in a response; empty if the response is the list.',
  ...placePath,
  examples: ['data', ''],
} as const;
const next = (what: string, example: string) =>
  ({
    description: `Path of ${what} in a response, or \`header:<name>\`; a page without it is the last. A \`Link\` header that cannot be parsed is an error.`,
    ...fieldPath,
    examples: [example],
  }) as const;
const total = {
  description:
    'Path of the number of rows of the list in a response, or `header:<name>`. Where nothing else shows how many pages there are, it decides. With `header:content-range` (`items 0-24/96`), pages may have the status 206.',
  ...fieldPath,
  examples: ['page.totalElements', 'header:x-total-count', 'header:content-range'],
} as const;
const more = {
  description: 'Path of a boolean that is true if more rows follow, for services where `next` is not enough.',
  ...fieldPath,
  examples: ['additional_data.more', 'has_more'],
} as const;
const end = {
  description:
    'For services that show nothing else. With `empty-page`, a page without rows is the last. With `short-page`, a page with fewer rows than a full one is the last; `size` is the number of rows of a full one.',
  enum: ['empty-page', 'short-page'],
  examples: ['short-page'],
} as const;

/** A name, or a path in the body. */
export const sentName = {
  pattern: '^(?!body:)|^body:(?:[\\w$-]|\\\\[.[\\]\\\\])+(?:\\.(?:[\\w$-]|\\\\[.[\\]\\\\])+)*$',
} as const;

const parameter = (key: string, example: string) =>
  ({
    description: `Parameter of the query with the ${key}, or \`body:<path>\` for a field of the body of a POST.`,
    ...text,
    pattern: sentName.pattern,
    examples: [example, `body:${example}`],
  }) as const;

const send = <const Name extends string>(name: Name) =>
  ({
    description: 'Names of the parameters.',
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
        description: 'Prefixes of the paths that use the style, for raw requests.',
        type: 'array',
        items: text,
        examples: [['/api/v2/']],
      },
      required: {
        description:
          'Every page must have the list of its rows, and a full one the object with the cursor; `empty-list` of the service does not apply.',
        type: 'boolean',
        default: false,
        examples: [true],
      },
    },
  }) as const;

const distinct = {
  description:
    'Field with the id of a row, for rows that move while pages are read: repeated rows are skipped, and pages are read again until no row can be missing.',
  ...fieldPath,
  examples: ['id'],
} as const;

export const paging = {
  description: 'One paging style.',
  type: 'object',
  required: ['style'],
  discriminator: { propertyName: 'style' },
  oneOf: [
    variant(['send', 'items'], {
      style: style(
        'cursor',
        'The request has the cursor of the page: from the last response, or a field of its last row.',
      ),
      send: send('cursor'),
      next: next('the cursor of the next page', 'additional_data.next_cursor'),
      row: {
        description: 'Field of the last row that is the cursor of the next page, instead of `next`.',
        ...fieldPath,
        examples: ['id'],
      },
      more,
      total,
      end,
      items,
      size,
    }),
    variant(['send', 'items'], {
      style: style('offset', 'The request for the next page has the number of rows to skip.'),
      send: send('offset'),
      next: next('the offset at which the next page starts', 'additional_data.next_start'),
      more,
      total,
      end,
      or: {
        description:
          'Cursor style of the lists that return a cursor instead of an offset; a list whose first response has its cursor is read in that style.',
        ...text,
        examples: ['cursor'],
      },
      items,
      size,
      distinct,
    }),
    variant(['send', 'first', 'items'], {
      style: style('page', 'Pages are numbered.'),
      send: send('page'),
      first: { description: 'Number of the first page.', type: 'integer', minimum: 0, examples: [1] },
      pages: {
        description: 'Path of the number of pages, or `header:<name>`. Default: `total` divided by the size of a page.',
        ...fieldPath,
        examples: ['page.totalPages'],
      },
      whole: {
        description:
          'Field of a response that is the whole list, for lists that the service does not always page: a first page with the field, but without `pages` and `total`, is the only one, and without rows it is empty.',
        ...fieldPath,
        examples: ['_links'],
      },
      total,
      end,
      items,
      size,
      distinct,
    }),
    variant(['next', 'items'], {
      style: style('link', 'The response has the URL of the next page, in its body or its `Link` header.'),
      send: {
        description:
          'Name of the parameter with the size of a page. One of the query is sent with the first request, and links keep it.',
        type: 'object',
        additionalProperties: false,
        required: ['size'],
        examples: [{ size: 'per_page' }],
        properties: { size: parameter('size', 'per_page') },
      },
      next: next('the URL of the next page', 'header:link'),
      total,
      items,
      size,
    }),
    variant(['next', 'items', 'field'], {
      style: style('timestamp', 'Rows have a version; the next page starts after the highest one.'),
      next: next('the URL of the next page', 'd.__next'),
      total,
      items,
      field: { description: 'Field with the version of a row.', ...fieldPath, examples: ['Timestamp'] },
    }),
  ],
} as const satisfies JsonSchema;
