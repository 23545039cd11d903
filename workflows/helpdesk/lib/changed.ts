import { CliError, type Kit, type Row } from 'cmdspec-runtime/kit';

/**
 * Returns a record after a change whose response does not contain it. The change was made, so a read that fails is only a
 * warning, and the id is all that is known.
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
