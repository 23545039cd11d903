import type { Context } from '../contract/context.js';
import { CliError } from '../base/errors.js';

/** Makes the error for a workflow that does not do what its spec declares, which only the author of the client can fix. */
export const mistake = ({ service }: Context, message: string): CliError =>
  new CliError(
    'internal',
    message,
    `Fix the workflow or the spec. If ${service.binary} is not yours, report this message to its author.`,
  );
