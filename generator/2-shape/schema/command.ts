import type { RequestPlan } from '../../../runtime/contract/command.js';
import { all, type JsonSchema } from '../derive.js';
import {
  customFieldsName,
  effects,
  encodings,
  formats,
  shapes,
  flagName,
  hints,
  method,
  name,
  path,
  line,
  text,
} from './common.js';
import { calls, useCalls, why } from './calls.js';
import { args, flags } from './flag.js';
import { exits } from './parts.js';
import { tool } from './tools.js';

/** Verbs of any group, and those of a group on a resource. */
export const verbs = [
  'list',
  'get',
  'create',
  'update',
  'delete',
  'add',
  'remove',
  'lines',
  'line-add',
  'line-update',
  'line-delete',
  'action',
] as const;

const operations = all<NonNullable<RequestPlan['patch']>['op']>()(['add', 'replace', 'remove', 'move']);

/** Keys that a group and a command share; a command's own value wins over its group's. */
export const shared = {
  host: { description: 'Name under `hosts` that the requests go to. Default: the first.', ...name, examples: ['docs'] },
  paging: {
    description: 'Paging style of lists: a name under `paging`, or `none` for one request.',
    ...name,
    examples: ['cursor', 'none'],
  },
  result: {
    description: 'Path of the rows in an answer, or the value of `{key}` in the paths of the paging style.',
    type: 'string',
    examples: ['conversations', 'data.items'],
  },
  columns: {
    description: 'Columns of tables and CSV files: a key, `key|Header`, or a mapping.',
    type: 'array',
    items: { $ref: '#/$defs/column' },
    examples: [['id', 'title', 'stage_id|Stage']],
  },
  use: {
    description: 'Flag groups of the service that the command has.',
    type: 'array',
    items: text,
    uniqueItems: true,
    examples: [['FIELD', 'BODY']],
  },
  secrets: {
    description: 'Keys of the records whose values are shown as dots in every format.',
    type: 'array',
    items: text,
    uniqueItems: true,
    minItems: 1,
    examples: [['signing_key']],
  },
  resource: {
    description:
      'Resource of the catalogue, which gives path, key, columns and checks. A name with placeholders is filled from arguments and flags.',
    ...text,
    examples: ['sales/Customers', '{resource}'],
  },
  hints,
} as const;

export const example = {
  description: 'An example of the command without the name of the binary, alone or with what it shows.',
  type: ['string', 'object'],
  minLength: 1,
  additionalProperties: false,
  required: ['run'],
  examples: ['deal get 42', { run: 'deal get 42 --output json', shows: 'The whole record' }],
  properties: {
    run: { description: 'What is typed.', ...text, examples: ['deal get 42'] },
    shows: { description: 'What it shows, in a few words.', ...text, examples: ['The whole record'] },
  },
} as const satisfies JsonSchema;

export const command = {
  description: 'One command. A verb (list get create update delete add remove) infers what is not said.',
  type: 'object',
  additionalProperties: false,
  properties: {
    summary: {
      description: 'One line of help. Inferred for verbs.',
      ...line,
      examples: ['Show totals of deals per currency'],
    },
    description: {
      description: 'More help, shown below the summary. `{binary}` is the name of the binary, as in examples.',
      ...text,
      examples: ['The service computes the totals.'],
    },
    verb: {
      description:
        'Verb that the command behaves as. Default: its name, when that is a verb. `lines`, `line-add`, `line-update` and `line-delete` are verbs in a group with `lines`; `action` posts to the `resource` of the command.',
      enum: verbs,
      examples: ['list', 'action'],
    },
    effect: {
      description: 'What the command does to the service. Inferred for verbs and for GET.',
      enum: effects,
      examples: ['act'],
    },
    local: {
      description: 'The command sends no request; its effect is `local`.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    workflow: {
      description:
        'Module below workflows/<service>/ that does the work, with its reason under `why`; or `shared/<name>`, a command that comes with the package.',
      type: 'string',
      pattern: '^(?:shared/)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
      examples: ['convert-deal', 'shared/auth-login'],
    },
    calls,
    'use-calls': useCalls,
    why,
    gate: {
      description:
        'With `calls` the gate is asked for each request of the workflow by its own effect, instead of once before it starts.',
      enum: ['calls'],
      examples: ['calls'],
    },
    credentials: {
      description: 'Gives the command a flag for each secret and setting that the credentials of the service need.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    remove: {
      description: 'Drops a command of a standard group.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    method: { description: 'HTTP method. Inferred for verbs, else GET.', ...method, examples: ['PUT'] },
    path: {
      description: 'Path below the origin of the host. Default: that of the group, with `item` for one record.',
      ...path,
      examples: ['/api/v1/deals/{id}/changelog'],
    },
    paths: {
      description: 'Paths used instead when the named flag is given.',
      type: 'object',
      propertyNames: flagName,
      minProperties: 1,
      additionalProperties: path,
      examples: [{ archived: '/api/v2/deals/archived' }],
    },
    query: {
      description: 'Fixed query parameters; values are templates.',
      type: 'object',
      minProperties: 1,
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      examples: [{ reload: 'true' }],
    },
    body: {
      description: 'Fixed parts of the body by wire path; values are JSON templates. A list is the whole body.',
      type: ['object', 'array'],
      examples: [{ status: 'active', 'threads[0].customer.email': '{customer}' }, [{ id: '{id}', amount: 1 }]],
    },
    encoding: {
      description: 'How the body is encoded.',
      enum: encodings,
      default: 'json',
      examples: ['patch'],
    },
    patch: {
      description: 'Operation of a JSON patch; its value is the flag with the wire `body:value`.',
      type: 'object',
      additionalProperties: false,
      required: ['op', 'path'],
      examples: [{ op: 'replace', path: '/status' }],
      properties: {
        op: { description: 'Operation.', enum: operations, examples: ['replace'] },
        path: { description: 'JSON pointer.', ...path, examples: ['/status'] },
      },
    },
    'page-size': {
      description: 'Most rows asked for per page.',
      type: 'integer',
      minimum: 1,
      examples: [500],
    },
    cap: {
      description: 'Rows printed when --limit is absent. Default: all.',
      type: 'integer',
      minimum: 1,
      examples: [500],
    },
    shape: {
      description: 'What is printed: rows, a record, a list of one, the line of an action, or the answer as it is.',
      enum: shapes,
      examples: ['single'],
    },
    output: {
      description: 'Format when neither --output nor a setting names one. Default: that of the service.',
      enum: formats,
      examples: ['json'],
    },
    flat: {
      description: 'Tables and CSV show the record as lines of path and value.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    unfold: {
      description: 'The rows are lists inside of the records of an answer.',
      type: 'object',
      additionalProperties: false,
      required: ['rows'],
      examples: [{ rows: ['files'], with: { orderId: 'id' } }],
      properties: {
        rows: {
          description: 'Paths of the list in a record, tried in order.',
          type: 'array',
          items: text,
          minItems: 1,
          examples: [['_embedded.files', 'files']],
        },
        with: {
          description: 'Fields of the record that each row gets: name and path.',
          type: 'object',
          additionalProperties: text,
          examples: [{ orderId: 'id' }],
        },
      },
    },
    unwrap: {
      description: 'Path of the record in each row of a list.',
      ...text,
      examples: ['item'],
    },
    find: {
      description:
        'Look-ups under `find` of service.yaml that the command needs; `{name.Field}` in `body` is what they found.',
      type: 'array',
      items: name,
      uniqueItems: true,
      minItems: 1,
      examples: [['period']],
    },
    moved: {
      description: 'Note for a record that the service sent the client on for, a template over arguments and answer.',
      ...text,
      examples: ['Order {id} is part of order {answer.id} now.'],
    },
    omit: {
      description: 'Keys left out of a record in yaml and ndjson.',
      type: 'array',
      minItems: 1,
      items: text,
      examples: [['_embedded']],
    },
    confirm: {
      description: 'Question asked before acting, a template; `true` makes one from the summary. Deletes always ask.',
      type: ['string', 'boolean'],
      minLength: 1,
      examples: ['Convert deal {id} into a lead?', true],
    },
    says: {
      description: 'Line printed after acting, a template.',
      ...text,
      examples: ['Created conversation {created}'],
    },
    gives: {
      description: 'Object printed after acting when the output is not a table; values are templates.',
      type: 'object',
      examples: [{ deleted: '{id}' }],
    },
    reread: {
      description: 'The record is read again when the answer to a write carries none.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    change: {
      description: 'At least one value must be given. Default: true for `update`.',
      type: 'boolean',
      examples: [false],
    },
    id: { $ref: '#/$defs/identifier', description: 'Changes to the `id` of the group for this command.' },
    args,
    takes: {
      description: 'Fields of the group that are flags of the command; `!` marks the required ones.',
      type: 'array',
      items: { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*!?$' },
      minItems: 1,
      uniqueItems: true,
      examples: [['title!', 'value', 'currency']],
    },
    flags: flags('Flags of this command alone.'),
    'one-of': {
      description: 'Sets of flags of which exactly one must be given.',
      type: 'array',
      minItems: 1,
      items: {
        description: 'One set: two flags or more.',
        type: 'array',
        items: { ...flagName },
        minItems: 2,
        examples: [['collection', 'category']],
      },
      examples: [[['collection', 'category']]],
    },
    'custom-fields': customFieldsName,
    examples: {
      description: 'Examples shown first in help; each is checked against the command.',
      type: 'array',
      items: { $ref: '#/$defs/example' },
      minItems: 1,
      examples: [['deal get 42']],
    },
    exits,
    aliases: {
      description: 'Other words for the command.',
      type: 'array',
      minItems: 1,
      items: name,
      uniqueItems: true,
      examples: [['ratelimit']],
    },
    hidden: { description: 'Left out of help and completion.', type: 'boolean', default: false, examples: [true] },
    tool,
    ...shared,
  },
} as const satisfies JsonSchema;
