import type { Check } from '../../../runtime/contract/service.js';
import { all, type JsonSchema } from '../derive.js';
import { failures, path, text } from './common.js';

const check = {
  description: 'One check.',
  type: 'object',
  additionalProperties: false,
  required: ['check'],
  examples: [{ check: 'reach', of: 'main', path: '/api/me' }],
  properties: {
    check: {
      description:
        'What is checked: Node, the folder of settings, the keychain, the profile, a variable, an OAuth client, a credential of a host, its expiry, a program on the PATH, the jq engine, or whether a host answers.',
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
        'reach',
      ]),
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
} as const satisfies JsonSchema;

export const doctor = {
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
} as const satisfies JsonSchema;

export const validate = {
  description: 'What the command `config validate` checks, in order.',
  type: 'array',
  items: check,
  examples: [[{ check: 'folder' }]],
} as const satisfies JsonSchema;

export const local = {
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
} as const satisfies JsonSchema;
