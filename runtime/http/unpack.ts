/** Decompresses responses and limits their size. */
import { promisify } from 'node:util';

/** Maximum bytes of one decompressed response: more than any page of a list, less than a string can hold. */
export const MOST_BYTES = 128 * 1024 * 1024;

/** A response whose bytes cannot be used; the message is the end of a sentence about it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(
    message: string,
    /** A retry cannot help. */
    readonly lasting: boolean,
  ) {
    super(message);
  }
}

/** Maximum bytes of a response that is written to a file. */
export const MOST_SAVED = 16 * 1024 * 1024 * 1024;

export const bodyTooLarge = (most = MOST_BYTES): Unreadable =>
  new Unreadable(`is larger than ${String(most / 1024 / 1024)} MiB`, true);

/** Makes the failure of a response that is a part of the content, which only lists may have. */
export const partOfContent = (): Unreadable =>
  new Unreadable('has only a part of the content, which was not requested', true);

/** Makes the failure of a response in an encoding that was not requested. */
export const oddEncoding = (packing: string): Unreadable =>
  new Unreadable(`has the content encoding ${packing}, which was not requested`, true);

/** Whether a `content-encoding` names one. */
export const isPacked = (packing: string | undefined): packing is string =>
  packing !== undefined && !/^\s*(?:identity)?\s*$/i.test(packing);

/**
 * Decompresses a response by its `content-encoding`.
 *
 * @throws Unreadable when the bytes are not in that encoding, are cut, or expand to more than {@link MOST_BYTES}.
 */
export async function unpack(bytes: Uint8Array, packing: string): Promise<Uint8Array> {
  if (bytes.length === 0 || !isPacked(packing)) return bytes;
  const name = packing.trim().toLowerCase();
  const zlib = process.getBuiltinModule('node:zlib');
  const limits = { maxOutputLength: MOST_BYTES };
  try {
    if (name === 'br') return await promisify(zlib.brotliDecompress)(bytes, limits);
    if (name === 'gzip' || name === 'x-gzip') return await promisify(zlib.gunzip)(bytes, limits);
    // Some servers leave out the wrapper of RFC 1950.
    if (name === 'deflate')
      return await promisify((bytes[0] ?? 0) % 16 === 8 ? zlib.inflate : zlib.inflateRaw)(bytes, limits);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw bodyTooLarge();
    throw new Unreadable(`cannot be decompressed (${(error as Error).message})`, false);
  }
  throw oddEncoding(packing);
}
