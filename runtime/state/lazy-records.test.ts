import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordsOf } from './lazy-records.js';

let folder: string;
let file: URL;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  file = pathToFileURL(join(folder, 'records.json'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes records to the file, and returns them as a client has them. */
function written(records: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let text = '';
  let index = '';
  for (const [name, record] of Object.entries(records)) {
    const start = text.length;
    text += JSON.stringify(record);
    index += `\n${name} ${String(start)} ${String(text.length)}`;
  }
  writeFileSync(file, text);
  return recordsOf(file, `${index}\n`);
}

const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`crm/Part${String(at)}`, { at, more: [at] }]));

test('all records, in their order', () => {
  expect(Object.entries(written(twenty))).toEqual(Object.entries(twenty));
});

test('a record is the same object each time', () => {
  const records = written(twenty);
  expect(records['crm/Part3']).toEqual({ at: 3, more: [3] });
  expect(records['crm/Part3']).toBe(records['crm/Part3']);
});

test('no other record is read', () => {
  const records = written(twenty);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('{"at":3,"more":[3]}', '-'.repeat('{"at":3,"more":[3]}'.length)),
  );
  expect(records['crm/Part2']).toEqual({ at: 2, more: [2] });
  expect(Object.keys(records)).toHaveLength(20);
  expect(() => records['crm/Part3']).toThrow(SyntaxError);
});

test.each(['crm/Part', 'Part1', 'crm/Part33', '0', '19', 'crm/Part1 19', '', '\n', 'toString', '__proto__'])(
  'a name without a record: %j',
  (name) => {
    const records = written(twenty);
    expect(records[name]).toBeUndefined();
    expect(name in records).toBe(false);
    expect(Object.hasOwn(records, name)).toBe(false);
  },
);
