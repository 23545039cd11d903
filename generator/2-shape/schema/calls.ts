import type { JsonSchema } from '../derive.js';
import { bodyPath, effects, fieldPath, line, name, path, text } from './common.js';

export const resourceName = {
  type: 'string',
  pattern: '^(?:\\{[a-zA-Z][\\w-]*\\}|[A-Za-z][\\w]*(?:/[\\w{}-]+)+)$',
} as const;

/** A path, which begins with a slash, or the resource of a verb. */
export const pathOrResource = { type: 'string', pattern: `^(?![^?]*//)/\\S*$|${resourceName.pattern}` } as const;

/** Names in the code of workflows: `kit.calls.<name>`. */
export const callName = { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*$' } as const;

export const redirect = {
  description:
    '`public` follows a redirect of a GET to another origin, such as the store of a file, if that is a public https address. The credential is not sent there. Default: a redirect to another origin is refused.',
  enum: ['public'],
  examples: ['public'],
} as const satisfies JsonSchema;

export const call = {
  description:
    'A request of a workflow: `METHOD /path`, or a mapping with a method and a path or with a verb and a resource of the catalogue.',
  type: ['string', 'object'],
  pattern: '^(?![^?]*//)(?:GET|POST|PUT|PATCH|DELETE) /\\S*$',
  additionalProperties: false,
  minProperties: 1,
  examples: ['GET /api/v2/deals', { get: '/api/v2/deals', paging: 'cursor' }],
  properties: {
    get: {
      description: 'Path of a GET, or resource of the record to read.',
      ...pathOrResource,
      examples: ['/api/v2/deals'],
    },
    post: { description: 'Path of a POST.', ...path, examples: ['/api/v2/deals'] },
    put: { description: 'Path of a PUT.', ...path, examples: ['/api/v2/deals/{id}'] },
    patch: { description: 'Path of a PATCH.', ...path, examples: ['/api/v2/deals/{id}'] },
    delete: {
      description: 'Path of a DELETE, or resource of the record to delete.',
      ...pathOrResource,
      examples: ['/api/v2/deals/{id}'],
    },
    list: {
      description: 'Resource of the records to list.',
      ...resourceName,
      examples: ['sales/Orders', '{resource}'],
    },
    create: {
      description: 'Resource of the record to create.',
      ...resourceName,
      examples: ['sales/Orders', '{resource}'],
    },
    update: { description: 'Resource of the record to update.', ...resourceName, examples: ['{resource}'] },
    link: {
      description:
        'Name of the value with the address to GET, which the service returned. An address on another origin is refused.',
      ...name,
      examples: ['url'],
    },
    id: {
      description: 'Name of the value with the id of the record, for `get`, `update` and `delete` of a resource.',
      ...name,
      default: 'id',
      examples: ['key'],
    },
    redirect,
    paging: {
      description: 'Paging style of the list. Default: one request, or the style of the catalogue.',
      ...name,
      examples: ['cursor'],
    },
    'page-size': { description: 'Maximum number of rows per page.', type: 'integer', minimum: 1, examples: [500] },
    host: { description: 'Host of the request. Default: that of the command.', ...name, examples: ['docs'] },
    result: { description: 'Path of the rows or the record in the response.', ...fieldPath, examples: ['articles'] },
    secrets: {
      description:
        'Fields of the records whose values the workflow gets as dots. A flag of the command wired to `print:secrets` shows them.',
      type: 'array',
      items: text,
      uniqueItems: true,
      minItems: 1,
      examples: [['signing_key']],
    },
    query: {
      description: 'Query parameters; values are templates over arguments and the values that the workflow passes.',
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      examples: [{ embed: 'threads' }],
    },
    body: {
      description: 'Parts of the body by wire path; values are JSON templates.',
      type: 'object',
      propertyNames: bodyPath,
      examples: [{ op: 'replace', path: '/status', value: '{set}' }],
    },
    encoding: {
      description: 'How the body is encoded; `none` sends a request without a body.',
      enum: ['json', 'form', 'multipart', 'none'],
      default: 'json',
      examples: ['form'],
    },
    effect: {
      description: 'What the request does. Default: `read` for a GET, else the effect of the command.',
      enum: effects,
      examples: ['create'],
    },
  },
} as const satisfies JsonSchema;

export const calls = {
  description: 'Requests that the workflow may send, by the name that its code uses: `kit.calls.<name>`.',
  type: 'object',
  propertyNames: callName,
  minProperties: 1,
  additionalProperties: { $ref: '#/$defs/call' },
  examples: [{ totals: 'GET /api/v1/deals/summary' }],
} as const satisfies JsonSchema;

export const useCalls = {
  description: 'Requests under `calls` of service.yaml that the workflow may also send.',
  type: 'array',
  items: callName,
  uniqueItems: true,
  minItems: 1,
  examples: [['deals']],
} as const satisfies JsonSchema;

export const why = {
  description: 'Why the command is a workflow and not a request, in one line.',
  ...line,
  examples: ['What is sent depends on what a look-up finds'],
} as const satisfies JsonSchema;

export const workflows = {
  description: 'Limits on the workflows of the service.',
  type: 'object',
  additionalProperties: false,
  required: ['most'],
  examples: [{ most: 9 }],
  properties: {
    most: {
      description: 'Maximum number of commands that may be workflows.',
      type: 'integer',
      minimum: 0,
      examples: [9],
    },
  },
} as const satisfies JsonSchema;
