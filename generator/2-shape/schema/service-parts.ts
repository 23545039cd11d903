import { failures, kinds, method, path, text, texts, type JsonSchema } from './common.js';

export const errors: JsonSchema = {
  description: 'Where an error answer says what is wrong.',
  type: 'object',
  additionalProperties: false,
  default: { message: ['message', 'error'] },
  examples: [{ message: ['error', 'message'], hint: 'error_info' }],
  properties: {
    message: {
      description: 'Paths tried in order for the message.',
      ...texts,
      default: ['message', 'error'],
      examples: [['error.message', 'error']],
    },
    hint: { description: 'Path of a hint.', ...text, examples: ['error_info'] },
    extra: {
      description: 'More fields of JSON errors: name to path.',
      type: 'object',
      additionalProperties: text,
      examples: [{ logRef: 'logRef' }],
    },
    details: {
      description: 'A list of detailed errors.',
      type: 'object',
      additionalProperties: false,
      required: ['list', 'line'],
      examples: [{ list: 'errors', line: '{path}: {message}' }],
      properties: {
        list: { description: 'Path of the list.', ...text, examples: ['errors'] },
        line: {
          description: 'How each is printed, a template over its fields.',
          ...text,
          examples: ['{path}: {message}'],
        },
      },
    },
    says: {
      description: 'The message, a template.',
      ...text,
      default: '{title} {status}: {message}',
      examples: ['{title} {status}: {message}'],
    },
    failed: {
      description: 'Fields that mark a 2xx answer as failed when they are filled.',
      ...texts,
      examples: [['errors']],
    },
  },
};

export const retry: JsonSchema = {
  description: 'Repeats after a 5xx or a network failure.',
  type: 'object',
  additionalProperties: false,
  default: { attempts: 3, repeat: ['GET', 'PUT', 'DELETE'], base: 1000, cap: 30000, jitter: 1000 },
  examples: [{ attempts: 3, repeat: ['GET', 'PUT', 'DELETE'], base: 1000, cap: 30000, jitter: 1000 }],
  properties: {
    attempts: { description: 'Attempts in all.', type: 'integer', minimum: 1, default: 3, examples: [3] },
    repeat: {
      description: 'Methods that may be repeated; POST never is.',
      type: 'array',
      items: { enum: method.enum.filter((word) => word !== 'POST') },
      default: ['GET', 'PUT', 'DELETE'],
      examples: [['GET', 'PUT', 'DELETE']],
    },
    base: {
      description: 'First wait in milliseconds; it doubles.',
      type: 'integer',
      minimum: 0,
      default: 1000,
      examples: [1000],
    },
    cap: {
      description: 'Longest wait in milliseconds.',
      type: 'integer',
      minimum: 0,
      default: 30000,
      examples: [30000],
    },
    jitter: {
      description: 'Most milliseconds added at random.',
      type: 'integer',
      minimum: 0,
      default: 1000,
      examples: [1000],
    },
  },
};

export const rate: JsonSchema = {
  description: 'What the service tells about its budget. Header names are in lower case.',
  type: 'object',
  additionalProperties: false,
  default: { waits: [{ header: 'retry-after', unit: 'auto' }], fallback: 2, cap: 120 },
  examples: [{ waits: [{ header: 'retry-after', unit: 'seconds' }], fallback: 2, cap: 120 }],
  properties: {
    waits: {
      description: 'Headers that tell how long to wait after a 429, tried in order.',
      type: 'array',
      default: [{ header: 'retry-after', unit: 'auto' }],
      examples: [[{ header: 'retry-after', unit: 'seconds' }]],
      items: {
        description: 'One header.',
        type: 'object',
        additionalProperties: false,
        required: ['header', 'unit'],
        properties: {
          header: { description: 'Name.', ...text, examples: ['retry-after'] },
          unit: {
            description: 'What its number is; `auto` tells by size.',
            enum: ['seconds', 'epoch-ms', 'epoch-s', 'auto'],
            examples: ['seconds'],
          },
          cap: {
            description: 'Longest wait obeyed from this header, in seconds.',
            type: 'integer',
            minimum: 1,
            examples: [600],
          },
        },
      },
    },
    fallback: {
      description: 'Seconds to wait when no header tells.',
      type: 'number',
      minimum: 0,
      default: 2,
      examples: [2],
    },
    cap: { description: 'Longest wait obeyed, in seconds.', type: 'number', minimum: 0, default: 120, examples: [120] },
    spent: {
      description: 'When this header is 0, waiting is pointless.',
      type: 'object',
      additionalProperties: false,
      required: ['header', 'says'],
      examples: [{ header: ['x-daily-requests-left'], says: 'The daily budget is used up' }],
      properties: {
        header: { description: 'Headers, tried in order.', ...texts, examples: [['x-daily-requests-left']] },
        says: { description: 'What to say.', ...text, examples: ['The daily budget is used up'] },
      },
    },
    remaining: {
      description: 'Header with the calls left in the window.',
      ...text,
      examples: ['x-ratelimit-remaining'],
    },
    limit: { description: 'Header with the calls of a window.', ...text, examples: ['x-ratelimit-limit'] },
    window: { description: 'Length of the window in seconds.', type: 'number', minimum: 0, examples: [2] },
    'blocked-after-429': {
      description: 'A 403 after a 429 means a block: stop.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
  },
};

export const exit: JsonSchema = {
  description: 'An exit code.',
  type: 'object',
  additionalProperties: false,
  required: ['code', 'name', 'meaning'],
  examples: [{ code: 65, name: 'ValidationError', meaning: 'bad input data' }],
  properties: {
    code: { description: 'The code.', type: 'integer', minimum: 0, maximum: 255, examples: [65] },
    name: {
      description: 'Class name in JSON errors.',
      type: 'string',
      pattern: '^[A-Za-z]+$',
      examples: ['ValidationError'],
    },
    answered: {
      description: 'Class name instead when an answer of the service is the cause.',
      type: 'string',
      pattern: '^[A-Za-z]+$',
      examples: ['ApiError'],
    },
    meaning: { description: 'When a command ends with it.', ...text, examples: ['bad input data'] },
  },
};

export const gate: JsonSchema = {
  description: 'What stands before a write.',
  type: 'object',
  additionalProperties: false,
  default: { writes: 'open', deletes: 'ask', declined: { says: 'Aborted' } },
  examples: [
    {
      writes: 'flag',
      flag: 'allow-writes',
      env: 'X_ALLOW_WRITES',
      deletes: 'refuse',
      declined: { says: 'Nothing was changed.' },
    },
  ],
  properties: {
    writes: {
      description: 'Whether writes run, or need the flag or the variable.',
      enum: ['open', 'flag'],
      default: 'open',
      examples: ['flag'],
    },
    flag: {
      description: 'Flag that allows writes.',
      enum: ['allow-writes'],
      default: 'allow-writes',
      examples: ['allow-writes'],
    },
    env: {
      description: 'Variable that allows writes.',
      type: 'string',
      pattern: '^[A-Z][A-Z0-9_]*$',
      examples: ['LEDGERCLI_ALLOW_WRITES'],
    },
    deletes: {
      description: 'Deletes without --yes: ask on a terminal, or refuse.',
      enum: ['ask', 'refuse'],
      default: 'ask',
      examples: ['refuse'],
    },
    declined: {
      description: 'What happens when the answer is no.',
      type: 'object',
      additionalProperties: false,
      required: ['says'],
      default: { says: 'Aborted' },
      examples: [{ says: 'Aborted' }],
      properties: { says: { description: 'The line printed.', ...text, examples: ['Aborted'] } },
    },
  },
};

const templates: JsonSchema = {
  description: 'An object of templates.',
  type: 'object',
  examples: [{ deleted: '{id}' }],
};

export const output: JsonSchema = {
  description: 'How results are printed.',
  type: 'object',
  additionalProperties: false,
  default: { default: 'auto', jq: 'bare', 'empty-csv': 'header', empty: 'No results', 'unknown-field': 'usage' },
  examples: [{ default: 'table', empty: 'No results found.' }],
  properties: {
    default: {
      description: 'Format when none is asked for; `auto` is table on a terminal and json otherwise.',
      enum: ['table', 'auto'],
      default: 'auto',
      examples: ['table'],
    },
    jq: {
      description: 'What --jq sees of a single record: the record, or a list of it.',
      enum: ['bare', 'wrapped'],
      default: 'bare',
      examples: ['wrapped'],
    },
    'empty-csv': {
      description: 'What csv prints for no rows.',
      enum: ['header', 'nothing'],
      default: 'header',
      examples: ['nothing'],
    },
    empty: {
      description: 'What a table prints for no rows.',
      ...text,
      default: 'No results',
      examples: ['No results'],
    },
    gives: {
      description: 'JSON of writes without an answer, by effect; values are templates.',
      type: 'object',
      additionalProperties: false,
      default: { delete: { deleted: '{id}' } },
      examples: [{ delete: { deleted: '{id}' } }],
      properties: {
        create: { ...templates, description: 'JSON of a create.' },
        update: { ...templates, description: 'JSON of an update.' },
        delete: { ...templates, description: 'JSON of a delete.' },
        act: { ...templates, description: 'JSON of any other action.' },
      },
    },
    preferred: {
      description: 'Names looked for in this order in records without columns.',
      ...texts,
      examples: [['id', 'name']],
    },
    'bad-filter': {
      description: 'Class of failure of a wrong --jq filter.',
      enum: failures,
      default: 'input',
      examples: ['usage'],
    },
    'unknown-field': {
      description: 'Class of failure of an unknown name in --fields.',
      enum: failures,
      default: 'usage',
      examples: ['input'],
    },
  },
};

export const setting: JsonSchema = {
  description: 'One profile setting.',
  type: 'object',
  additionalProperties: false,
  required: ['summary'],
  properties: {
    type: { description: 'Kind of the value.', enum: kinds, default: 'text', examples: ['enum'] },
    summary: { description: 'One line of help.', ...text, examples: ['Subdomain of the company account'] },
    choices: { description: 'Allowed values.', type: 'array', items: text, minItems: 1, examples: [['table', 'json']] },
    default: { description: 'Value when it is not set.', type: ['string', 'number'], examples: ['table'] },
    fills: { description: 'Flag whose default the setting is.', ...text, examples: ['output'] },
    internal: {
      description: 'Kept by commands, not shown by `config list`.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    secret: { description: 'Never printed.', type: 'boolean', default: false, examples: [true] },
  },
};

export const reference: JsonSchema = {
  description: 'A look-up that turns a code into an id.',
  type: 'object',
  additionalProperties: false,
  required: ['path', 'query', 'id', 'unless', 'noun'],
  properties: {
    path: { description: 'Path of the collection.', ...path, examples: ['/api/v1/{division}/crm/Accounts'] },
    query: {
      description: 'Query; {text} is the code with quotes doubled, {text:18} digits padded left to 18 characters.',
      type: 'object',
      additionalProperties: { type: 'string' },
      examples: [{ $filter: "Code eq '{text}'" }],
    },
    id: { description: 'Field with the id.', ...text, examples: ['ID'] },
    unless: { description: 'Values of this form are ids already.', enum: ['uuid', 'digits'], examples: ['uuid'] },
    noun: { description: 'What is looked up, in messages.', ...text, examples: ['account'] },
  },
};

export const encodings = [
  'text',
  'number',
  'integer',
  'option',
  'options',
  'money',
  'date',
  'time',
  'dates',
  'times',
  'object',
];

export const customFields: JsonSchema = {
  description: 'Where the definitions of the custom fields of an entity are and what they are called.',
  type: 'object',
  additionalProperties: false,
  required: ['path', 'code', 'name', 'type', 'options', 'custom', 'under', 'types'],
  properties: {
    path: { description: 'Path of the definitions.', ...path, examples: ['/api/v2/dealFields'] },
    paging: { description: 'Paging style of the definitions.', ...text, examples: ['cursor'] },
    code: { description: 'Field with the key.', ...text, examples: ['field_code'] },
    name: { description: 'Field with the name.', ...text, examples: ['field_name'] },
    type: { description: 'Field with the type.', ...text, examples: ['field_type'] },
    options: { description: 'Field with the options.', ...text, examples: ['options'] },
    custom: { description: 'Field that tells custom from standard ones.', ...text, examples: ['is_custom_field'] },
    under: {
      description: 'Key of a record under which custom values sit. Empty: at the top.',
      type: 'string',
      examples: ['custom_fields'],
    },
    types: {
      description: 'Type of the service to encoding of its values.',
      type: 'object',
      additionalProperties: { enum: encodings },
      examples: [{ double: 'number' }],
    },
    command: {
      description: 'Words of the command that lists the definitions, named by errors.',
      ...text,
      examples: ['field list deal'],
    },
    currency: {
      description: 'Path of the currency of a record, for money typed without one.',
      ...text,
      examples: ['currency'],
    },
    changes: {
      description: 'Rows that tell a change of a field instead of a record.',
      type: 'object',
      additionalProperties: false,
      required: ['code', 'values'],
      examples: [{ code: 'field_key', values: ['old_value', 'new_value'] }],
      properties: {
        code: { description: 'Key of the field code.', ...text, examples: ['field_key'] },
        values: { description: 'Keys of the values.', ...texts, examples: [['old_value', 'new_value']] },
      },
    },
  },
};

export const catalogue: JsonSchema = {
  description: 'Data about the resources of the service, loaded when a command needs it.',
  type: 'object',
  additionalProperties: false,
  required: ['file', 'path'],
  examples: [{ file: 'catalogue.json', path: '/api/v1/{division}/{resource}' }],
  properties: {
    file: {
      description: 'JSON file beside service.yaml.',
      type: 'string',
      pattern: '^[\\w.-]+\\.json$',
      examples: ['catalogue.json'],
    },
    path: { description: 'Path of a resource.', ...path, examples: ['/api/v1/{division}/{resource}'] },
    'beta-path': {
      description: 'Path of the beta version of a resource.',
      ...path,
      examples: ['/api/v1/beta/{division}/{resource}'],
    },
  },
};

const check: JsonSchema = {
  description: 'One check.',
  type: 'object',
  additionalProperties: false,
  required: ['check'],
  examples: [{ check: 'reach', of: 'main', path: '/api/me' }],
  properties: {
    check: {
      description:
        'What is checked: Node, the folder of settings, the keychain, the profile, a variable, an OAuth client, a credential of a host, its expiry, a program on the PATH, the jq engine, or whether a host answers.',
      enum: [
        'runtime',
        'folder',
        'keychain',
        'profile',
        'variable',
        'client',
        'credential',
        'expiry',
        'tool',
        'jq',
        'reach',
      ],
      examples: ['reach'],
    },
    of: {
      description: 'Name of what is checked: a variable, credential, host or program.',
      ...text,
      examples: ['main'],
    },
    path: { description: 'Path of the GET of `reach`.', ...path, examples: ['/api/me'] },
    setting: {
      description: 'A `tool` is only needed when this setting has a value.',
      ...text,
      examples: ['ngrok_domain'],
    },
    name: { description: 'Name in the output. Default: the check and `of`.', ...text, examples: ['token'] },
  },
};

export const doctor: JsonSchema = {
  description: 'What the command `doctor` checks.',
  type: 'object',
  additionalProperties: false,
  examples: [{ fails: 'config', checks: [{ check: 'runtime' }] }],
  properties: {
    fails: {
      description: 'Failure when a check fails.',
      enum: ['config', 'generic', 'never'],
      default: 'config',
      examples: ['never'],
    },
    checks: {
      description: 'Checks in order. Default: all that apply.',
      type: 'array',
      items: check,
      examples: [[{ check: 'runtime' }]],
    },
  },
};

export const validate: JsonSchema = {
  description: 'What the command `config validate` checks, in order.',
  type: 'array',
  items: check,
  examples: [[{ check: 'folder' }]],
};

export const local: JsonSchema = {
  description: 'How the commands that every client has behave where clients differ.',
  type: 'object',
  additionalProperties: false,
  examples: [{ unset: 'says', 'unknown-profile': 'usage' }],
  properties: {
    'unknown-setting': {
      description: 'Failure of `config set` with a name that is no setting.',
      enum: failures,
      default: 'usage',
      examples: ['input'],
    },
    unset: {
      description: '`config get` of a setting without a value says so, or prints nothing and fails.',
      enum: ['says', 'fails'],
      default: 'says',
      examples: ['fails'],
    },
    'unknown-profile': {
      description: '`profile use` of a name without settings.',
      enum: [...failures, 'warns'],
      default: 'warns',
      examples: ['usage'],
    },
    'signed-out': {
      description: '`auth status` when nobody is signed in.',
      enum: [...failures, 'fine'],
      default: 'fine',
      examples: ['auth'],
    },
    identify: {
      description: '`auth status` asks the service who the user is.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
  },
};

const refuseOrIgnore = { enum: ['refuse', 'ignore'], default: 'refuse', examples: ['ignore'] } as const;

export const sandbox: JsonSchema = {
  description: 'How the stand-in of the service behaves.',
  type: 'object',
  additionalProperties: false,
  default: { records: 60 },
  examples: [{ records: 60, variables: { company: 'sandbox' }, extension: true }],
  properties: {
    records: {
      description: 'Records of each resource at the start.',
      type: 'integer',
      minimum: 0,
      default: 60,
      examples: [60],
    },
    variables: {
      description: 'Values of variables in the sandbox.',
      type: 'object',
      additionalProperties: { type: 'string' },
      default: {},
      examples: [{ company: 'sandbox' }],
    },
    extension: {
      description: 'The module sandbox/<service>/index adds behaviour of its own.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    unknown: {
      description: 'What the service does with keys that it does not know.',
      type: 'object',
      additionalProperties: false,
      examples: [{ body: 'refuse', query: 'ignore' }],
      properties: {
        body: { description: 'Unknown keys of a body.', ...refuseOrIgnore },
        query: { description: 'Unknown parameters.', ...refuseOrIgnore },
      },
    },
    oversize: {
      description: 'A page size above the maximum.',
      enum: ['refuse', 'clamp'],
      default: 'refuse',
      examples: ['clamp'],
    },
    answers: {
      description: 'What writes are answered with. Empty: no body, 201 with the id in a header.',
      type: 'object',
      additionalProperties: false,
      examples: [{ create: 'empty', update: 'empty', delete: 'empty' }],
      properties: {
        create: {
          description: 'Answer to a create.',
          enum: ['record', 'empty'],
          default: 'record',
          examples: ['empty'],
        },
        update: {
          description: 'Answer to an update.',
          enum: ['record', 'empty'],
          default: 'record',
          examples: ['empty'],
        },
        delete: {
          description: 'Answer to a delete.',
          enum: ['empty', 'id', 'record'],
          default: 'empty',
          examples: ['id'],
        },
      },
    },
    invalid: {
      description: 'Status of a request whose body or query is wrong.',
      type: 'integer',
      minimum: 400,
      maximum: 499,
      default: 400,
      examples: [422],
    },
    error: {
      description:
        'Body of an error, a JSON template over {message}, {hint}, {status}; a list of one element is repeated for each wrong field with {path} and {text}.',
      examples: [{ error: '{message}' }],
    },
    'content-type': {
      description: 'Content type of answers.',
      ...text,
      default: 'application/json',
      examples: ['application/hal+json'],
    },
    tokens: {
      description: 'Tokens of its OAuth endpoints.',
      type: 'object',
      additionalProperties: false,
      required: ['expires'],
      examples: [{ expires: 3600 }],
      properties: {
        expires: { description: 'Seconds that an access token lives.', type: 'integer', minimum: 1, examples: [600] },
        text: { description: 'The seconds are told as text.', type: 'boolean', default: false, examples: [true] },
        earliest: {
          description: 'Seconds after which a token may be refreshed.',
          type: 'integer',
          minimum: 0,
          examples: [570],
        },
      },
    },
  },
};
