import { createReport } from '../diagnostics/report.js';
import {
  applyEdits,
  insertBefore,
  isShared,
  placeBefore,
  removeEntry,
  renameKey,
  replaceValue,
  separate,
} from './edits.js';
import { placeOf, type Source } from './source.js';
import { readYaml } from './yaml.js';

/** Reads a document. @returns the mapping at a dotted path in it. */
function read(text: string, path = ''): { readonly source: Source; readonly owner: Record<string, unknown> } {
  const source = { file: 'a.yaml', name: 'a.yaml', text, shared: false };
  let owner = readYaml(source, createReport()) as Record<string, unknown>;
  for (const key of path.split('.').filter((part) => part !== '')) owner = owner[key] as Record<string, unknown>;
  return { source, owner };
}

test.each([
  ['a: 1\nb: 2 # why\nc: 3\n', '', 'b', 'a: 1\nc: 3\n'],
  ['a: 1\r\nb: 2\r\nc: 3\r\n', '', 'b', 'a: 1\r\nc: 3\r\n'],
  ['a: 1\nb:\n  x: 1\n  y: [1,\n    2] # end\n# next\nc: 3', '', 'b', 'a: 1\n# next\nc: 3'],
  ['a: 1\nb: |\n  text\n  more\nc: 3\n', '', 'b', 'a: 1\nc: 3\n'],
  ['a: 1\nb:\n', '', 'b', 'a: 1\n'],
  ['a: 1\nb: 2', '', 'b', 'a: 1\n'],
  ['top: { a: 1, b: { x: 1 }, c: 3 }\n', 'top', 'b', 'top: { a: 1, c: 3 }\n'],
  ['top: { a: 1, b: "x, y" } # why\n', 'top', 'b', 'top: { a: 1 } # why\n'],
  ['top: { b: 1 }\n', 'top', 'b', 'top: {}\n'],
  ['top:\n  b: 1\nlast: 2\n', 'top', 'b', 'top: {}\nlast: 2\n'],
  ['top: # why\n  b: 1\n', 'top', 'b', 'top: # why\n  {}\n'],
  ['list:\n  - b: 1\n    c: 2\n', 'list.0', 'b', 'list:\n  - c: 2\n'],
  ['list: [x, y, x]\n', 'list', 2, 'list: [x, y]\n'],
  ['list:\n  - x\n  - y # why\n  - z\n', 'list', 1, 'list:\n  - x\n  - z\n'],
])('%j without the entry %s.%s', (text, path, key, expected) => {
  const { source, owner } = read(text, path);
  const edit = removeEntry(owner, key);
  expect(edit && applyEdits(source, [edit])).toBe(expected);
});

test.each([
  ['a: &x { y: 1 }\nb: *x\n', '', 'b'],
  ['a: &x { y: 1 }\nb: *x\n', '', 'a'],
])('%j: an entry that an alias shares has no edit: %s.%s', (text, path, key) => {
  expect(removeEntry(read(text, path).owner, key)).toBeUndefined();
});

test('an edit inside of a value that an alias repeats is marked as shared', () => {
  const { owner } = read('a: &x { y: 1, z: 2 }\nb: *x\nc: { y: 1 }\n');
  const isSharedIn = (key: string): boolean => isShared(removeEntry(owner[key] as object, 'y')?.span ?? placeOf(owner));
  expect([isSharedIn('a'), isSharedIn('b'), isSharedIn('c')]).toEqual([true, true, false]);
});

test('edits of one file keep the rest, and places lead back to the first text', () => {
  const { source, owner } = read('one: 1 # first\ntop: { two: 2, three: 3 }\n');
  const top = owner['top'] as object;
  const edits = [
    renameKey(owner, 'one', 'uno'),
    insertBefore(top, 'two', 'zero: 0'),
    replaceValue(top, 'three', "'drei'"),
    insertBefore(owner, 'one', 'new: true'),
  ].filter((edit) => edit !== undefined);
  const text = applyEdits(source, edits);
  expect(text).toBe("new: true\nuno: 1 # first\ntop: { zero: 0, two: 2, three: 'drei' }\n");
  for (const word of ['first', 'top', 'two', 'three'])
    expect(source.text.slice(placeBefore(text.indexOf(word), edits)).startsWith(word)).toBe(true);
});

test('of two changes that overlap, the first one is applied whole', () => {
  const { owner } = read('top: { a: 1, b: 2 }\n');
  const top = owner['top'] as object;
  const whole = { edits: [replaceValue(owner, 'top', '{}')].filter((edit) => edit !== undefined) };
  const part = { edits: [renameKey(top, 'a', 'c')] };
  expect(separate([whole, part])).toEqual([whole]);
  expect(separate([part, whole])).toEqual([part]);
});
