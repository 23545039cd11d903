/** Signatures of programs for macOS, compared with that of a linker: `ld64.lld -adhoc_codesign` of LLVM 14 made the program below. */
import { inflateRawSync } from 'node:zlib';
import { isSigned, signed } from '../generator/binary/sign.js';

const packed = [
  '7dzPS5RBGAfw7/uuKwsu5q2VCl87iG2i24/DHoK22CUlUyuFJaTBbV/ZF3fXcHfRNUEhPIR/QMesixJ1EatTsHjwJKkXo4gI8qCUl44G/Zh9R/',
  'dtM1zo+v3Ai868M8/MPO9cn13d3fnhBTQA0AHUAtjSgWkYsgv1ANoBCNFz6UrkVuRGN/6i4XAyzlYxTm8k2nvA/FDZBNV2q0dX3UJkzbFsaVh5',
  'vGaXHc/jaOvOuFWYcjaFyKVHrXRcWOnB4QPiBVS8YF2prR9yTjtfnR1dVyPhjt7SeWScgvbn+fbaWlkeTwJTgQryKuMEVH58cp8hwPU71wnVXw',
  'Ogp2yKrp5Kvls5eT/kzfACaMtlRtqSVqwtnk/G1ftjah+dneHbfX1nwo9Xuvwe34t7Z9U8e82a4iP/l3utRi2agSmf+l5Ocp2giunM1P7aSSt2',
  'M5/JmqnWy63xfNKK2aOaAMhPFgjZd+GUagdV3k+o9mwIMCpIxCdXg7/gEhty6HG1C0O9M0r3U5f7D6o9B9RZguqcXmioAxERERERERERERERER',
  'ERERERERERERERERERERER0T9oAm7oqQErjUaRSghzzLyTy5oiYQ7EzRE0uTBf7ah4n6+2/8qeI1qp3r6+2Larm/fq7zVHibkBUVxDloqLTDYX',
  'EzErLRcQByzqsPvRWwA0w1Gu7lP9OqB5oFfJzcjtJABE1Rg3EJo19GL5eAX2f3xAyySG7zrfjE6e7lhNvXuT/vBq9tzmUsuFxoXv6+2xa6Hg0Z',
  'ef1x5efD75bCE6vLw9WKh6u74+pHdH3T8nFifGp9+/nml/0DL3v+/Xlp+sPt2879vZ+Oafyww1zDQu9V/vHz+/+KXBP/Po68ov',
];
const linked = inflateRawSync(Buffer.from(packed.join(''), 'base64'));

/** The program before the linker signed it: its last command and its last bytes are the signature. */
function unsigned(): Buffer {
  const end = 32 + linked.readUInt32LE(20);
  const [offset, size] = [linked.readUInt32LE(end - 8), linked.readUInt32LE(end - 4)];
  const program = Buffer.from(linked.subarray(0, offset));
  program.writeUInt32LE(linked.readUInt32LE(16) - 1, 16);
  program.writeUInt32LE(linked.readUInt32LE(20) - 16, 20);
  program.fill(0, end - 16, end);
  const last = program.indexOf('__LINKEDIT') - 8;
  program.writeBigUInt64LE(program.readBigUInt64LE(last + 48) - BigInt(size), last + 48);
  return program;
}

test('a signature is that of a linker', () => {
  expect(isSigned(linked)).toBe(true);
  const program = unsigned();
  expect(isSigned(program)).toBe(false);
  const result = signed(program, 'shop');
  expect(isSigned(result)).toBe(true);
  // The first page has the size of the last segment in memory, which the linker does not round up.
  const signature = linked.readUInt32LE(32 + linked.readUInt32LE(20) - 8);
  const first = signature + 24 + 104;
  expect(result.length).toBe(linked.length);
  expect(result.subarray(signature, first)).toEqual(linked.subarray(signature, first));
  expect(result.subarray(first + 32)).toEqual(linked.subarray(first + 32));
});

test('a program whose bytes changed after it was signed is not signed', () => {
  const result = signed(unsigned(), 'shop');
  for (const at of [100, 9_000, result.length - 1]) {
    const changed = Buffer.from(result);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect([at, isSigned(changed)]).toEqual([at, false]);
  }
});

test.each<[string, () => Buffer, string]>([
  ['that is signed', () => linked, 'The program has a signature.'],
  [
    'that goes on after its last segment',
    () => Buffer.concat([unsigned(), Buffer.alloc(1)]),
    'does not end the program',
  ],
  [
    'whose code begins after its commands',
    () => {
      const program = unsigned();
      // A section has its name, that of its segment, an address, a size, and its place.
      program.writeUInt32LE(32 + program.readUInt32LE(20) + 15, program.indexOf('__text') + 48);
      return program;
    },
    'no room for a signature',
  ],
])('a program %s is refused', (_what, program, message) => {
  expect(() => signed(program(), 'shop')).toThrow(message);
});
