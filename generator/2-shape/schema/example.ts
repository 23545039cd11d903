/** Schema of examples. */
import type { JsonSchema } from '../derive.js';
import { text } from './common.js';

export const example = {
  description: 'An example of the command without the name of the binary, alone or with a description.',
  type: ['string', 'object'],
  minLength: 1,
  additionalProperties: false,
  required: ['run'],
  examples: ['deal get 42', { run: 'deal get 42 --output json', shows: 'The whole record' }],
  properties: {
    run: { description: 'Command line to run.', ...text, examples: ['deal get 42'] },
    shows: { description: 'What the example shows, in a few words.', ...text, examples: ['The whole record'] },
    after: {
      description:
        'Command lines that `cmdspec test` runs first, without the name of the binary, for an example that needs what they do.',
      type: 'array',
      items: text,
      minItems: 1,
      examples: [['order create --customer 7']],
    },
    until: {
      description:
        'Text after which `cmdspec test` stops the example as Ctrl-C does, for a command that does not end by itself.',
      ...text,
      examples: ['Listening on'],
    },
  },
} as const satisfies JsonSchema;
