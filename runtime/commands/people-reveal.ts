/** Prints the value of a token at the terminal of a person. */
import { clean } from '../base/clean.js';
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { terminalOf } from '../output/reporter.js';
import { printsToTerminal } from '../output/writer.js';
import { revealed } from '../people/reveal.js';
import { isToken } from '../people/token.js';

// eslint-disable-next-line require-yield -- a result could be filtered, stored, or read by a program
export default async function* reveal(
  { token }: { readonly token: string },
  { world, folder, options }: Context,
): AsyncGenerator<Result> {
  if (!isToken(token))
    throw new CliError('usage', `"${token}" is not a token.`, 'Tokens have the form person_7f3k2m9qx0ab.');
  const terminal = terminalOf(world);
  if (terminal === undefined || world.stdin.isTTY !== true || !printsToTerminal(world))
    throw new CliError('refused', 'A person reveals a token at a terminal, and no terminal is available.');
  const entry = revealed(token, folder, options.profile);
  if (entry === undefined)
    throw new CliError('usage', `The vault of profile "${options.profile}" does not have ${token}.`);
  // Not a result: the output of a run that hides people would replace it.
  terminal.write(`${clean(entry.value)}\n`);
}
