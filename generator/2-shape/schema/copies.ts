/** Schema of `copies`: the collections that a copy of an account has, and the commands that read them. */
import { defined } from '../../../runtime/base/defined.js';
import type { RefreshPlan } from '../../../runtime/contract/service.js';
import type { JsonSchema } from '../derive.js';
import { callName } from './calls.js';
import { bodyPath, orderMatters } from './common.js';

const collection = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]*$' } as const;

/** Of the service. */
export const copies = {
  description:
    'Collections that a copy of the account has, by the name of their file, in the order in which they are read.',
  $comment: orderMatters,
  type: 'object',
  propertyNames: collection,
  minProperties: 1,
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['lists'],
    properties: {
      lists: {
        description:
          'Requests under `calls` that list the records, one after the other. A request with `{since}` in its query lists only those that changed since that time.',
        type: 'array',
        items: callName,
        uniqueItems: true,
        minItems: 1,
        examples: [['orders', 'archivedOrders']],
      },
      key: {
        description: 'Field that identifies a record.',
        ...bodyPath,
        default: 'id',
        examples: ['code'],
      },
      changed: {
        description:
          'Field with the time of the last change, if the lists are in its order. An interrupted run then continues where it stopped; otherwise it reads the lists again.',
        ...bodyPath,
        examples: ['updated_at'],
      },
    },
    examples: [{ lists: ['orders'], changed: 'updated_at' }],
  },
  examples: [{ orders: { lists: ['orders'], changed: 'updated_at' } }],
} as const satisfies JsonSchema;

/** Of a command. */
export const copied = {
  description:
    'Collections under `copies` of service.yaml that the workflow reads, as sources of a copy; `all` for every one.',
  type: ['string', 'array'],
  pattern: '^all$',
  items: collection,
  uniqueItems: true,
  minItems: 1,
  examples: ['all', ['orders']],
} as const satisfies JsonSchema;

/** Of the service. */
export const refresh = {
  description:
    'Command that brings the copy in a folder up to date, for `sql --refresh`: its words, and the flags that take the folder and the names of its collections. Default: `copy pull --dir {folder}` in a client with that command.',
  type: 'string',
  pattern:
    '^([a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*) --([a-z][a-z0-9-]*) \\{folder\\}(?: --([a-z][a-z0-9-]*) \\{collections\\})?$',
  examples: ['backup --dir {folder}', 'backup --dir {folder} --only {collections}'],
} as const satisfies JsonSchema;

/** Returns the command that brings a copy up to date; undefined for a client that has none. */
export function readRefresh(spec: {
  readonly refresh?: string;
  readonly standard?: readonly string[];
}): RefreshPlan | undefined {
  const pulls = spec.standard?.includes('copy-pull') === true ? 'copy pull --dir {folder}' : undefined;
  const [, words, folder = '', collections] = new RegExp(refresh.pattern).exec(spec.refresh ?? pulls ?? '') ?? [];
  return words === undefined ? undefined : { words: words.split(' '), folder, ...defined({ collections }) };
}
