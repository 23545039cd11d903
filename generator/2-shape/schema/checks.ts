/** Schema of what `doctor` and `config validate` check. */
import type { Check } from '../../../runtime/contract/service.js';
import { all, type JsonSchema } from '../derive.js';
import { text } from './common.js';

export const check = {
  description: 'One check.',
  type: 'object',
  additionalProperties: false,
  required: ['check'],
  examples: [{ check: 'reach', of: 'main' }],
  properties: {
    check: {
      description:
        'What to check: Node, the settings folder, the keychain, the profile, a variable, an OAuth client, a credential of a host, its expiry, a program on the PATH, the jq engine, the policy files, the log of writes, or the connection to a host.',
      enum: all<Check['check']>()([
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
        'policy',
        'log',
        'reach',
      ]),
      examples: ['reach'],
    },
    of: {
      description:
        'Name of the variable, credential, host or program to check. A program that opens the tunnel of a sign-in is necessary only if a domain is set.',
      ...text,
      examples: ['main'],
    },
    name: { description: 'Name in the output. Default: the check and `of`.', ...text, examples: ['token'] },
  },
} as const satisfies JsonSchema;

export const doctor = {
  description: 'Checks of the command `doctor`, in order. Default: all that apply.',
  type: 'array',
  items: { $ref: '#/$defs/check' },
  examples: [[{ check: 'runtime' }]],
} as const satisfies JsonSchema;

export const validate = {
  description: 'Checks of the command `config validate`, in order.',
  type: 'array',
  items: { $ref: '#/$defs/check' },
  examples: [[{ check: 'folder' }]],
} as const satisfies JsonSchema;

export const identify = {
  description: '`auth status` sends a request to show who the user is, and fails if the credential is refused.',
  type: 'boolean',
  default: false,
  examples: [true],
} as const satisfies JsonSchema;
