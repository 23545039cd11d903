/** Schema of credentials. */
import type { JsonSchema } from '../derive.js';
import { envName, fieldPath, flagName, name, path, text } from './common.js';
import { headerName } from './exchange.js';

/** A parameter of a query with its value. */
export const queryParameter = { pattern: '^[^\\s=&#?]+=\\S' } as const;

const templates = {
  header: {
    description: 'Header of each request, as `name: value`; the name is in lower case.',
    type: 'string',
    pattern: '^[a-z0-9_.-]+: \\S',
    examples: ['x-api-token: {secret}', 'authorization: Bearer {secret}'],
  },
  query: {
    description:
      'Parameter of the query of each request, as `name=value`. It is added when a request is sent: no message, log, recording or next link has it, and no other origin gets it.',
    type: 'string',
    pattern: queryParameter.pattern,
    examples: ['api_key={secret}'],
  },
  basic: {
    description: 'User and password of basic authentication, as `user:password`.',
    type: 'string',
    pattern: '^[^:]*:',
    examples: ['{user}:{secret}', '{secret}:X'],
  },
} as const;

/** How requests carry an access token. */
const attachToken = {
  description:
    'How requests carry the token: in a header, in the query, or as basic authentication. Each is a template over `{secret}`.',
  type: 'object',
  additionalProperties: false,
  examples: [{ header: 'authorization: Bearer {secret}' }],
  if: { required: ['basic'] },
  else: { if: { required: ['query'] }, else: { required: ['header'] } },
  properties: templates,
} as const satisfies JsonSchema;

/** Templates by the names of headers or parameters. */
const sentTemplates = <const Own extends JsonSchema>(own: Own) =>
  ({ type: 'object', minProperties: 1, additionalProperties: { type: 'string', minLength: 1 }, ...own }) as const;

/** A signature that the client computes. */
const hmac = {
  description:
    'Signs each request with a keyed hash (RFC 2104). The templates of `sign`, `headers` and `query` contain variables of the service and `{timestamp}`, `{nonce}` (a random UUID) and `{body-hash}`; `sign` also the parts of the request: `{method}`, `{host}`, `{path}`, `{query}`, `{target}` (the path, with ? and the query if there is one) and `{body}`; the others also `{signature}`.',
  type: 'object',
  additionalProperties: false,
  required: ['sign'],
  examples: [
    { sign: '{timestamp}{method}{target}{body}', headers: { 'x-sign': '{signature}', 'x-timestamp': '{timestamp}' } },
  ],
  properties: {
    algorithm: {
      description: 'Hash of the signature and of `{body-hash}`.',
      enum: ['sha1', 'sha256', 'sha512'],
      default: 'sha256',
      examples: ['sha512'],
    },
    sign: {
      description: 'What is signed. Parameters of `query` without `{signature}` are part of `{query}` and `{target}`.',
      type: 'string',
      minLength: 1,
      examples: ['{timestamp}{method}{target}{body}'],
    },
    key: {
      description: 'How the secret is written. Default: as text, which is the key itself.',
      enum: ['base64', 'hex'],
      examples: ['base64'],
    },
    encoding: {
      description: 'How the signature and `{body-hash}` are written.',
      enum: ['hex', 'base64'],
      default: 'hex',
      examples: ['base64'],
    },
    timestamp: {
      description:
        'How `{timestamp}` is written: seconds or milliseconds since 1970, an ISO 8601 time in UTC, or a date of HTTP.',
      enum: ['seconds', 'milliseconds', 'iso', 'http'],
      default: 'seconds',
      examples: ['milliseconds'],
    },
    headers: sentTemplates({
      description: 'Headers that the request gets.',
      propertyNames: headerName,
      examples: [{ 'x-sign': '{key-id}:{signature}' }],
    }),
    query: sentTemplates({
      description: 'Parameters that the query gets.',
      examples: [{ timestamp: '{timestamp}', signature: '{signature}' }],
    }),
  },
} as const satisfies JsonSchema;

/** How requests carry a pasted secret. */
const attachSecret = {
  description:
    'How requests carry the secret: in a header, in the query or as basic authentication, which are templates over `{secret}` and variables of the service, or as a signature. The login asks for the variables.',
  type: 'object',
  additionalProperties: false,
  examples: [{ basic: '{user}:{secret}' }, { sign: 'hmac', variables: ['key-id'] }],
  if: { required: ['basic'] },
  else: {
    if: { required: ['sign'] },
    else: {
      if: { required: ['hmac'] },
      else: { if: { required: ['query'] }, else: { required: ['header'] } },
    },
  },
  properties: {
    ...templates,
    hmac,
    sign: {
      description:
        'Module that signs each request: `workflows/<service>/<name>`, whose default export is a `Signer` of the kit. It returns the headers of a request.',
      ...name,
      examples: ['hmac'],
    },
    variables: {
      description: 'Variables of the service that `sign` needs besides the secret.',
      type: 'array',
      items: flagName,
      minItems: 1,
      uniqueItems: true,
      examples: [['key-id']],
    },
  },
} as const satisfies JsonSchema;

/** A command with the port, and with the flag of the domain. */
export const tunnelForm = { pattern: '^(?=.*\\{port\\})(?=.*\\{(?!port\\})[a-z][a-z0-9-]*\\}).*$' } as const;

/** Where a value comes from, in this order. */
export const source = {
  description: 'Where a value comes from: a flag, an environment variable or a profile setting, the first that has it.',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  examples: [{ flag: 'client-id', env: 'ACMECLI_CLIENT_ID', setting: 'client_id' }],
  properties: {
    flag: {
      description: 'Flag of the login command; of a variable, a global flag.',
      ...flagName,
      examples: ['client-id'],
    },
    env: { description: 'Environment variable with the value.', ...envName, examples: ['ACMECLI_CLIENT_ID'] },
    setting: { description: 'Profile setting that stores the value.', ...text, examples: ['client_id'] },
  },
} as const satisfies JsonSchema;

const from = <const Own extends JsonSchema>(own: Own) => ({ $ref: '#/$defs/source', ...own }) as const;

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
  select: from({
    description:
      'What chooses the credential: a boolean flag of the login command, or an environment variable whose value is its `mode`. The first credential of a host is the default; the default flag of another one is its name.',
    examples: [{ flag: 'oauth', env: 'ACMECLI_AUTH_MODE' }],
  }),
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
    description: 'Who the user is, from the response to `prove`: templates, by the name that is shown. Needs `prove`.',
    type: 'object',
    additionalProperties: text,
    examples: [{ name: '{data.name}' }],
  },
  remember: {
    description:
      'Profile settings filled from the response to `prove` at login, each with its path there. A setting that is declared under `settings` keeps the value that it has. Needs `prove`.',
    type: 'object',
    additionalProperties: fieldPath,
    examples: [{ division: 'd.division' }],
  },
  prove: {
    description:
      'Path of the GET that checks the credential at login. Without one, the login stores the credential unchecked, and its result shows that.',
    ...path,
    examples: ['/api/v1/users/me'],
  },
} as const;

const oauth = {
  authorize: {
    description:
      'Authorize endpoint, opened in the browser. Without this and `device`, the app signs in as itself (grant client-credentials).',
    ...endpoint,
    examples: ['https://auth.example.com/authorize'],
  },
  device: {
    description:
      'Device authorization endpoint (RFC 8628), in place of `authorize`: the login shows a code that the user enters in a browser on any device.',
    ...endpoint,
    examples: ['https://auth.example.com/device'],
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
    required: ['id'],
    if: { required: ['secret'] },
    then: { required: ['sent'] },
    examples: [
      'login',
      {
        id: { flag: 'client-id', env: 'X_CLIENT_ID' },
        secret: { flag: 'client-secret', env: 'X_CLIENT_SECRET' },
        sent: 'basic',
      },
    ],
    properties: {
      id: from({ description: 'Client id: a flag, an environment variable and, if it is stored, a setting.' }),
      secret: from({ description: 'Client secret. Without one, the app is a public client.' }),
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
    description:
      'Further parameters of the authorize request, besides client_id, redirect_uri and state, or of the device request.',
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
    description:
      'Callback that the browser returns to. The flag `--redirect-uri` of the login and the setting `redirect_uri` replace its URL, for services that compare it with that of the app: the listener then takes the path of the URL, and of a URL on this machine the port.',
    type: 'object',
    additionalProperties: false,
    required: ['path', 'port'],
    examples: [{ path: '/callback', port: 9999, 'port-from': { flag: 'port' } }],
    properties: {
      path: { description: 'Path of the callback.', ...path, examples: ['/callback'] },
      port: { description: 'Port on this machine.', type: 'integer', minimum: 1, maximum: 65535, examples: [9999] },
      'port-from': from({
        description: 'Flag and setting that change the port.',
        examples: [{ flag: 'port', setting: 'port' }],
      }),
      tunnel: {
        description:
          'Command that opens a tunnel from a public domain to the callback, shown to the user, for services that require https. The placeholder besides `{port}` is the flag with the domain, and with underscores the setting. The sign-in then waits five minutes in place of two, and `--manual` pastes the code by hand.',
        type: 'string',
        pattern: tunnelForm.pattern,
        examples: ['ngrok http {port} --domain={ngrok-domain}'],
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
      required: ['kind', 'title', 'env', 'flag', 'attach'],
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
      required: ['kind', 'title', 'attach', 'token', 'client'],
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
