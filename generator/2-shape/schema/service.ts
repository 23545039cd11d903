import type { JsonSchema } from '../derive.js';
import {
  each,
  envName,
  failures,
  flagName,
  hints,
  methods,
  name,
  orderMatters,
  origin,
  path,
  line,
  text,
  texts,
} from './common.js';
import { credential } from './credential.js';
import { flags } from './flag.js';
import { paging } from './paging.js';
import { gate, output, setting } from './behaviour.js';
import { doctor, local, validate } from './checks.js';
import { catalogue, customFields, reference } from './lookups.js';
import { sandbox } from './sandbox.js';
import { tools } from './tools.js';
import { errors, rate, retry } from './traffic.js';

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
    hosts: {
      description: 'Hosts that requests go to, by name; the first is the default.',
      $comment: orderMatters,
      type: 'object',
      minProperties: 1,
      propertyNames: name,
      examples: [{ main: { origin: 'https://{company}.example.com', credentials: ['token'] } }],
      additionalProperties: {
        description: 'One host.',
        type: 'object',
        additionalProperties: false,
        required: ['origin'],
        properties: {
          origin: {
            description: 'Scheme and host, a template over variables. No path.',
            ...origin,
            examples: ['https://{company}.example.com'],
          },
          override: {
            description:
              'Environment variable that overrides the origin. Default: <env>_BASE_URL, for others than the first <env>_<HOST>_BASE_URL.',
            ...envName,
            examples: ['ACMECLI_BASE_URL'],
          },
          setting: { description: 'Profile setting that overrides the origin.', ...text, examples: ['api_base'] },
          strip: {
            description: 'Regular expressions removed from an override before it is checked, in order.',
            ...texts,
            examples: [['/v2/?$']],
          },
          headers: {
            description: 'Headers of every request.',
            type: 'object',
            additionalProperties: { type: 'string' },
            examples: [{ accept: 'application/json' }],
          },
          credentials: {
            description: 'Names under `credentials` that open the host, in the order in which they are tried.',
            type: 'array',
            items: name,
            default: [],
            examples: [['token', 'oauth']],
          },
        },
      },
    },
    variables: {
      description:
        'Values that origins and paths refer to as {name}. Looked for in flag, environment, setting, look-up, default.',
      type: 'object',
      propertyNames: flagName,
      default: {},
      examples: [{ company: { env: 'ACMECLI_COMPANY', setting: 'company', missing: 'No company is set.' } }],
      additionalProperties: {
        description: 'One variable.',
        type: 'object',
        additionalProperties: false,
        properties: {
          flag: { description: 'Global flag that gives it.', ...flagName, examples: ['division'] },
          env: { description: 'Environment variable that gives it.', ...envName, examples: ['ACMECLI_COMPANY_DOMAIN'] },
          setting: { description: 'Profile setting that gives it.', ...text, examples: ['company_domain'] },
          choices: {
            description: 'Allowed values by short word.',
            type: 'object',
            additionalProperties: text,
            examples: [{ nl: 'https://start.example.nl' }],
          },
          default: { description: 'Value when nothing gives one.', ...text, examples: ['https://start.example.nl'] },
          pattern: {
            description: 'Regular expression that the value must match.',
            ...text,
            examples: ['^[A-Za-z0-9-]+$'],
          },
          form: {
            description: 'What the pattern allows, in words that follow "It must be". Default: the pattern is shown.',
            ...text,
            examples: ['a subdomain such as acme: letters, digits and hyphens'],
          },
          strip: {
            description: 'Regular expressions removed from the value before it is checked, in order.',
            ...texts,
            examples: [['^https?://']],
          },
          lookup: {
            description: 'One GET that tells the value.',
            type: 'object',
            additionalProperties: false,
            required: ['path', 'field'],
            examples: [{ path: '/api/me', field: 'company.id' }],
            properties: {
              path: { description: 'Path of the GET.', ...path, examples: ['/api/me'] },
              field: { description: 'Path of the value in the answer.', ...text, examples: ['company.id'] },
            },
          },
          login: {
            description:
              'For a variable of an origin: flag of the login command that sets it, and the question when there is no value.',
            type: 'object',
            additionalProperties: false,
            examples: [{ flag: 'company', ask: 'Company:' }],
            properties: {
              flag: {
                description: 'The flag. Default: the name of the variable.',
                ...flagName,
                examples: ['company'],
              },
              ask: { description: 'The question.', ...text, examples: ['Company:'] },
            },
          },
          missing: { description: 'What to say when there is no value.', ...text, examples: ['No company is set.'] },
        },
      },
    },
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
    doctor,
    validate,
    local,
    dialect: {
      description: 'Set when values, rows and keys follow OData version 2 or 3.',
      enum: ['odata'],
      examples: ['odata'],
    },
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
        'What verbs are in groups that name a `resource`, beside what the group says. Keys as in a command; `flags`, `args` and `with` are added to, other keys are replaced by the command.',
      type: 'object',
      additionalProperties: false,
      examples: [{ list: { workflow: 'list', use: ['LINES'] } }],
      properties: each(
        ['list', 'get', 'create', 'update', 'delete'],
        (verb) => ({ $ref: '#/$defs/command', description: `What ${verb} is.` }) as const,
      ),
    },
    tools,
    sandbox,
  },
} as const satisfies JsonSchema;
