/** Schema of the requests of workflows. */
import type { JsonSchema } from '../derive.js';
import { line, name, text } from './common.js';

/** Names in the code of workflows: `kit.calls.<name>`. */
export const callName = { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*$' } as const;

export const redirect = {
  description:
    '`public` follows a redirect of a GET to another origin, such as the store of a file, if that is a public https address. The credential is not sent there. Default: a redirect to another origin is refused.',
  enum: ['public'],
  examples: ['public'],
} as const satisfies JsonSchema;

/** Keys that a request of a workflow has in common with a command. */
export const callKeys = [
  'method',
  'path',
  'verb',
  'resource',
  'host',
  'redirect',
  'paging',
  'page-size',
  'result',
  'query',
  'body',
  'encoding',
  'effect',
  'undo',
  'locate',
] as const;

/** Keys of such a request alone. */
export const ownCallKeys = {
  link: {
    description:
      'In place of a path: name of the value with the address to GET, which the service returned. An address on another origin is refused.',
    ...name,
    examples: ['url'],
  },
  secrets: {
    description:
      'Fields of the records whose values the workflow gets as dots. A flag of the command wired to `print:secrets` shows them.',
    type: 'array',
    items: text,
    uniqueItems: true,
    minItems: 1,
    examples: [['signing_key']],
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

export const call: JsonSchema = {
  description:
    'A request of a workflow: `METHOD /path`, or the keys of a command that a request needs. Its templates are over arguments and the values that the workflow passes, and its effect is by default `read` for a GET, otherwise that of the command.',
  type: ['string', 'object'],
  pattern: '^(?![^?]*//)(?:GET|POST|PUT|PATCH|DELETE) /\\S*$',
  additionalProperties: false,
  minProperties: 1,
  examples: ['GET /api/v2/deals', { path: '/api/v2/deals', paging: 'cursor' }],
  properties: {
    ...Object.fromEntries(callKeys.map((key) => [key, { $ref: `#/$defs/command-key/properties/${key}` as const }])),
    ...ownCallKeys,
  },
};

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
  description: 'Maximum number of commands that may be workflows of the service.',
  type: 'integer',
  minimum: 0,
  examples: [9],
} as const satisfies JsonSchema;
