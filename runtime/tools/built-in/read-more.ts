/** The tool that returns the rest of a result that was cut. */
import { readMoreTool } from '../../base/built-in-tools.js';
import { CliError } from '../../base/errors.js';
import { nextPart } from '../result.js';
import type { BuiltIn } from './built-in.js';

export const readMore: BuiltIn = {
  definition: readMoreTool,
  forms: ['rows'],
  run: ({ next }, { bounds }) => {
    const part = nextPart(String(next), bounds);
    if (part !== undefined) return part;
    throw new CliError(
      'usage',
      `The rest "${String(next)}" is no longer available.`,
      'Call the tool again, with fewer fields or a filter.',
    );
  },
};
