import { extended } from '../base/objects.js';
import type { Context } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { createResolver } from '../pipeline/lookup.js';

/**
 * Runs work whose requests are sent even after the run was stopped, for at most `seconds`. A failure is only a warning:
 * the error that ended the run is the one to report.
 */
export async function cleanUp(
  work: (context: Context) => Promise<unknown>,
  seconds: number,
  context: Context,
): Promise<void> {
  const { warn } = context;
  const signal = AbortSignal.timeout(seconds * 1000);
  const http = context.http.within(signal);
  const world = { ...context.world, signal };
  try {
    const own = extended(context, { world, http });
    await work(extended(own, { resolve: createResolver(own) }));
  } catch (error) {
    if (signal.aborted) warn(`Cleaning up took longer than ${String(seconds)} s and was stopped.`);
    else if (error instanceof CliError) warn(`Cleaning up failed: ${error.message}`);
    else throw error;
  }
}
