/** Schema of `poll`: the background job that a request starts. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, line, ofCommand, path, text } from './common.js';

const states = { type: 'array', items: text, minItems: 1, uniqueItems: true } as const;

/** A state may be a boolean, such as `done: true`. */
const ends = { ...states, items: { type: ['string', 'boolean'], minLength: 1 } } as const;

export const poll = {
  description:
    'The request starts a background job (a long-running operation) on the service. Adds --wait, which reads the state of the job until it has ended, and --timeout-secs, the longest wait.',
  type: 'object',
  additionalProperties: false,
  required: ['job', 'get', 'state', 'done'],
  examples: [
    { job: 'id', get: '/exports/{job}', state: 'status', done: ['completed'], failed: ['failed', 'canceled'] },
    { job: 'name', get: '/v1/{+job}', state: 'done', done: [true], error: 'error', result: 'response' },
  ],
  properties: {
    noun: { description: 'What messages call the job.', ...line, default: 'job', examples: ['conversion'] },
    job: {
      description:
        'Path of the id of the job in the record of the response, or `header:<name>`; of `header:location`, the part of the address where `get` has `{job}`. `{job}` is the id in templates.',
      ...fieldPath,
      examples: ['id', 'job.id', 'header:location'],
    },
    get: {
      description:
        'Path of the state of the job, which is read with GET. Names in braces are arguments of the command, variables of the service, and `{job}`; `{+job}` is an id with slashes.',
      ...path,
      examples: ['/exports/{job}'],
    },
    state: {
      description: 'Path of the state in the record of that response.',
      ...fieldPath,
      examples: ['status'],
    },
    done: {
      description: 'States of a job that has ended; it has succeeded unless it has an `error`.',
      ...ends,
      examples: [['completed'], [true]],
    },
    failed: {
      description: 'States of a job that has failed. A job has these, an `error`, or both.',
      ...states,
      examples: [['failed', 'canceled']],
    },
    error: {
      description:
        'Path of the error in that record. A job has failed if there is a value. A `code` in it that is a status of HTTP determines the exit code by `statuses`.',
      ...fieldPath,
      examples: ['error'],
    },
    reason: {
      description:
        'Path of the reason for the failure of a job in that record, for the error message. Default: the `message` in `error`.',
      ...fieldPath,
      examples: ['error.message'],
    },
    result: {
      description:
        'Path of the result in that record, which is printed when the job has succeeded. Default: the record.',
      ...fieldPath,
      examples: ['response'],
    },
    every: {
      description: 'Seconds between two requests for the state.',
      type: 'number',
      minimum: 0.1,
      default: 2,
      examples: [10],
    },
    timeout: {
      description: 'Default of --timeout-secs, in seconds.',
      type: 'integer',
      minimum: 1,
      default: 30,
      examples: [300],
    },
    says: ofCommand('says', {
      description:
        'Line printed when the job has succeeded, a template; `{answer.path}` is a field of the last response. Default: the record of that response.',
      examples: ['Exported orders to {answer.url}'],
    }),
    gives: ofCommand('gives', {
      description:
        'Object printed when the job has succeeded, if the output is not a table; values are templates. Default: the record of the last response.',
      examples: [{ job: '{job}', url: '{answer.url}' }],
    }),
  },
} as const satisfies JsonSchema;
