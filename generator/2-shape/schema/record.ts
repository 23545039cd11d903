/** What a command does with one record besides printing its fields. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, text } from './common.js';

/** An address, or the path of a field. */
export const webPage = { pattern: `^https://[^/\\s]+/\\S*$|${fieldPath.pattern}` } as const;

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
    'Web page of the record. The command gets the flag `--web`, which opens it in the browser, or prints its address without a terminal. An https address is a template over arguments and variables of the service. Otherwise it is the field of the record with the address, or that field by the origin that the address must have.',
  type: ['string', 'object'],
  pattern: webPage.pattern,
  maxProperties: 1,
  minProperties: 1,
  propertyNames: { pattern: '^https://[a-z0-9.-]+$' },
  additionalProperties: fieldPath,
  examples: [
    'https://{company}.shop.example/orders/{id}',
    '_links.web.href',
    { 'https://shop.example': '_links.web.href' },
  ],
} as const satisfies JsonSchema;
