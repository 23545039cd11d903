/** Works on several targets one after the other, up to the first failure. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { firstSome } from '../base/message.js';

/** Ids that an error names; a list from a file may have thousands. */
const NAMED = 20;

export const listed = (ids: readonly string[]): string => firstSome(ids, NAMED).join(', ');

/** How the failure of one of several targets is reported. */
export interface TurnOptions<Result> {
  /** Argument that the targets are values of. */
  readonly argument: string | undefined;
  /** Called before the error is thrown; returns one for the results. */
  readonly settle?: (results: readonly Result[]) => Promise<CliError | undefined>;
}

/**
 * Works on targets one after the other. The first failure ends it.
 *
 * @throws CliError of the failure; if there are others, with what was done before it, and what was not tried
 */
export async function inTurn<Target extends string | undefined, Result>(
  targets: readonly Target[],
  work: (target: Target) => Promise<Result>,
  { argument, settle }: TurnOptions<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const target of targets) {
    try {
      results.push(await work(target));
    } catch (error) {
      if (!(error instanceof CliError) || target === undefined || targets.length === 1) throw error;
      const ids = targets.map(String);
      const done = ids.slice(0, results.length);
      const left = ids.slice(results.length + 1);
      const failure = await settle?.(results);
      const sentences = [
        `${error.message.replace(/[.\s]+$/, '')} (at ${target}).`,
        done.length === 0 ? 'Done: none.' : `Done: ${listed(done)}.`,
        ...(failure === undefined ? [] : [failure.message]),
        ...(left.length === 0 ? [] : [`Not tried: ${listed(left)}.`]),
      ];
      const { lines } = failure?.details ?? {};
      throw new CliError(error.kind, sentences.join(' '), error.remedy, {
        ...error.details,
        ...defined({ lines }),
        ...(argument !== undefined && { target: { [argument]: target } }),
      });
    }
  }
  return results;
}
