/** Schema of the whole language: a file with the key `service` is service.yaml, any other one a group file. */
import { call } from './calls.js';
import { example } from './example.js';
import type { JsonSchema } from '../derive.js';
import { argument, flag, identifier } from './flag.js';
import { group, nested } from './group.js';
import { exit } from './behavior.js';
import { source } from './credential.js';
import { check } from './checks.js';
import { column } from './parts.js';
import { service } from './service.js';
import { commandDefinitions } from './tags.js';

/**
 * The language in JSON Schema, draft-07. Every key has a description, examples and, where one exists, a default. The
 * compiler checks specs against the schema, the types of specs are derived from it, and editors complete and explain with
 * it, so it is also the manual.
 */
export const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Command spec',
  description: 'The language that cmdspec compiles: service.yaml and group files.',
  if: { required: ['service'] },
  then: { $ref: '#/$defs/service' },
  else: { $ref: '#/$defs/group' },
  $defs: {
    service,
    group,
    nested,
    flag,
    argument,
    identifier,
    column,
    call,
    example,
    exit,
    check,
    source,
    ...commandDefinitions,
  },
} as const satisfies JsonSchema;
