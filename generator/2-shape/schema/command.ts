/** Schema of commands. */
import type { JsonSchema } from '../derive.js';
import {
  effects,
  formerly,
  formats,
  shapes,
  flagName,
  hints,
  method,
  name,
  path,
  line,
  notYes,
  text,
  bodyPath,
  fieldPath,
  placePath,
} from './common.js';
import { calls, useCalls, why } from './calls.js';
import { copied } from './copies.js';
import { odata } from './dialects/odata/index.js';
import { exchange } from './exchange.js';
import { failures } from './failures.js';
import { args, flags } from './flag.js';
import { exits } from './parts.js';
import { poll } from './poll.js';
import { undo } from './undo.js';
import { locate } from './locate.js';
import { etag, hook, web } from './record.js';
import { tool } from './tools.js';
import { updates } from './updates.js';
import { upload } from './upload.js';

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

export const command = {
  description: 'One command. A verb (list get create update delete add remove) infers the keys that are not written.',
  type: 'object',
  additionalProperties: false,
  properties: {
    summary: {
      description: 'One line of help. Inferred for verbs.',
      ...line,
      examples: ['Show totals of deals per currency'],
    },
    description: {
      description: 'More help, shown below the summary. `{binary}` is the name of the binary.',
      ...text,
      examples: ['The service computes the totals.'],
    },
    verb: {
      description:
        'Verb of the command. Default: its name, if that is a verb. `lines`, `line-add`, `line-update` and `line-delete` are verbs in a group with `lines`; `action` posts to the `resource` of the command.',
      enum: verbs,
      examples: ['list', 'action'],
    },
    effect: {
      description: 'Effect of the command on the service. Inferred for verbs and for GET.',
      enum: effects,
      examples: ['act'],
    },
    workflow: {
      description:
        'Module in `workflows/<service>/` that runs the command, with its reason under `why`; or `shared/<name>`, a command that comes with the package.',
      type: 'string',
      pattern: '^(?:shared/)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
      examples: ['convert-deal', 'shared/auth-login'],
    },
    returns: {
      description:
        'Fields that the command prints, besides the columns of its table and the fields that it writes, instead of those of the group: for records of another kind, and for the result of a workflow. `--fields` refuses any other name. `*` in a name stands for any text; a workflow passes the names that it stands for to `kit.out.checkFields`.',
      type: 'array',
      items: bodyPath,
      uniqueItems: true,
      minItems: 1,
      examples: [['id', 'tags']],
    },
    calls,
    'use-calls': useCalls,
    copies: copied,
    why,
    streams: {
      description:
        'The workflow prints JSON as one object per line while it runs, not as a list; `describe` then describes one line.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    credentials: {
      description: 'Adds a flag for each secret and setting that the credentials of the service need.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    method: { description: 'HTTP method. Inferred for verbs, otherwise GET.', ...method, examples: ['PUT'] },
    path: {
      description: 'Path below the origin of the host. Default: that of the group, with `item` for one record.',
      ...path,
      examples: ['/api/v1/deals/{id}/changelog'],
    },
    paths: {
      description: 'Paths that replace `path` if a flag is set, by flag.',
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
      propertyNames: bodyPath,
      examples: [{ status: 'active', 'threads[0].customer.email': '{customer}' }, [{ id: '{id}', amount: 1 }]],
    },
    ...exchange,
    'page-size': {
      description: 'Maximum number of rows to request per page.',
      type: 'integer',
      minimum: 1,
      examples: [500],
    },
    shape: {
      description:
        'What is printed: rows, a record, a record that a table shows as one row of its columns, a list with one record, the line of an action, or the raw response. `record` in a workflow with columns says that its result is one record; otherwise it is rows.',
      enum: shapes,
      examples: ['single'],
    },
    output: {
      description: 'Default format, without --output or a setting. Default: that of the service.',
      enum: formats,
      examples: ['json'],
    },
    flat: {
      description:
        'Tables and CSV files show the record as rows of path and value. With `columns`, CSV has one row of these, or with `unfold` one for each element of a list.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    unfold: {
      description:
        'Takes the rows from inside each record of the response: from a list, or the record at a path, which is written alone.',
      ...fieldPath,
      type: ['object', 'string'],
      additionalProperties: false,
      required: ['rows'],
      examples: [{ rows: ['files'], with: { orderId: 'id' } }, 'item'],
      properties: {
        rows: {
          description: 'Paths of the list in a record, tried in order.',
          type: 'array',
          items: fieldPath,
          minItems: 1,
          examples: [['_embedded.files', 'files']],
        },
        with: {
          description: 'Fields of the record that are added to each row: name and path.',
          type: 'object',
          additionalProperties: fieldPath,
          examples: [{ orderId: 'id' }],
        },
      },
    },
    find: odata.command.find,
    empty: {
      description:
        'Note to print if the list has no records, a template over arguments. A part in brackets is left out if one of its placeholders has no value.',
      ...text,
      examples: ['The service lists the orders of this year only.[ Run "shopcli archive list --year {year}".]'],
    },
    hook,
    web,
    etag,
    confirm: {
      description:
        'Confirmation prompt, a template; `true` makes one from the summary and the record. Deletes always ask.',
      type: ['string', 'boolean'],
      ...notYes,
      examples: ['Convert deal {id} into a lead?', true],
    },
    says: {
      description:
        'Line printed after the request, a template. `{answer.path}` is a field of the response, `{id.field}` one of the record that the number or code in the argument `id` was looked up as. A part in brackets is left out if one of its placeholders has no value.',
      ...text,
      examples: ['Created conversation {created}', 'Created order {created}[, {answer.currency} {answer.total}]'],
    },
    gives: {
      description: 'Object printed after the request if the output is not a table; values are templates.',
      type: 'object',
      examples: [{ deleted: '{id}' }],
    },
    failures,
    undo,
    locate,
    once: {
      description:
        'The workflow sends one create at most, so that `--once` can name it. Requests have the flag without this key.',
      type: 'boolean',
      examples: [true],
    },
    poll,
    upload,
    ...updates,
    change: {
      description: 'Requires at least one value. Default: true for `update`.',
      type: 'boolean',
      examples: [false],
    },
    id: { $ref: '#/$defs/identifier', description: 'Changes to the `id` of the group for this command.' },
    args,
    takes: {
      description: 'Fields of the group that are flags of the command; `!` marks required ones.',
      type: 'array',
      items: { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*!?$' },
      minItems: 1,
      uniqueItems: true,
      examples: [['title!', 'value', 'currency']],
    },
    flags: flags('Flags of this command alone.'),
    'one-of': {
      description: 'Sets of flags; exactly one flag of each set is required.',
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
    examples: {
      description: 'Examples, shown first in help; each is checked against the command.',
      type: 'array',
      items: { $ref: '#/$defs/example' },
      minItems: 1,
      examples: [['deal get 42']],
    },
    exits,
    hidden: {
      description:
        'The command works, but help, completion, reference pages and tools leave it out. Its own `--help` explains it, and `describe` lists it.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    aliases: {
      description: 'Other names of the command.',
      type: 'array',
      minItems: 1,
      items: name,
      uniqueItems: true,
      examples: [['ratelimit']],
    },
    was: {
      description:
        'Name that the command had before in its group, or several: it works, with a warning, and is not shown in help or completion.',
      ...formerly(name),
      examples: ['search', ['search', 'query']],
    },
    tool,
    hints: {
      ...hints,
      description: `${hints.description} Or the name of hints under \`hint-sets\` of service.yaml.`,
      type: ['object', 'string'],
      minLength: 1,
      examples: [...hints.examples, 'locked'],
    },
    cap: {
      description: 'Number of rows that the list prints without --limit. Default: all.',
      type: 'integer',
      minimum: 1,
      examples: [500],
    },
    host: {
      description: 'Name of the host under `hosts` that receives the requests. Default: the first.',
      ...name,
      examples: ['docs'],
    },
    paging: {
      description: 'Paging style of lists: a name under `paging`, or `none` for one request.',
      ...name,
      examples: ['cursor', 'none'],
    },
    result: {
      description: 'Path of the rows in a response, or the value of `{key}` in the paths of the paging style.',
      ...placePath,
      examples: ['conversations', 'data.items'],
    },
    columns: {
      description:
        'Columns of tables and CSV files: a key, `key|Header`, or a mapping; or the name of a list under `column-sets` of service.yaml.',
      type: ['array', 'string'],
      minLength: 1,
      items: { $ref: '#/$defs/column' },
      examples: [['id', 'title', 'stage_id|Stage'], 'deal'],
    },
    use: {
      description: 'Flag groups of the service whose flags the command has.',
      type: 'array',
      items: text,
      uniqueItems: true,
      examples: [['FIELD', 'BODY']],
    },
    resource: odata.command.resource,
  },
} as const satisfies JsonSchema;
