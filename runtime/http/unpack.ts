import { promisify } from 'node:util';

/** Most bytes of one answer, unpacked: more than any page of a list, less than what a text can hold. */
export const MOST_BYTES = 128 * 1024 * 1024;

/** An answer came whose bytes cannot be used; the message says why, as the end of a sentence. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(
    message: string,
    /** Another try cannot help. */
    readonly lasting: boolean,
  ) {
    super(message);
  }
}

export const tooLarge = (): Unreadable =>
  new Unreadable(`is larger than ${String(MOST_BYTES / 1024 / 1024)} MiB`, true);

/**
 * Unpacks an answer by its `content-encoding`.
 *
 * @throws Unreadable when it is no such packing, is cut, or unpacks to more than {@link MOST_BYTES}.
 */
export async function unpack(bytes: Uint8Array, packing: string): Promise<Uint8Array> {
  const name = packing.trim().toLowerCase();
  if (bytes.length === 0 || name === 'identity' || name === '') return bytes;
  const zlib = await import('node:zlib');
  const limits = { maxOutputLength: MOST_BYTES };
  try {
    if (name === 'br') return await promisify(zlib.brotliDecompress)(bytes, limits);
    if (name === 'gzip' || name === 'x-gzip') return await promisify(zlib.gunzip)(bytes, limits);
    // Some servers leave the wrapping of RFC 1950 out.
    if (name === 'deflate')
      return await promisify((bytes[0] ?? 0) % 16 === 8 ? zlib.inflate : zlib.inflateRaw)(bytes, limits);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new Unreadable(`cannot be unpacked (${(error as Error).message})`, false);
  }
  throw new Unreadable(`is packed in a way that was not asked for (${packing})`, true);
}
