/**
 * JSON Schema of the language, draft-07 vocabulary. Every key carries a sentence; `default` where there is one, and
 * `examples`. The compiler checks specs against it and editors complete and explain with it, so it is also the manual.
 */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Marks mappings whose order of keys is kept. */
export const orderMatters = 'The order of the keys has a meaning.';

export const name = { type: 'string', pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$' } as const;

/** Words of a flag or argument may also be camel-cased, as some services' documented arguments are. */
export const flagName = { pattern: '^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*$' } as const;

export const text = { type: 'string', minLength: 1 } as const;

/** Text of one line. */
export const line = { type: 'string', pattern: '^\\S[^\\n]*$' } as const;

export const texts = { type: 'array', items: text } as const;

export const method = { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] } as const;

export const kinds = [
  'text',
  'id',
  'key',
  'uuid',
  'integer',
  'number',
  'boolean',
  'yesno',
  'date',
  'time',
  'timestamp',
  'since',
  'period',
  'csv',
  'enum',
  'path',
  'json',
  'message',
  'pair',
  'reference',
  'resource',
] as const;

export const failures = [
  'generic',
  'usage',
  'combination',
  'input',
  'declined',
  'unprompted',
  'unavailable',
  'internal',
  'rate',
  'auth',
  'refused',
  'config',
] as const;

/** A URL path below a host's origin, with `{name}` in it. */
export const path = { type: 'string', pattern: '^/(?:[^\\s{}]|\\{[^\\s{}]+\\})*$' } as const;

export const origin = {
  type: 'string',
  pattern: '^(?:https://[^/\\s]+|http://(?:localhost|127\\.0\\.0\\.1)(?::[0-9]+)?|\\{[A-Za-z0-9_-]+\\})$',
} as const;

export const envName = { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' } as const;

export const hints: JsonSchema = {
  description:
    'What to do about a failure, by HTTP status: one sentence, a template over the arguments. A command looks here before its group and the service.',
  type: 'object',
  propertyNames: { pattern: '^[1-5][0-9]{2}$' },
  additionalProperties: text,
  examples: [{ 404: 'A merged conversation answers 404 to writes; "conv get {id}" shows where it went.' }],
};

export const customFieldsName: JsonSchema = {
  description: 'Entity under `custom-fields` of service.yaml whose fields the records have.',
  ...name,
  examples: ['deal'],
};

export const methods: JsonSchema = {
  description: 'HTTP methods of verbs, where they differ from the usual ones.',
  type: 'object',
  additionalProperties: false,
  default: { list: 'GET', get: 'GET', create: 'POST', update: 'PATCH', delete: 'DELETE' },
  examples: [{ update: 'PUT' }],
  properties: {
    list: { description: 'Method of `list`.', ...method, default: 'GET', examples: ['GET'] },
    get: { description: 'Method of `get`.', ...method, default: 'GET', examples: ['GET'] },
    create: { description: 'Method of `create` and `add`.', ...method, default: 'POST', examples: ['POST'] },
    update: { description: 'Method of `update`.', ...method, default: 'PATCH', examples: ['PUT'] },
    delete: { description: 'Method of `delete` and `remove`.', ...method, default: 'DELETE', examples: ['DELETE'] },
  },
};
