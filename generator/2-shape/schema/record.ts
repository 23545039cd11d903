/** What a command does with one record besides printing its fields. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, text } from './common.js';

/** Path or template of a value, or alternatives. */
const source = { type: ['string', 'array'], items: text, minLength: 1, minItems: 1 } as const;

export const messages = {
  description:
    'Messages inside the record, for example those of a conversation: a table prints them under the record, oldest first, as text. Paths are those of columns.',
  type: 'object',
  additionalProperties: false,
  required: ['rows', 'author', 'time', 'body'],
  examples: [{ rows: 'messages', author: 'from.name', time: 'sent_at', body: 'html' }],
  properties: {
    rows: { description: 'Path of the list of messages.', ...fieldPath, examples: ['messages'] },
    query: {
      description:
        'Query parameter with which the service adds them to the record; if it was sent, a record without their list is an error.',
      ...text,
      examples: ['include'],
    },
    author: { description: 'Who wrote a message.', ...source, examples: ['{from.first} {from.last}'] },
    kind: { description: 'What kind of message it is.', ...source, examples: ['type'] },
    time: { description: 'When it was written.', ...source, examples: ['sent_at'] },
    body: { description: 'Its text or HTML.', ...source, examples: ['html'] },
    files: { description: 'Names of its attachments.', ...source, examples: ['attachments[].name'] },
    total: {
      description: 'Number of all messages in the record; fewer cause a note.',
      ...fieldPath,
      examples: ['count'],
    },
    more: {
      description: 'How to read all messages, the end of that note: a template over the record.',
      ...text,
      examples: ['"order messages {id}" lists all'],
    },
  },
} as const satisfies JsonSchema;

export const web = {
  description:
    'Web page of the record. The command gets the flag `--web`, which opens it in the browser, or prints its address without a terminal.',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  oneOf: [{ required: ['url'] }, { required: ['field'] }],
  examples: [
    { url: 'https://{company}.shop.example/orders/{id}' },
    { field: '_links.web.href', origin: 'https://shop.example' },
  ],
  properties: {
    url: {
      description: 'Address of the page: a template over arguments and variables of the service.',
      type: 'string',
      pattern: '^https://[^/\\s]+/\\S*$',
      examples: ['https://{company}.shop.example/orders/{id}'],
    },
    field: { description: 'Field of the record with the address.', ...fieldPath, examples: ['_links.web.href'] },
    origin: {
      description: 'Origin that an address in a field must have. Default: any https address is opened.',
      type: 'string',
      pattern: '^https://[a-z0-9.-]+$',
      examples: ['https://shop.example'],
    },
  },
} as const satisfies JsonSchema;
