/** The checks that `npm run binary` makes of executables. `npm run binary -- --check` runs the executables themselves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { billOf } from '../generator/binary/bill.js';
import { formatOf } from '../generator/binary/format.js';
import { licensesOf } from '../generator/binary/packages.js';
import type { Program } from '../generator/binary/program.js';
import { targets } from '../generator/binary/targets.js';
import { root } from './support/cli.js';

/** Returns 128 bytes with numbers of 1, 2 or 4 bytes, least significant byte first, at offsets. */
function headers(...fields: readonly (readonly [offset: number, size: 1 | 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(128);
  for (const [offset, size, value] of fields) bytes.writeUIntLE(value, offset, size);
  return bytes;
}

const elf = (machine: number, bits = 2) => headers([0, 4, 0x464c457f], [4, 1, bits], [5, 1, 1], [18, 2, machine]);
const machO = (processor: number) => headers([0, 4, 0xfeedfacf], [4, 4, processor]);
const pe = (machine: number) => headers([0, 2, 0x5a4d], [0x3c, 4, 0x40], [0x40, 4, 0x4550], [0x44, 2, machine]);

test.each([
  ['ELF x86-64', elf(62)],
  ['ELF AArch64', elf(183)],
  ['Mach-O x86-64', machO(0x01000007)],
  ['Mach-O arm64', machO(0x0100000c)],
  ['PE x86-64', pe(0x8664)],
])('a program for %s is known by its headers', (format, program) => {
  expect(formatOf(program)).toBe(format);
});

test.each([
  ['of another processor', elf(40)],
  ['of 32 bits', elf(62, 1)],
  ['whose second header is missing', headers([0, 2, 0x5a4d], [0x3c, 4, 0x40])],
  ['whose second header is beyond its end', headers([0, 2, 0x5a4d], [0x3c, 4, 0x7fffffff])],
  ['that is cut off', elf(62).subarray(0, 20)],
  ['that is a script', Buffer.from('#!/usr/bin/env node\n'.repeat(8))],
])('a program %s is refused', (_what, program) => {
  expect(() => formatOf(program)).toThrow(/^A program that begins with [0-9a-f]{8} is not known\.$/);
});

test('the headers of the Node that runs this are those of its platform', () => {
  const names: Readonly<Record<string, RegExp>> = { linux: /^ELF/, darwin: /^Mach-O/, win32: /^PE/ };
  expect(formatOf(readFileSync(process.execPath))).toMatch(names[process.platform] ?? '');
});

test('a license text that packages share is listed once, with all of them', () => {
  const text = licensesOf([
    { name: 'a', version: '1.0.0', license: 'MIT', texts: ['Do what\r\nyou like.\n'] },
    { name: 'b', version: '2.0.0', license: 'MIT', texts: ['Do what\nyou like.'] },
    { name: 'a', version: '1.0.0', license: 'MIT', texts: ['Do what\nyou like.'] },
    { name: 'c', version: '3.0.0', license: 'ISC', texts: [] },
  ]);
  expect(text.split(`\n${'='.repeat(80)}\n\n`)).toEqual([
    'a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nDo what\nyou like.\n',
    'c 3.0.0 (ISC)\n\nThe package contains no license text.\n',
  ]);
});

test.each(targets.map((target) => [target.name, target] as const))(
  'the bill of materials for %s is valid CycloneDX',
  (_name, target) => {
    const part = (name: string, license: string) => ({ name, version: '1.0.0', license, texts: [] });
    const bill = billOf(
      { program: { name: 'acme-client' } as Program, target, path: 'acmecli' },
      [
        part('@a/b', '(MIT OR Apache-2.0)'),
        part('acme-client', 'UNLICENSED'),
        part('file', 'SEE LICENSE IN LICENSE'),
        part(target.node.package, 'ISC'),
      ],
      'a'.repeat(64),
    );
    const folder = join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
    const schemas = ['bom-1.6', 'jsf-0.82', 'spdx'].map((name) => {
      const text = readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8');
      // They refer to each other by the names of the files.
      return JSON.parse(text.replaceAll('.SNAPSHOT', '')) as { $id: string };
    });
    const ajv = new Ajv.default({ strict: false, allErrors: true, validateFormats: false, schemas });
    ajv.validate(schemas[0]?.$id ?? '', JSON.parse(bill));
    expect(ajv.errors).toBeNull();
    expect(JSON.parse(bill)).toMatchObject({
      metadata: { component: { name: 'acme-client', purl: 'pkg:npm/acme-client@1.0.0' } },
      components: [
        { purl: 'pkg:npm/%40a/b@1.0.0' },
        { name: 'file' },
        { type: 'platform', hashes: [{ alg: 'SHA-512' }] },
      ],
    });
  },
);
