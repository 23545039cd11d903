/**
 * Signs programs of macOS ad hoc: with the digests of their pages, without a certificate. Macs with Apple silicon start no program that is not
 * signed. The same program always gets the same bytes.
 */
import { createHash } from 'node:crypto';

/** Kinds of load commands: a segment of 64 bits, and where the signature is. */
const SEGMENT = 0x19;
const SIGNATURE = 0x1d;

/** Places in a segment command: name, then address, size in memory, offset and size in the file, and the number of its sections. */
const SEGMENT_AT = {
  name: 8,
  memory: 32,
  offset: 40,
  bytes: 48,
  sections: 64,
  first: 72,
  section: 80,
  place: 48,
} as const;

const HEADER = 32;
/** Bytes of the command that says where the signature is. */
const COMMAND = 16;
/** Bytes of a page that has a digest, as a power of two, and of a page of memory. */
const PAGE_BITS = 12;
const MEMORY_PAGE = 0x4000;

/** Bytes of a digest, and of what is before the name in the directory of digests, and before that directory. */
const DIGEST = 32;
const DIRECTORY = 88;
const BLOB = 24;

/** Signed by the tool that made it, without a certificate. */
const FLAGS = 0x20002;
/** The pages are those of a main program. */
const MAIN = 1;

const padded = (size: number, unit: number): number => Math.ceil(size / unit) * unit;

/**
 * Returns a Mach-O program of 64 bits with a signature at its end.
 *
 * @param name what the system calls the program
 * @throws Error if it has a signature, if its last segment is not at the end of the file, or if its header has no room
 */
export function signed(program: Buffer, name: string): Buffer {
  const { text, linked, end, room, signature } = commandsOf(program);
  if (signature !== undefined) throw new Error('The program has a signature.');
  if (room < COMMAND) throw new Error('The header of the program has no room for a signature.');
  const begin = numberAt(program, linked + SEGMENT_AT.offset);
  if (begin + numberAt(program, linked + SEGMENT_AT.bytes) !== program.length)
    throw new Error('The last segment does not end the program.');
  const limit = padded(program.length, 16);
  const label = Buffer.from(`${name}\0`);
  const digests = BLOB + DIRECTORY + padded(label.length, 16);
  const pages = Math.ceil(limit / 2 ** PAGE_BITS);
  const size = digests + pages * DIGEST;
  const result = Buffer.alloc(limit + size);
  program.copy(result);

  result.writeUInt32LE(result.readUInt32LE(16) + 1, 16);
  result.writeUInt32LE(result.readUInt32LE(20) + COMMAND, 20);
  for (const [index, value] of [SIGNATURE, COMMAND, limit, size].entries())
    result.writeUInt32LE(value, end + index * 4);
  result.writeBigUInt64LE(BigInt(result.length - begin), linked + SEGMENT_AT.bytes);
  const memory = Math.max(result.length - begin, numberAt(program, linked + SEGMENT_AT.memory));
  result.writeBigUInt64LE(BigInt(padded(memory, MEMORY_PAGE)), linked + SEGMENT_AT.memory);

  const blob = result.subarray(limit);
  const write = (at: number, ...values: readonly number[]): void =>
    values.forEach((value, index) => blob.writeUInt32BE(value, at + index * 4));
  // One part of kind 0, which is the directory of digests.
  write(0, 0xfade0cc0, size, 1, 0, BLOB);
  write(BLOB, 0xfade0c02, size - BLOB, 0x20400, FLAGS, digests - BLOB, DIRECTORY, 0, pages, limit);
  // SHA-256 is kind 2.
  blob.set([DIGEST, 2, 0, PAGE_BITS], BLOB + 36);
  blob.writeBigUInt64BE(BigInt(numberAt(program, text + SEGMENT_AT.offset)), BLOB + 64);
  blob.writeBigUInt64BE(BigInt(numberAt(program, text + SEGMENT_AT.bytes)), BLOB + 72);
  blob.writeBigUInt64BE(BigInt(MAIN), BLOB + 80);
  label.copy(blob, BLOB + DIRECTORY);
  for (let page = 0; page < pages; page++) digestOf(result, page, limit).copy(blob, digests + page * DIGEST);
  return result;
}

/** Whether a Mach-O program has a signature without a certificate whose digests are those of its pages. */
export function isSigned(program: Buffer): boolean {
  const { signature } = commandsOf(program);
  if (signature === undefined) return false;
  const directory = program.subarray(signature.offset + BLOB, signature.offset + signature.size);
  if (signature.offset + signature.size !== program.length || directory.readUInt32BE(0) !== 0xfade0c02) return false;
  const [digests, pages, limit] = [16, 28, 32].map((at) => directory.readUInt32BE(at)) as [number, number, number];
  if (limit !== signature.offset || pages !== Math.ceil(limit / 2 ** PAGE_BITS)) return false;
  return Array.from({ length: pages }, (_, page) => page).every((page) =>
    digestOf(program, page, limit).equals(directory.subarray(digests + page * DIGEST, digests + (page + 1) * DIGEST)),
  );
}

const digestOf = (program: Buffer, page: number, limit: number): Buffer =>
  createHash('sha256')
    .update(program.subarray(page << PAGE_BITS, Math.min((page + 1) << PAGE_BITS, limit)))
    .digest();

const numberAt = (program: Buffer, at: number): number => Number(program.readBigUInt64LE(at));

interface Commands {
  /** Places of the commands of the segments of the code and of the symbols, the last one. */
  readonly text: number;
  readonly linked: number;
  /** Place after the last command, and the bytes from there that nothing uses. */
  readonly end: number;
  readonly room: number;
  readonly signature: { readonly offset: number; readonly size: number } | undefined;
}

function commandsOf(program: Buffer): Commands {
  const segments = new Map<string, number>();
  let signature: Commands['signature'];
  let content = Infinity;
  let at = HEADER;
  for (let left = program.readUInt32LE(16); left > 0; left--) {
    const kind = program.readUInt32LE(at);
    if (kind === SIGNATURE) signature = { offset: program.readUInt32LE(at + 8), size: program.readUInt32LE(at + 12) };
    if (kind === SEGMENT) {
      const [name = ''] = program.toString('latin1', at + SEGMENT_AT.name, at + SEGMENT_AT.name + 16).split('\0', 1);
      segments.set(name, at);
      for (let section = 0; section < program.readUInt32LE(at + SEGMENT_AT.sections); section++) {
        const place = program.readUInt32LE(at + SEGMENT_AT.first + section * SEGMENT_AT.section + SEGMENT_AT.place);
        // A section of zeros has no place in the file.
        if (place > 0) content = Math.min(content, place);
      }
    }
    at += program.readUInt32LE(at + 4);
  }
  const [text, linked] = [segments.get('__TEXT'), segments.get('__LINKEDIT')];
  if (text === undefined || linked === undefined) throw new Error('The program has no segment of code or of symbols.');
  return { text, linked, end: at, room: content - at, signature };
}
