/** Downloads single attachments. */
import { CliError } from 'cmdspec-runtime/kit';
import type { BackupKit } from './resources.js';

/** Size in bytes above which a file is downloaded raw: as JSON it takes three times the memory. */
const LARGE = 1 << 20;

/** Facts about a file before the download. */
interface Announced {
  readonly id: string;
  /** In bytes, if the service returned it. */
  readonly size: number | undefined;
}

/** Downloads an attachment. Fails with `unavailable` if the response contains no file. */
export async function download(
  { calls }: BackupKit,
  conversation: string,
  { id, size }: Announced,
): Promise<Uint8Array> {
  const large = size !== undefined && size > LARGE;
  const names = { conversation, attachment: id };
  const reply = large ? await calls.file.send(names, { bytes: true }) : await calls.attachment.send(names);
  const bytes = large ? reply.bytes : decode(reply.body);
  if (bytes === undefined) throw new CliError('unavailable', 'The response contains no file.');
  // Only a file that was announced as empty may be empty.
  if (bytes.byteLength === 0 && size !== 0) throw new CliError('unavailable', 'The response is empty.');
  return bytes;
}

function decode(body: unknown): Uint8Array | undefined {
  const data: unknown = (body as { data?: unknown } | null)?.data;
  // Trailing blanks are cut first: two adjacent patterns that match blanks are slow on long runs of blanks.
  if (typeof data !== 'string' || !/^[A-Za-z0-9+/\s]*={0,2}$/.test(data.trimEnd())) return undefined;
  return Buffer.from(data, 'base64');
}
