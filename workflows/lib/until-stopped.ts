/** The end of commands that run until they are stopped. */
import { Interrupted, type Kit } from 'cmdspec-runtime/kit';

/** Runs the work of a command that watches something: Ctrl-C and SIGTERM are its normal end. */
export async function untilStopped(work: () => Promise<void>, { world }: Pick<Kit, 'world'>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason: unknown = world.signal.reason;
    if (!(reason instanceof Interrupted) || reason.signal === 'SIGHUP') throw error;
  }
}
