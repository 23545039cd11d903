/** The JSON Schema of what `describe` prints. */

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const yes = { const: true };
const textByKey = { type: 'object', additionalProperties: text };

/** An object with these properties and no others; a `?` after a name makes it optional. */
function object(properties: Readonly<Record<string, object>>): object {
  const names = Object.keys(properties);
  const named = names.map((name) => [name.replace('?', ''), properties[name]] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(named),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

const described = (description: string, schema: object): object => ({ ...schema, description });

const effect = described('What the command does to the service', {
  enum: ['read', 'create', 'update', 'delete', 'act', 'local'],
});

const value = {
  name: text,
  summary: text,
  type: described('Kind of the value: text, id, key, uuid, integer, number, boolean, date, enum, csv and others', text),
  'of?': described('Kind of each element of a csv', text),
  'required?': yes,
  'repeatable?': described('May be repeated', yes),
  'choices?': texts,
  'open?': described('Values other than the choices are accepted too', yes),
  'default?': {},
  'min?': { type: 'number' },
  'max?': { type: 'number' },
  'minItems?': { type: 'integer' },
  'maxItems?': { type: 'integer' },
  'maxLength?': { type: 'integer' },
  'unit?': text,
  'reference?': described('An id, or a name that is looked up among these records', text),
  'words?': described('Words that are accepted instead of an id or a name', texts),
  'notation?': described('Notation of a line', text),
  'stdin?': described('Also read from piped standard input', yes),
  'env?': described('Environment variable that sets it', text),
  'wire?': described('Where the value is sent: place and name, for example query:status', texts),
};

const flag = object({
  ...value,
  'aliases?': texts,
  'was?': described('Old names', texts),
  'requires?': texts,
  'conflicts?': texts,
  'requiredUnlessIn?': described('Required unless the JSON of this flag has the value', text),
  'requiredWith?': described('Required with these values of other flags', {
    type: 'object',
    additionalProperties: texts,
  }),
  'onlyWith?': described('Refused without these values of other flags', {
    type: 'object',
    additionalProperties: texts,
  }),
  'notBefore?': described('The flag that holds the start of the range; this flag holds its end', text),
  'minor?': described('Currency, or the flag with it, in whose minor unit the amount is sent', { type: 'string' }),
  'decimals?': described('Maximum number of decimals, or the flag with the currency that determines it', {
    type: ['integer', 'string'],
  }),
  'wasChoices?': described('Old values that are accepted with a warning, and the choices that replace them', textByKey),
  'secret?': yes,
});

const brief = { command: text, summary: text, usage: text, effect };

const command = object({
  ...brief,
  'description?': text,
  'aliases?': texts,
  'was?': described('Old names', texts),
  'confirm?': described('Confirmation prompt, which --yes skips', text),
  arguments: { type: 'array', items: object(value) },
  flags: described('Flags of the command; the description of the client has the global flags', {
    type: 'array',
    items: flag,
  }),
  'oneOf?': described('Exactly one of each of these groups is required', { type: 'array', items: texts }),
  'requests?': described('Requests by name', {
    type: 'object',
    additionalProperties: object({
      method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      path: text,
      'host?': text,
      'encoding?': text,
      'contentType?': described('Media type of the body, if it is not that of the encoding', text),
      'paging?': text,
      'headers?': described('Fixed headers', textByKey),
      'redirect?': described('A redirect to another public https origin is followed, without the credential', {
        const: 'public',
      }),
    }),
  }),
  'job?': described(
    'Background job that the command starts; --wait waits for its end',
    object({ noun: text, id: text, state: text, done: texts, failed: texts, 'error?': text, 'result?': text }),
  ),
  'undo?': described(
    'How a write is taken back',
    object({
      summary: described('In words, or why nothing takes it back', text),
      commands: described('Commands that take it back; empty if nothing does', texts),
      'reads?': described('The record is read before the write', { const: true }),
    }),
  ),
  'failures?': described(
    'Where a successful response lists items that failed. The response is printed, and the command ends with an error',
    object({
      items: described('Path of the items: a list, or an object by id', text),
      'when?': described('Path or values that mark an item as failed; without it, all of them failed', {}),
      'id?': described('Path of the id in an item; default: id', text),
      'reason?': described('Path of the reason in an item; without it, the item itself', text),
      noun: described('Noun for one item and for several items in messages', texts),
    }),
  ),
  'resource?': described('Resource of the catalogue', text),
  'methods?': described('Methods of the resource, if the words name one', texts),
  'fields?': described('Fields of the resource, if the words name one', { type: 'object' }),
  'output?': described('Format without --output, if it is not that of the client', text),
  'columns?': { type: 'array', items: object({ field: text, header: text }) },
  exits: described('Exit codes that the command can end with, and their meaning', textByKey),
  'result?': described('JSON Schema of the result in JSON, as far as it is known', {
    $ref: 'https://json-schema.org/draft/2020-12/schema',
  }),
  'streams?': described('JSON is printed as one object per line, and `result` describes one', { const: true }),
  examples: { type: 'array', items: object({ run: text, 'shows?': text }) },
  'commands?': described('Commands below the command', { type: 'array', items: object(brief) }),
});

const nested = { type: 'array', items: object({ group: text, summary: text }) };

/** JSON Schema of what `describe` prints: the client, a group, a command, or with `--all` a list of commands. */
export const describeSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What "describe" prints',
  $defs: {
    client: object({
      client: text,
      version: text,
      hash: described('Hash of all descriptions: another one means that a command has changed', text),
      summary: text,
      'description?': text,
      node: described('Versions of Node that run the client', text),
      'signIn?': object({
        commands: described('Commands that store a credential', textByKey),
        variables: described('Environment variables, in place of a stored credential', textByKey),
      }),
      usage: text,
      flags: { type: 'array', items: flag },
      exits: described('Meaning of exit codes', textByKey),
      groups: nested,
      commands: { type: 'array', items: object(brief) },
    }),
    group: object({
      group: text,
      summary: text,
      'description?': text,
      groups: nested,
      commands: { type: 'array', items: object(brief) },
    }),
    command,
    commands: { type: 'array', items: { $ref: '#/$defs/command' } },
  },
  anyOf: ['client', 'group', 'command', 'commands'].map((name) => ({ $ref: `#/$defs/${name}` })),
};
