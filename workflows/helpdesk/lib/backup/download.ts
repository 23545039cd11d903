import { CliError } from 'cmdspec/kit';
import type { BackupKit } from './resources.js';

/** Bytes above which a file is asked for as it is: as JSON it takes three times the memory. */
const LARGE = 1 << 20;

/** What is known of a file before it is there. */
interface Announced {
  readonly id: string;
  /** Bytes, when the service tells. */
  readonly size: number | undefined;
}

/** The bytes of an attachment. Fails with `unavailable` when the answer holds none. */
export async function download(
  { calls }: BackupKit,
  conversation: string,
  { id, size }: Announced,
): Promise<Uint8Array> {
  const large = size !== undefined && size > LARGE;
  const names = { conversation, attachment: id };
  const reply = large ? await calls.file.send(names, { bytes: true }) : await calls.attachment.send(names);
  const bytes = large ? reply.bytes : decode(reply.body);
  if (bytes === undefined) throw new CliError('unavailable', 'The answer holds no file.');
  // A file of no bytes is one that was announced so.
  if (bytes.byteLength === 0 && size !== 0) throw new CliError('unavailable', 'The answer is empty.');
  return bytes;
}

function decode(body: unknown): Uint8Array | undefined {
  const data: unknown = (body as { data?: unknown } | null)?.data;
  // Blanks at the end are cut first: two patterns that both take blanks are slow on many of them.
  if (typeof data !== 'string' || !/^[A-Za-z0-9+/\s]*={0,2}$/.test(data.trimEnd())) return undefined;
  return Buffer.from(data, 'base64');
}
