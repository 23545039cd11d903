import type { JsonSchema } from '../derive.js';
import { each, envName, failures, flagName, hints, methods, name, path, line, text } from './common.js';
import { calls, workflows } from './calls.js';
import { hosts, variables } from './connection.js';
import { credential } from './credential.js';
import { flags } from './flag.js';
import { paging } from './paging.js';
import { gate, output, setting } from './behaviour.js';
import { doctor, local, validate } from './checks.js';
import { catalogue } from './catalogue.js';
import { attach, customFields, find, reference } from './lookups.js';
import { sandbox } from './sandbox.js';
import { tools } from './tools.js';
import { errors, rate, retry } from './traffic.js';

const resourceVerbs = [
  'list',
  'get',
  'create',
  'update',
  'delete',
  'lines',
  'line-add',
  'line-update',
  'line-delete',
  'action',
] as const;

/** service.yaml */
export const service = {
  description: 'What a client is, beside its commands.',
  type: 'object',
  additionalProperties: false,
  required: ['service', 'binary', 'version', 'title', 'summary', 'env', 'hosts'],
  properties: {
    service: {
      description: 'Name of the service: the folder of its output and the first part of command ids.',
      ...name,
      examples: ['acme'],
    },
    binary: { description: 'Name of the command at the shell.', ...name, examples: ['acmecli'] },
    version: {
      description: 'Version of the client; quote it.',
      type: 'string',
      pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+\\S*$',
      examples: ['0.22.0'],
    },
    title: { description: 'Name of the service in messages.', ...text, examples: ['CRM API'] },
    summary: {
      description: 'One line about the client, the first of its help.',
      ...line,
      examples: ['Command-line client for a sales CRM'],
    },
    description: {
      description: 'More about the client, in the root help.',
      ...text,
      examples: ['Reads and changes deals.'],
    },
    env: { description: 'Prefix of environment variables, without the underscore.', ...envName, examples: ['ACMECLI'] },
    'user-agent': {
      description: 'Value of the User-Agent header, a template.',
      ...text,
      default: '{binary}/{version}',
      examples: ['{binary}/{version}'],
    },
    login: {
      description: 'Command that signs in, named by errors.',
      ...text,
      default: 'auth login',
      examples: ['auth login'],
    },
    timeout: {
      description: 'Milliseconds per request.',
      type: 'integer',
      minimum: 1,
      default: 30000,
      examples: [30000],
    },
    standard: {
      description: 'Command groups that the package brings.',
      type: 'array',
      items: name,
      uniqueItems: true,
      default: [],
      examples: [['alias', 'config', 'profile', 'auth', 'doctor', 'version', 'sandbox']],
    },
    'limit-flag': {
      description: 'Whether --limit is a flag of every command, or declared by the commands that have it.',
      enum: ['global', 'command'],
      default: 'global',
      examples: ['command'],
    },
    dotenv: {
      description:
        'A .env file in the working folder fills variables that are not set, except credentials and host overrides.',
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
            attach: { header: 'x-api-token', value: '{secret}' },
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
      description: 'Path of one record in an answer. Empty: the answer itself.',
      type: 'string',
      default: '',
      examples: ['data'],
    },
    'created-id': {
      description: 'Headers that name a created record when the answer has no body, in order.',
      type: 'array',
      items: { type: 'string', pattern: '^[a-z0-9-]+$' },
      default: ['location'],
      examples: [['resource-id', 'location']],
    },
    errors,
    hints,
    retry,
    rate,
    exits: {
      description: 'Exit code of each class of failure: all of them, or none for the usual codes.',
      type: 'object',
      additionalProperties: false,
      examples: [{ generic: { code: 1, name: 'ApiError', meaning: 'generic error' } }],
      properties: each(
        failures,
        (failure) => ({ $ref: '#/$defs/exit', description: `Exit code of failures of the class ${failure}.` }) as const,
      ),
    },
    statuses: {
      description: 'HTTP status, or class of statuses, to class of failure.',
      type: 'object',
      propertyNames: { pattern: '^(?:[1-5][0-9]{2}|[45]xx)$' },
      additionalProperties: { enum: failures },
      default: {
        400: 'input',
        401: 'auth',
        403: 'auth',
        422: 'input',
        429: 'rate',
        '4xx': 'generic',
        '5xx': 'unavailable',
      },
      examples: [{ 401: 'auth', '5xx': 'unavailable' }],
    },
    gate,
    output,
    settings: {
      description: 'Profile settings that `config` knows, by name.',
      type: 'object',
      propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
      additionalProperties: setting,
      default: {},
      examples: [{ company_domain: { type: 'text', summary: 'Subdomain of the company account' } }],
    },
    flags: flags('Global flags beside the standard ones.'),
    'flag-defaults': {
      description: 'Defaults of standard global flags, by flag.',
      type: 'object',
      propertyNames: flagName,
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      default: {},
      examples: [{ timeout: 60000 }],
    },
    'flag-groups': {
      description: 'Flags that several commands have, by the name of the group in `use`.',
      type: 'object',
      propertyNames: { pattern: '^[A-Z][A-Z0-9_]*$' },
      additionalProperties: flags('Flags of one group.'),
      default: {},
      examples: [{ BODY: { body: { type: 'json', wire: 'body:', summary: 'JSON object with more keys' } } }],
    },
    references: {
      description: 'Look-ups that turn a code into an id, by name.',
      type: 'object',
      propertyNames: name,
      additionalProperties: reference,
      default: {},
      examples: [
        { account: { path: '/accounts', query: { code: '{text}' }, id: 'id', unless: 'digits', noun: 'account' } },
      ],
    },
    'custom-fields': {
      description: 'Where the definitions of custom fields are, by entity.',
      type: 'object',
      propertyNames: name,
      additionalProperties: customFields,
      default: {},
      examples: [
        {
          deal: {
            path: '/api/v2/dealFields',
            code: 'field_code',
            name: 'field_name',
            type: 'field_type',
            options: 'options',
            custom: 'is_custom',
            under: 'custom_fields',
            types: { double: 'number' },
          },
        },
      ],
    },
    catalogue,
    find: {
      description: 'Look-ups that writes need, by the name that commands give under `find`.',
      type: 'object',
      propertyNames: name,
      additionalProperties: find,
      default: {},
      examples: [
        { unit: { path: '/v1/units', where: "code eq '{unit}'", select: ['id'], expect: 'one', noun: 'unit' } },
      ],
    },
    attach: {
      description: 'How files travel with a record, by the name in the wire `attach:`.',
      type: 'object',
      propertyNames: name,
      additionalProperties: attach,
      default: {},
      examples: [
        {
          document: {
            file: { path: '/v1/files', noun: 'file', body: { name: '{file.name}', content: '{file.base64}' } },
          },
        },
      ],
    },
    choices: {
      description: 'Choices that several flags have, by the name under their `choices`.',
      type: 'object',
      propertyNames: name,
      additionalProperties: {
        description: 'A list, or a mapping from what is typed to what is sent.',
        type: ['array', 'object'],
        items: { type: ['string', 'integer'] },
        uniqueItems: true,
        minItems: 1,
        minProperties: 1,
      },
      default: {},
      examples: [{ statuses: ['open', 'won', 'lost'] }],
    },
    api: {
      description: 'What raw requests (`api`) may be.',
      type: 'object',
      additionalProperties: false,
      examples: [{ base: '/api/v1/{division}/' }, { below: ['/api/v1/'], json: true }],
      properties: {
        base: { description: 'What a relative path is below.', ...path, default: '/', examples: ['/api/v1/'] },
        below: {
          description: 'What a path must begin with: one of these.',
          type: 'array',
          items: path,
          minItems: 1,
          examples: [['/api/v1/', '/api/v2/']],
        },
        json: {
          description: 'The answer is printed as JSON whatever --output says.',
          type: 'boolean',
          default: false,
          examples: [true],
        },
      },
    },
    doctor,
    validate,
    local,
    filter: {
      description: 'Query parameter that `term:` wires are joined into.',
      type: 'object',
      additionalProperties: false,
      required: ['query', 'join'],
      examples: [{ query: '$filter', join: ' and ' }],
      properties: {
        query: { description: 'Name of the parameter.', ...text, examples: ['$filter'] },
        join: { description: 'Text between the terms.', type: 'string', examples: [' and '] },
      },
    },
    methods,
    verbs: {
      description:
        'What verbs are in groups that name a `resource`, beside what the group says. Keys as in a command; `flags` and `args` are added to, other keys are replaced by the command.',
      type: 'object',
      additionalProperties: false,
      examples: [{ list: { use: ['LINES'] } }],
      properties: each(
        resourceVerbs,
        (verb) => ({ $ref: '#/$defs/command', description: `What ${verb} is.` }) as const,
      ),
    },
    calls: {
      ...calls,
      description: 'Requests of workflows that several commands take by name, with `use-calls`.',
    },
    workflows,
    tools,
    sandbox,
  },
} as const satisfies JsonSchema;
