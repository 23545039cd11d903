/** Schema of the keys about the body and the headers of a request, and the form of its response. */
import type { JsonSchema } from '../derive.js';
import { redirect } from './calls.js';
import { encodings, text } from './common.js';

export const headerName = { type: 'string', pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" } as const;

export const headerValue = { type: 'string', pattern: '^[!-~](?:[ -~]*[!-~])?$' } as const;

export const exchange = {
  encoding: {
    description:
      'How the body is encoded; `none` sends a request without a body. With `patch`, `op` and `path` in `body` are the operation of a JSON patch, and the flag with the wire `body:value` holds its value. With `text` and `bytes`, the body is the value of the flag with the wire `body:`, as it is: a text, or the content of a file. Default: `multipart` with a wire `part:`, `form` with a wire `form:`, otherwise `json`.',
    enum: encodings,
    examples: ['patch'],
  },
  'content-type': {
    description:
      'Media type of the body. Default: that of its encoding; `content-type` among the headers of the host is the type of JSON bodies. A flag with the wire `header:content-type` overrides it.',
    ...text,
    examples: ['text/markdown'],
  },
  headers: {
    description:
      'Fixed headers of the requests, sent as written; they replace those of the host. The body has `content-type`, and headers of credentials are refused.',
    type: 'object',
    minProperties: 1,
    propertyNames: headerName,
    additionalProperties: headerValue,
    examples: [{ accept: 'text/csv', prefer: 'return=representation' }],
  },
  answer: {
    description:
      'What the service returns if it is not JSON: `text` is printed, `bytes` are not shown on a terminal. Both go to standard output, or to the file that `--out` names, as they arrive.',
    enum: ['text', 'bytes'],
    examples: ['bytes'],
  },
  stream: {
    description:
      'The response is a stream, whose values are rows as they arrive: `events` are server-sent events, each a row with `event`, `id`, `retry` and `data`, and `lines` is JSON with a row on each line. `result` is the path of the row in each of them. JSON output is one object per line, a filter of --jq runs on each row, and --limit closes the connection.',
    type: 'object',
    additionalProperties: false,
    required: ['form'],
    examples: [{ form: 'events' }, { form: 'events', end: '[DONE]', resume: true }],
    properties: {
      form: {
        description: 'Form of the stream, unless the media type of the response says it.',
        enum: ['events', 'lines'],
        examples: ['events'],
      },
      end: {
        description: 'Data of the event after which the stream has ended. It is not a row.',
        ...text,
        examples: ['[DONE]'],
      },
      resume: {
        description:
          'Opens a connection that is lost again, with the header `Last-Event-ID`. Only for a GET, and only if an event had an id.',
        type: 'boolean',
        default: false,
        examples: [true],
      },
    },
  },
  redirect: {
    ...redirect,
    description: `${redirect.description} A command has it with \`answer\`.`,
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;
