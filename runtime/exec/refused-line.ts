/** A line that cannot be used, so that none is run. */
import { CliError } from '../base/errors.js';

/**
 * Returns the error of a line with its number.
 *
 * @param n number of the line, from 1
 * @param why a further sentence; default: none
 */
export function refusedLine(n: number, { kind, message, remedy, details }: CliError, why?: string): CliError {
  // The line that the error would correct is not the one that was typed.
  const { replace: _replace, ...rest } = details;
  const sentences = [`Line ${String(n)}: ${message}`, ...(why === undefined ? [] : [why]), 'Nothing was run.'];
  return new CliError(kind, sentences.join(' '), remedy, rest);
}
