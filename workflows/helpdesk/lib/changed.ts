/** Reads a record again after a change. */
import { CliError, type Kit, type Row } from 'cmdspec-runtime/kit';

/**
 * Reads a record whose change returned no record. The change was made, so a failed read is only a warning, and the result has
 * only the id.
 */
export async function readChanged<Name extends string>(
  call: Name,
  id: string,
  { calls, warn }: Pick<Kit<Name>, 'calls' | 'warn'>,
): Promise<Row> {
  try {
    return (await calls[call].record({ id })) ?? { id };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    warn(`The change was sent, but ${id} could not be read again. ${error.message}`);
    return { id };
  }
}
