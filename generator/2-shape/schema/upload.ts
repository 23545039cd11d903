/** Schema of `upload`: a file that is sent to an address which the response of a write names. */
import type { JsonSchema } from '../derive.js';
import { headerName, headerValue } from './exchange.js';
import { fieldPath, flagName, text } from './common.js';

export const upload = {
  description:
    'The response names an address (a presigned URL) to which a file is sent in a second request, without the credential of the service. `{file.name}`, `{file.size}` and `{file.type}` are the facts of the file that the flag `file` names, for `body`, `says` and `gives`.',
  type: 'object',
  additionalProperties: false,
  required: ['file', 'url'],
  examples: [
    { file: 'file', url: 'upload.url', headers: 'upload.headers', finish: 'POST /documents/{created}/complete' },
    { file: 'file', url: 'upload.url', fields: 'upload.fields' },
  ],
  properties: {
    file: {
      description: 'Flag or argument of the type `path` with the file. Without a `wire`, its value is not sent itself.',
      ...flagName,
      examples: ['file'],
    },
    url: {
      description: 'Path of the address in the record of the response, or else in the response.',
      ...fieldPath,
      examples: ['upload.url'],
    },
    headers: {
      description:
        'Headers of the second request: the path of an object in the response, or headers as they are sent. Default: `content-type`, by the name of the file.',
      type: ['string', 'object'],
      pattern: fieldPath.pattern,
      minProperties: 1,
      propertyNames: headerName,
      additionalProperties: headerValue,
      examples: ['upload.headers', { 'x-ms-blob-type': 'BlockBlob' }],
    },
    fields: {
      description:
        'Path of the fields of a form in the response. The second request is then a POST of a multipart form, with the file as its last part. Default: a PUT whose body is the file.',
      ...fieldPath,
      examples: ['upload.fields'],
    },
    part: {
      description: 'Name of the part with the file in such a form.',
      ...text,
      default: 'file',
      examples: ['content'],
    },
    finish: {
      $ref: '#/$defs/call',
      description:
        'Request after the upload: `METHOD /path`, or the keys of a request. `{created}` is the id of the record, and `{answer.path}` a field of the first response.',
      examples: ['POST /documents/{created}/complete'],
    },
  },
} as const satisfies JsonSchema;
