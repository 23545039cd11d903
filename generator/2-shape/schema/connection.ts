/** Schema of hosts and variables. */
import type { JsonSchema } from '../derive.js';
import { fieldPath, flagName, name, ofCommand, orderMatters, origin, text, texts } from './common.js';

export const hosts = {
  description:
    'Hosts that requests go to, by name; the first is the default. The environment variable `<env>_BASE_URL` replaces the origin of the first, and `<env>_<HOST>_BASE_URL` that of another one. A client without hosts has no service: its commands are workflows that send no request.',
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
      'self-hosted': {
        description:
          'The service runs on servers of its users: the origin may have a path that all requests and links are below, and it may be http if the user sets `<env>_ALLOW_HTTP=1`.',
        type: 'boolean',
        default: false,
        examples: [true],
      },
      setting: {
        description:
          'Profile setting that overrides the origin; only credentials that were stored for that origin are sent there.',
        ...text,
        examples: ['api_base'],
      },
      strip: {
        description: 'Regular expressions removed from an override before it is checked, in order.',
        ...texts,
        examples: [['/v2/?$']],
      },
      headers: ofCommand('headers', {
        description: 'Headers of every request. `content-type` is the media type of JSON bodies.',
        examples: [{ accept: 'application/json' }],
      }),
      credentials: {
        description:
          'Names under `credentials` that the host accepts, tried in order. A list of names is sent together: the login asks for all, and checks them with one request, the `prove` of the first that has one. A signature covers what those before it add.',
        type: 'array',
        items: {
          ...name,
          description: 'A name, or several that are sent together.',
          type: ['string', 'array'],
          items: name,
          minItems: 2,
          uniqueItems: true,
        },
        default: [],
        examples: [
          ['token', 'oauth'],
          [['key', 'app'], 'oauth'],
        ],
      },
    },
  },
} as const satisfies JsonSchema;

export const variables = {
  description: 'Values that origins and paths name in braces. The first of `from`, `lookup` and `default` is used.',
  type: 'object',
  propertyNames: flagName,
  default: {},
  examples: [{ company: { from: { env: 'ACMECLI_COMPANY', setting: 'company' }, missing: 'No company is set.' } }],
  additionalProperties: {
    description: 'One variable.',
    type: 'object',
    additionalProperties: false,
    properties: {
      from: {
        $ref: '#/$defs/source',
        description:
          'Where the value comes from: a global flag, an environment variable or a profile setting, the first that has it. After a write to a path with a variable that has a flag, a note such as "Written to company 7" names its value.',
        examples: [{ env: 'ACMECLI_COMPANY_DOMAIN', setting: 'company_domain' }],
      },
      choices: {
        description: 'Allowed values by short name.',
        type: 'object',
        additionalProperties: text,
        examples: [{ nl: 'https://start.example.nl' }],
      },
      default: { description: 'Value if nothing sets the variable.', ...text, examples: ['https://start.example.nl'] },
      pattern: {
        description: 'Regular expression that the value must match.',
        ...text,
        examples: ['^[A-Za-z0-9-]+$'],
      },
      form: {
        description: 'What the pattern allows, in words that follow "It must be". Default: the pattern.',
        ...text,
        examples: ['a subdomain such as acme: letters, digits and hyphens'],
      },
      strip: {
        description: 'Regular expressions removed from the value before it is checked, in order.',
        ...texts,
        examples: [['^https?://']],
      },
      lookup: {
        description: 'GET that returns the value.',
        type: 'object',
        additionalProperties: false,
        required: ['path', 'field'],
        examples: [{ path: '/api/me', field: 'company.id' }],
        properties: {
          path: ofCommand('path', { description: 'Path of the GET.', examples: ['/api/me'] }),
          field: { description: 'Path of the value in the response.', ...fieldPath, examples: ['company.id'] },
        },
      },
      every: {
        description:
          'List of all values, for lists that are read once per value (wire `each:`). Rows get a column for the value, with the name of the variable.',
        type: 'object',
        additionalProperties: false,
        required: ['path', 'paging', 'field'],
        examples: [{ path: '/api/companies', paging: 'link', field: 'id' }],
        properties: {
          path: ofCommand('path', { description: 'Path of the list.', examples: ['/api/companies'] }),
          query: ofCommand('query', { description: 'Query parameters of the list.', examples: [{ $select: 'Code' }] }),
          paging: ofCommand('paging', { description: 'Paging style of the list.', examples: ['link'] }),
          field: { description: 'Field with the value.', ...fieldPath, examples: ['id'] },
          name: {
            description:
              'Field with the name of a value. Lists store the names, and the note after a write shows that of the value: "Written to company 7 (Bakker)".',
            ...fieldPath,
            examples: ['name'],
          },
          unless: {
            description: 'Field that excludes a value if it is true or not 0.',
            ...fieldPath,
            examples: ['blocked'],
          },
        },
      },
      ask: {
        description:
          'For a variable of an origin or a credential: prompt of the login command for a missing value. Default: the name.',
        ...text,
        examples: ['Company:'],
      },
      sandbox: { description: 'Value in the sandbox.', ...text, examples: ['sandbox'] },
      missing: { description: 'Error message for a missing value.', ...text, examples: ['No company is set.'] },
    },
  },
} as const satisfies JsonSchema;
