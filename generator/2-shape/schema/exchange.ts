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
  redirect: {
    ...redirect,
    description: `${redirect.description} A command has it with \`answer\`.`,
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;
