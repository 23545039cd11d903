/** Schema of service.yaml. */
import { languageVersion } from '../../1-read/language.js';
import type { JsonSchema } from '../derive.js';
import { envName, failures, fieldValues, hints, name, ofCommand, path, text, placePath } from './common.js';
import { workflows } from './calls.js';
import { copies, refresh } from './copies.js';
import { hosts, variables } from './connection.js';
import { credential } from './credential.js';
import { flags } from './flag.js';
import { paging } from './paging.js';
import { gate, output } from './behavior.js';
import { doctor, identify, validate } from './checks.js';
import { fields } from './dialects/fields.js';
import { dialectNames } from './dialects/index.js';
import { odata } from './dialects/odata/index.js';
import { verbs } from './dialects/odata/verbs.js';
import { reference } from './lookups.js';
import { people } from './people.js';
import { recipes, tools } from './tools.js';
import { emptyWrites, errors, rate, retry } from './traffic.js';

export const service = {
  description: 'A client without its commands.',
  type: 'object',
  additionalProperties: false,
  required: ['language', 'service', 'binary', 'version', 'title', 'summary', 'env'],
  properties: {
    language: {
      description:
        'Version of the language that the spec is written for. `cmdspec migrate` brings an older spec up to date; a newer one needs a newer cmdspec.',
      type: 'integer',
      minimum: 1,
      examples: [languageVersion],
    },
    service: {
      description: 'Name of the service: the folder of its output and the first part of command ids.',
      ...name,
      examples: ['acme'],
    },
    binary: { description: 'Name of the binary at the shell.', ...name, examples: ['acmecli'] },
    version: {
      description: 'Version of the client, in quotes.',
      type: 'string',
      pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+\\S*$',
      examples: ['0.22.0'],
    },
    title: { description: 'Name of the service in messages.', ...text, examples: ['Shop API'] },
    summary: ofCommand('summary', {
      description: 'One line about the client, shown first in its help.',
      examples: ['Command-line client for a shop'],
    }),
    description: ofCommand('description', { examples: ['Reads and changes deals.'] }),
    env: { description: 'Prefix of environment variables, without the underscore.', ...envName, examples: ['ACMECLI'] },
    'idempotency-key': {
      description:
        'Header in which each POST has a random key, by which the service recognizes a repeated request. A POST is then retried like a read; a flag wired to the header sets the key. Not a header that the client sets itself.',
      type: 'string',
      pattern: '^[a-z0-9-]+$',
      examples: ['idempotency-key'],
    },
    'largest-file': {
      description: 'Size in MiB of the largest file that the service takes inside of a record. Default: 1024.',
      type: 'integer',
      minimum: 1,
      maximum: 1024,
      default: 1024,
      examples: [10],
    },
    standard: {
      description: 'Command groups of the package that the client has.',
      type: 'array',
      items: name,
      uniqueItems: true,
      default: [],
      examples: [['alias', 'config', 'profile', 'auth', 'doctor', 'version', 'sandbox']],
    },
    dialects: {
      description:
        'Dialects that the service opts into, each with keys of its own. A client registers them in this order: what two of them can do, the first one does.',
      type: 'array',
      items: { enum: dialectNames },
      uniqueItems: true,
      default: [],
      examples: [['odata']],
    },
    synonyms: {
      description:
        'Words that users have for the records of the service. Each list begins with the name of a group or flag; an unknown command or flag that is one of the others suggests it.',
      type: 'array',
      minItems: 1,
      items: { type: 'array', minItems: 2, items: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' } },
      examples: [[['order', 'purchase', 'sale']]],
    },
    dotenv: {
      description:
        'Reads environment variables that are not set from a .env file in the working folder, except credentials and host overrides.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    hosts,
    variables,
    credentials: {
      description: 'Ways to sign in, by name.',
      type: 'object',
      propertyNames: name,
      default: {},
      additionalProperties: credential,
      examples: [
        {
          token: {
            kind: 'secret',
            title: 'API token',
            env: 'ACMECLI_API_TOKEN',
            flag: 'api-token',
            attach: { header: 'x-api-token: {secret}' },
            prove: '/api/v1/users/me',
          },
        },
      ],
    },
    paging: {
      description:
        'Paging styles by name. Field paths are dotted; `a|b` tries one after the other; {key} is the `result` of the command.',
      type: 'object',
      propertyNames: name,
      default: {},
      additionalProperties: paging,
      examples: [
        {
          cursor: {
            style: 'cursor',
            send: { cursor: 'cursor', size: 'limit' },
            next: 'additional_data.next_cursor',
            items: 'data',
          },
        },
      ],
    },
    record: {
      description: 'Path of one record in a response. Empty: the whole response. Default with a catalogue: `d`.',
      ...placePath,
      default: '',
      examples: ['data'],
    },
    'empty-list': {
      description:
        'Values of fields, by path, that prove an empty list when its rows are missing or null. Default: a response without rows is an error.',
      ...fieldValues,
      examples: [{ 'page.total': 0 }],
    },
    'empty-writes': emptyWrites,
    errors,
    hints: {
      ...hints,
      description:
        'Hint for a failure, by HTTP status, or by the `reason` or a text in the message of the response, which comes first: one sentence, a template over the arguments. In a service with a catalogue, `{scope}` is the scope that it lists for the resource. Commands override the hints by status.',
      propertyNames: text,
      examples: [{ 403: 'Ask the owner of the shop for access.', LicenseExpired: 'Renew the license of the account.' }],
    },
    retry,
    rate,
    exits: {
      description: 'Exit codes by class of failure: all classes. Default: the standard codes.',
      type: 'object',
      propertyNames: { enum: failures },
      additionalProperties: { $ref: '#/$defs/exit' },
      examples: [{ generic: { code: 1, name: 'ApiError', meaning: 'generic error' } }],
    },
    statuses: {
      description:
        'Class of failure by HTTP status or class of statuses, and by what the client itself finds: `data` of the class `input` that it refuses, an unknown name in `--fields`, an invalid filter of `--jq`, and a failed check of `doctor`. The defaults stay for statuses of which neither the number nor the class is written.',
      type: 'object',
      propertyNames: { pattern: '^(?:[345][0-9]{2}|[45]xx|data|fields|jq|doctor)$' },
      additionalProperties: { enum: failures },
      default: {
        400: 'input',
        401: 'auth',
        403: 'auth',
        422: 'input',
        429: 'rate',
        '4xx': 'generic',
        '5xx': 'unavailable',
        fields: 'usage',
        jq: 'input',
        doctor: 'config',
      },
      examples: [{ 401: 'auth', '5xx': 'unavailable', fields: 'input' }],
    },
    gate,
    output,
    settings: {
      description:
        'Profile settings that `config` knows, by name, declared as flags. The wire `flag:<name>` makes a setting the default of a flag. If a command declares that flag itself, a setting that has a default fills it only in reads, and only if the flag has a default too.',
      type: 'object',
      propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
      additionalProperties: { $ref: '#/$defs/flag' },
      default: {},
      examples: [{ company_domain: { type: 'text', summary: 'Subdomain of the company account' } }],
    },
    flags: ofCommand('flags', { description: 'Global flags besides the standard ones.' }),
    'flag-groups': {
      description: 'Groups of flags that several commands share, by the name in `use`.',
      type: 'object',
      propertyNames: { pattern: '^[A-Z][A-Z0-9_]*$' },
      additionalProperties: flags('Flags of the group.'),
      default: {},
      examples: [{ BODY: { body: { type: 'json', wire: 'body:', summary: 'JSON object with more fields' } } }],
    },
    references: {
      description: 'Look-ups that convert a code to an id, by name.',
      type: 'object',
      propertyNames: name,
      additionalProperties: reference,
      default: {},
      examples: [{ account: { path: '/accounts', by: 'name', id: 'id', unless: 'digits', noun: 'account' } }],
    },
    ...fields.service,
    ...odata.service,
    choices: {
      description: 'Choices that several flags share, by the name in `choices` of a flag.',
      type: 'object',
      propertyNames: name,
      additionalProperties: {
        description: 'A list, or a mapping from typed values to sent values.',
        type: ['array', 'object'],
        items: { type: ['string', 'integer'] },
        additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
        uniqueItems: true,
        minItems: 1,
        minProperties: 1,
      },
      default: {},
      examples: [{ statuses: ['open', 'won', 'lost'] }],
    },
    'column-sets': {
      description: 'Columns that several commands share, by the name in `columns`.',
      type: 'object',
      propertyNames: name,
      additionalProperties: {
        description: 'Columns as in `columns` of a command.',
        type: 'array',
        items: { $ref: '#/$defs/column' },
        minItems: 1,
      },
      default: {},
      examples: [{ deal: ['id', 'title', 'stage_id|Stage'] }],
    },
    'hint-sets': {
      description: 'Hints that several commands share, by the name in `hints`.',
      type: 'object',
      propertyNames: name,
      additionalProperties: { ...hints, description: 'Hints as in `hints` of a command.' },
      default: {},
      examples: [{ locked: { 412: 'The order is locked; "order unlock {id}" changes that.' } }],
    },
    api: {
      description:
        'Limits on raw requests (`api`). Relative paths are below the part of the path of the catalogue before the resource, or below `/`.',
      type: 'object',
      additionalProperties: false,
      examples: [{ below: ['/api/v1/'], json: true }],
      properties: {
        below: {
          description: 'Allowed prefixes of paths.',
          type: 'array',
          items: path,
          minItems: 1,
          examples: [['/api/v1/', '/api/v2/']],
        },
        json: {
          description: 'Prints the response as JSON and ignores --output.',
          type: 'boolean',
          default: false,
          examples: [true],
        },
      },
    },
    doctor,
    validate,
    identify,
    filter: {
      description: 'Query parameter that joins the values of `term:` wires.',
      type: 'object',
      additionalProperties: false,
      required: ['query', 'join'],
      examples: [{ query: '$filter', join: ' and ' }],
      properties: {
        query: { description: 'Name of the parameter.', ...text, examples: ['$filter'] },
        join: { description: 'Text between the terms.', type: 'string', examples: [' and '] },
        escape: {
          description: 'How a quote inside a text is written: with a backslash. Default: doubled.',
          enum: ['backslash'],
          examples: ['backslash'],
        },
      },
    },
    ...verbs,
    calls: ofCommand('calls', {
      description: 'Requests that the workflows of several commands share, by the name in `use-calls`.',
    }),
    copies,
    refresh,
    people,
    workflows,
    tools,
    recipes,
  },
} as const satisfies JsonSchema;
