/** Reads from the headers of a program which system and processor it is for. */

export type Format = 'ELF x86-64' | 'ELF AArch64' | 'Mach-O x86-64' | 'Mach-O arm64' | 'PE x86-64';

const elf: Readonly<Record<number, Format>> = { 0x3e: 'ELF x86-64', 0xb7: 'ELF AArch64' };
const machO: Readonly<Record<number, Format>> = { 0x01000007: 'Mach-O x86-64', 0x0100000c: 'Mach-O arm64' };
const pe: Readonly<Record<number, Format>> = { 0x8664: 'PE x86-64' };

/** @throws Error if the headers are not those of a 64-bit program for a known processor */
export function formatOf(program: Buffer): Format {
  const found = known(program);
  if (found === undefined) throw new Error(`A program that begins with ${program.toString('hex', 0, 4)} is not known.`);
  return found;
}

function known(program: Buffer): Format | undefined {
  if (program.length < 64) return undefined;
  const magic = program.readUInt32BE(0);
  // 64 bits, least significant byte first.
  if (magic === 0x7f454c46) return program.readUInt16LE(4) === 0x0102 ? elf[program.readUInt16LE(18)] : undefined;
  if (magic === 0xcffaedfe) return machO[program.readUInt32LE(4)];
  if (magic >>> 16 !== 0x4d5a) return undefined;
  const headers = program.readUInt32LE(0x3c);
  if (headers + 6 > program.length || program.readUInt32BE(headers) !== 0x50450000) return undefined;
  return pe[program.readUInt16LE(headers + 4)];
}
