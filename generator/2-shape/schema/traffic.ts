/** Schema of empty responses, errors, retries and rate limits. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, fieldValues, method, orderMatters, text } from './common.js';

export const emptyWrites = {
  description:
    'Successful writes return no body, or only those of the listed methods do, unless they declare `result`: one with content, such as that of a maintenance page, is a warning. The record of the write is not.',
  type: ['boolean', 'array'],
  items: { enum: ['POST', 'PUT', 'PATCH', 'DELETE'] },
  minItems: 1,
  uniqueItems: true,
  default: false,
  examples: [true, ['PUT', 'DELETE']],
} as const satisfies JsonSchema;

export const errors = {
  description: 'Where an error response holds its message.',
  type: 'object',
  additionalProperties: false,
  default: { message: ['message', 'error'] },
  examples: [{ message: ['error', 'message'], extra: { hint: 'error_info' } }],
  properties: {
    message: {
      description: 'Paths of the message, tried in order.',
      type: 'array',
      items: fieldPath,
      default: ['message', 'error'],
      examples: [['error.message', 'error']],
    },
    extra: {
      description:
        'More fields of JSON errors: name to path in the response, or `header:<name>`. A text with the name `hint` is also printed as what to do, and one with the name `reason` after the message.',
      type: 'object',
      additionalProperties: fieldPath,
      examples: [{ logRef: 'logRef', hint: 'error_info', reason: 'header:reason' }],
    },
    details: {
      description:
        'Lists of detailed errors, by path, each with the line to print for an error: a template over its fields.',
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      propertyNames: fieldPath,
      additionalProperties: text,
      examples: [{ errors: '{path}: {message}' }],
    },
    failed: {
      description:
        'What marks a 2xx response as failed: the path of a field that has a value, or values by path: `success: false`.',
      type: 'array',
      items: { ...fieldValues, ...fieldPath, type: ['string', 'object'] },
      examples: [['errors', { success: false }]],
    },
    partial: {
      description:
        'Responses that `failed` marks although the main step of the action was done. A hint by a text in the message says what to do.',
      type: 'object',
      additionalProperties: false,
      required: ['done', 'failed'],
      examples: [{ done: { printed: 'Printed, but {failures}' }, failed: { mailError: 'not sent' } }],
      properties: {
        done: {
          description:
            'Path of a field that has a value if the main step was done, and the message: a template over the fields of the response and `failures`.',
          type: 'object',
          minProperties: 1,
          maxProperties: 1,
          propertyNames: fieldPath,
          additionalProperties: text,
          examples: [{ printed: 'Printed as {document}, but {failures}' }],
        },
        failed: {
          description: 'What was not done, by the path of the error of a later step.',
          $comment: orderMatters,
          type: 'object',
          minProperties: 1,
          propertyNames: fieldPath,
          additionalProperties: text,
          examples: [{ mailError: 'not sent' }],
        },
      },
    },
  },
} as const satisfies JsonSchema;

export const retry = {
  description: 'Retries after a 5xx or a network failure: a request is sent up to three times.',
  type: 'object',
  additionalProperties: false,
  default: { repeat: ['GET', 'PUT', 'DELETE'], base: 1000 },
  examples: [{ repeat: ['GET', 'PUT', 'DELETE'], base: 1000 }],
  properties: {
    repeat: {
      description: 'Methods that are retried; POST never is.',
      type: 'array',
      items: { enum: method.enum.filter((word) => word !== 'POST') },
      default: ['GET', 'PUT', 'DELETE'],
      examples: [['GET', 'PUT', 'DELETE']],
    },
    base: {
      description:
        'First wait in milliseconds; it doubles with each retry, up to 30 seconds, and up to a second is added at random.',
      type: 'integer',
      minimum: 0,
      default: 1000,
      examples: [1000],
    },
  },
} as const satisfies JsonSchema;

const headers = { type: 'array', items: text, minItems: 1, uniqueItems: true } as const;

export const rate = {
  description: 'Rate limit of the service, as its headers report it. Header names are in lower case.',
  type: 'object',
  additionalProperties: false,
  default: { waits: ['retry-after'], fallback: 2, cap: 120 },
  examples: [{ waits: ['retry-after'], fallback: 2, cap: 120 }],
  properties: {
    waits: {
      description:
        'Headers with the time to wait after a 429, tried in order, or such a list by host. The size of a number shows its unit: seconds, or seconds or milliseconds since 1970.',
      ...headers,
      type: ['array', 'object'],
      additionalProperties: headers,
      default: ['retry-after'],
      examples: [['retry-after'], { files: ['x-ratelimit-reset', 'retry-after'] }],
    },
    fallback: {
      description: 'Seconds to wait if no header has a time.',
      type: 'number',
      minimum: 0,
      default: 2,
      examples: [2],
    },
    cap: {
      description: 'Longest wait that is accepted, in seconds, or such a number by host.',
      type: ['number', 'object'],
      minimum: 0,
      additionalProperties: { type: 'number', minimum: 0 },
      default: 120,
      examples: [120, { files: 600 }],
    },
    spent: {
      description:
        'Headers that end the run if the first of them in a response is 0, because waiting does not help, each with the error message.',
      $comment: orderMatters,
      type: 'object',
      minProperties: 1,
      additionalProperties: text,
      examples: [{ 'x-daily-requests-left': 'The daily budget is used up' }],
    },
    remaining: {
      description: 'Header with the number of requests left in the window.',
      ...text,
      examples: ['x-ratelimit-remaining'],
    },
    limit: { description: 'Header with the number of requests per window.', ...text, examples: ['x-ratelimit-limit'] },
    window: { description: 'Length of the window in seconds.', type: 'number', minimum: 0, examples: [2] },
    'blocked-after-429': {
      description: 'A 403 after a 429 means that the service blocks the client, and ends the run.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
  },
} as const satisfies JsonSchema;
