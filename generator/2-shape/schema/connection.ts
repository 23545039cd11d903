import type { JsonSchema } from '../derive.js';
import { envName, flagName, name, orderMatters, origin, path, text, texts } from './common.js';

export const hosts = {
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
} as const satisfies JsonSchema;

export const variables = {
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
      every: {
        description: 'Where all its values are, for lists that are read for every one of them (wire `each:`).',
        type: 'object',
        additionalProperties: false,
        required: ['path', 'paging', 'field', 'column'],
        examples: [{ path: '/api/companies', paging: 'link', field: 'id', column: 'Company' }],
        properties: {
          path: { description: 'Path of the list.', ...path, examples: ['/api/companies'] },
          query: {
            description: 'Query parameters of the list.',
            type: 'object',
            additionalProperties: { type: 'string' },
            examples: [{ $select: 'Code' }],
          },
          paging: { description: 'Paging style of the list.', ...name, examples: ['link'] },
          field: { description: 'Field with the value.', ...text, examples: ['id'] },
          unless: {
            description: 'Field that marks a value as blocked when it is true or not 0.',
            ...text,
            examples: ['blocked'],
          },
          column: { description: 'Column that rows get for the value.', ...text, examples: ['Company'] },
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
} as const satisfies JsonSchema;
