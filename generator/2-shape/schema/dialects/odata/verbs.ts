/** Defaults of the verbs of resources. They are apart from the other keys because they refer to kinds of commands. */
import { kindOf } from '../../tags.js';
import { ofDialect } from '../index.js';

const resourceVerbs = [
  'list',
  'get',
  'create',
  'update',
  'delete',
  'lines',
  'line-add',
  'line-update',
  'line-delete',
  'action',
] as const;

const kindOfVerb = (verb: string): string => `#/$defs/${kindOf('', { verb }).tag}`;

export const verbs = ofDialect('odata', {
  verbs: {
    description:
      'Defaults of verbs in groups with a `resource`. The keys are those of a command; a command adds to `flags` and `args`, and replaces other keys.',
    type: 'object',
    propertyNames: { enum: resourceVerbs },
    // Not in the type: every command has the same one.
    ...({
      properties: Object.fromEntries(resourceVerbs.map((verb) => [verb, { $ref: kindOfVerb(verb) }])),
    } as object),
    additionalProperties: { $ref: '#/$defs/command' },
    examples: [{ list: { use: ['LINES'] } }],
  },
});
