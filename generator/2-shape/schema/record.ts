/** What a command does with one record besides printing its fields. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, name } from './common.js';

export const etag = {
  description:
    'The service names the version of the record in the header ETag (RFC 9110). A read prints it as the field `etag`, and with `--if-none-match` only if the record has another version; a write takes `--if-match`, or the version of the read before it if the client has a log of writes. A record that was changed in the meantime is a conflict, which names the read.',
  type: 'boolean',
  examples: [true],
} as const satisfies JsonSchema;

/** An address, or the path of a field. */
export const webPage = { pattern: `^https://[^/\\s]+/\\S*$|${fieldPath.pattern}` } as const;

export const hook = {
  description:
    'Module that changes how the record is printed: `workflows/<service>/<name>`, whose default export is a `RecordHook` of the kit. It returns the record to print, the messages below its table, and notes.',
  ...name,
  examples: ['conversation'],
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
