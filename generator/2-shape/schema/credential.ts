import type { JsonSchema } from '../derive.js';
import { envName, fieldPath, flagName, name, path, text } from './common.js';

const templates = {
  header: {
    description: 'Name of the header, in lower case.',
    type: 'string',
    pattern: '^[a-z0-9-]+$',
    examples: ['x-api-token'],
  },
  value: { description: 'Value of the header.', ...text, examples: ['{secret}'] },
  basic: {
    description: 'User and password of basic authentication.',
    type: 'object',
    additionalProperties: false,
    required: ['user', 'password'],
    examples: [{ user: '{user}', password: '{secret}' }],
    properties: {
      user: { description: 'User name.', type: 'string', examples: ['{user}'] },
      password: { description: 'Password of the user.', type: 'string', examples: ['{secret}'] },
    },
  },
} as const;

/** How requests carry an access token. */
const attachToken = {
  description:
    'How requests carry the token: in a header, or as basic authentication. Both are templates over `{secret}`.',
  type: 'object',
  additionalProperties: false,
  examples: [{ header: 'authorization', value: 'Bearer {secret}' }],
  if: { required: ['basic'] },
  else: { required: ['header', 'value'] },
  properties: templates,
} as const satisfies JsonSchema;

/** How requests carry a pasted secret. */
const attachSecret = {
  description:
    'How requests carry the secret: in a header or as basic authentication, which are templates over `{secret}` and variables of the service, or as a signature. The login asks for the variables.',
  type: 'object',
  additionalProperties: false,
  examples: [{ basic: { user: '{user}', password: '{secret}' } }, { sign: { by: 'hmac', variables: ['key-id'] } }],
  if: { required: ['basic'] },
  else: { if: { required: ['sign'] }, else: { required: ['header', 'value'] } },
  properties: {
    ...templates,
    sign: {
      description: 'Signature of each request.',
      type: 'object',
      additionalProperties: false,
      required: ['by'],
      examples: [{ by: 'hmac', variables: ['key-id'] }],
      properties: {
        by: {
          description:
            'Module that signs: `workflows/<service>/<name>`, whose default export is a `Signer` of the kit. It returns the headers of a request.',
          ...name,
          examples: ['hmac'],
        },
        variables: {
          description: 'Variables of the service that the module needs besides the secret.',
          type: 'array',
          items: flagName,
          minItems: 1,
          uniqueItems: true,
          examples: [['key-id']],
        },
      },
    },
  },
} as const satisfies JsonSchema;

const part = {
  description: 'Source of a part of the app.',
  type: 'object',
  additionalProperties: false,
  required: ['flag', 'env'],
  examples: [{ flag: 'client-id', env: 'ACMECLI_CLIENT_ID' }],
  properties: {
    flag: { description: 'Flag of the login command.', ...flagName, examples: ['client-id'] },
    env: { description: 'Environment variable with the value.', ...envName, examples: ['ACMECLI_CLIENT_ID'] },
    setting: { description: 'Profile setting that stores the value.', ...text, examples: ['client_id'] },
  },
} as const satisfies JsonSchema;

/** An endpoint of an authorization server: absolute, or below the origin of the host. */
const endpoint = { type: 'string', pattern: '^(?:https://|/)\\S+$' } as const;

const before = {
  kind: { description: 'A secret that users paste, or OAuth.', enum: ['secret', 'oauth'], examples: ['secret'] },
  title: { description: 'Name in messages.', ...text, examples: ['API token'] },
  env: {
    description: 'Environment variable that carries the secret (of OAuth: an access token) for one run.',
    ...envName,
    examples: ['ACMECLI_API_TOKEN'],
  },
} as const;

const after = {
  select: {
    description:
      'Boolean flag of the login command that chooses the credential, or an environment variable with a value. The first credential of a host is the default; the default flag of another one is its name.',
    type: 'object',
    additionalProperties: false,
    required: ['flag'],
    examples: [{ flag: 'oauth' }],
    properties: {
      flag: { description: 'Name of the boolean flag.', ...flagName, examples: ['oauth'] },
      env: {
        description: 'Environment variable that chooses the credential if it has the value.',
        type: 'object',
        additionalProperties: false,
        required: ['name', 'value'],
        examples: [{ name: 'X_AUTH_MODE', value: 'app' }],
        properties: {
          name: { description: 'Name of the environment variable.', ...envName, examples: ['X_AUTH_MODE'] },
          value: { description: 'Value that chooses the credential.', ...text, examples: ['app'] },
        },
      },
    },
  },
  mode: {
    description: 'Value of the profile setting auth_mode after a login with the credential.',
    ...text,
    examples: ['oauth'],
  },
  login: {
    description: 'Command that stores the credential. Default: the login of the service.',
    ...text,
    examples: ['docs auth'],
  },
  identity: {
    description: 'Who the user is, from the response to `prove`: templates, by the name that is shown.',
    type: 'object',
    additionalProperties: text,
    examples: [{ name: '{data.name}' }],
  },
  remember: {
    description: 'Profile settings filled from the response to `prove` at login.',
    type: 'object',
    examples: [{ division: { from: 'd.division', keep: true } }],
    additionalProperties: {
      description: 'Source of one setting.',
      type: 'object',
      additionalProperties: false,
      required: ['from'],
      properties: {
        from: { description: 'Dotted path in the response.', ...fieldPath, examples: ['d.division'] },
        keep: {
          description: 'Does not replace a value that is already set.',
          type: 'boolean',
          default: false,
          examples: [true],
        },
      },
    },
  },
  prove: {
    description: 'Path of the GET that verifies the credential at login.',
    ...path,
    examples: ['/api/v1/users/me'],
  },
} as const;

const oauth = {
  grant: {
    description: 'OAuth grant.',
    enum: ['authorization-code', 'client-credentials'],
    examples: ['authorization-code'],
  },
  authorize: {
    description: 'Authorize endpoint, opened in the browser.',
    ...endpoint,
    examples: ['https://auth.example.com/authorize'],
  },
  token: { description: 'Token endpoint.', ...endpoint, examples: ['https://auth.example.com/token'] },
  revoke: {
    description: 'Revocation endpoint, used at logout.',
    ...endpoint,
    examples: ['https://auth.example.com/revoke'],
  },
  client: {
    description: 'App of the user, or the name of the credential that has the same app.',
    type: ['object', 'string'],
    minLength: 1,
    additionalProperties: false,
    required: ['id', 'secret', 'sent'],
    examples: [
      'login',
      {
        id: { flag: 'client-id', env: 'X_CLIENT_ID' },
        secret: { flag: 'client-secret', env: 'X_CLIENT_SECRET' },
        sent: 'basic',
      },
    ],
    properties: {
      id: { ...part, description: 'Client id.' },
      secret: { ...part, description: 'Client secret.' },
      sent: {
        description: 'How the token endpoint receives the client id and secret.',
        enum: ['basic', 'form'],
        examples: ['basic'],
      },
      setup: {
        description: 'Command that registers the app. Without one, the login prompts for missing values.',
        ...text,
        examples: ['auth setup'],
      },
    },
  },
  'authorize-query': {
    description: 'Further query parameters of the authorize request, besides client_id, redirect_uri and state.',
    type: 'object',
    additionalProperties: { type: 'string' },
    examples: [{ scope: 'read write' }],
  },
  pkce: {
    description: 'Sends a code challenge (S256) with the authorize request and its verifier with the code (RFC 7636).',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  redirect: {
    description: 'Callback that the browser returns to.',
    type: 'object',
    additionalProperties: false,
    required: ['path', 'port'],
    examples: [{ path: '/callback', port: 9999, 'port-flag': 'port' }],
    properties: {
      path: { description: 'Path of the callback.', ...path, examples: ['/callback'] },
      port: { description: 'Port on this machine.', type: 'integer', minimum: 1, maximum: 65535, examples: [9999] },
      wait: {
        description: 'Seconds to wait for the browser.',
        type: 'integer',
        minimum: 1,
        default: 120,
        examples: [300],
      },
      'port-flag': { description: 'Flag that changes the port.', ...flagName, examples: ['port'] },
      'port-setting': { description: 'Setting that changes the port.', ...text, examples: ['port'] },
      tunnel: {
        description: 'Public domain in front of the callback, for services that require https.',
        type: 'object',
        additionalProperties: false,
        required: ['flag', 'setting', 'command'],
        examples: [{ flag: 'domain', setting: 'domain', command: 'ngrok http {port} --domain={domain}' }],
        properties: {
          flag: { description: 'Flag with the domain.', ...flagName, examples: ['domain'] },
          setting: { description: 'Setting that stores the domain.', ...text, examples: ['domain'] },
          command: {
            description: 'Command that opens the tunnel, shown to the user.',
            ...text,
            examples: ['ngrok http {port} --domain={domain}'],
          },
        },
      },
      uri: {
        description:
          'Flag and setting with the callback URL that is registered with the app, for services that compare it. The listener then takes the path of the URL; a URL on this machine has its port too.',
        type: 'object',
        additionalProperties: false,
        required: ['flag', 'setting'],
        examples: [{ flag: 'redirect-uri', setting: 'redirect_uri' }],
        properties: {
          flag: { description: 'Flag with the URL.', ...flagName, examples: ['redirect-uri'] },
          setting: { description: 'Setting that stores the URL.', ...text, examples: ['redirect_uri'] },
        },
      },
      'manual-flag': {
        description: 'Flag to paste the code by hand.',
        ...flagName,
        examples: ['manual'],
      },
    },
  },
  'refresh-before': {
    description: 'Seconds before its expiry at which a token is refreshed.',
    type: 'integer',
    minimum: 0,
    default: 60,
    examples: [300],
  },
  'single-use': {
    description: 'A refresh token works only once.',
    type: 'boolean',
    default: false,
    examples: [true],
  },
  'min-age': {
    description: 'Age in seconds below which a token is not refreshed after a 401.',
    type: 'integer',
    minimum: 0,
    examples: [570],
  },
  'origin-field': {
    description: 'Field of the token response with the origin of the API.',
    ...text,
    examples: ['api_domain'],
  },
} as const;

export const credential = {
  description: 'One way to sign in.',
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'title', 'env', 'flag', 'attach', 'prove'],
      properties: {
        ...before,
        kind: { const: 'secret', description: 'A secret that users paste at login.', examples: ['secret'] },
        attach: attachSecret,
        ...after,
        flag: { description: 'Flag of the login command.', ...flagName, examples: ['api-token'] },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'grant', 'title', 'attach', 'token', 'client', 'prove'],
      properties: {
        ...before,
        kind: { const: 'oauth', description: 'OAuth 2.', examples: ['oauth'] },
        attach: attachToken,
        ...after,
        ...oauth,
      },
    },
  ],
} as const satisfies JsonSchema;
