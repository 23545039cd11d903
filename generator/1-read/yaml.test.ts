import { createReport } from '../diagnostics/report.js';
import { placeOf, placeOfKey, placeOfValue, position, type Source } from './source.js';
import { readYaml } from './yaml.js';

const read = (text: string) => {
  const report = createReport();
  const source: Source = { file: 'x.yaml', name: 'x.yaml', text, shared: false };
  return { value: readYaml(source, report), report };
};

test.each([
  ['a: 1', { a: 1 }],
  ['a: 1.5', { a: 1.5 }],
  ['a: 0.22.0', { a: '0.22.0' }],
  ['a: 007', { a: '007' }],
  ['a: 12345678901234567890', { a: '12345678901234567890' }],
  ['a: yes', { a: 'yes' }],
  ['a: true', { a: true }],
  ['a: ~', { a: null }],
  ['a:', { a: null }],
  ["a: '1'", { a: '1' }],
  ['a: "x\\ny"', { a: 'x\ny' }],
  ['a: |\n  x\n  y\n', { a: 'x\ny\n' }],
  ['a: >-\n  x\n  y\n', { a: 'x y' }],
  ['400: input\n4xx: generic', { '400': 'input', '4xx': 'generic' }],
  ['a: [1, {b: c}]', { a: [1, { b: 'c' }] }],
  ['__proto__: 1', Object.defineProperty({}, '__proto__', { value: 1, enumerable: true })],
])('%j is read', (text, value) => {
  const { value: parsed, report } = read(text);
  expect(report.sorted()).toEqual([]);
  expect(parsed).toEqual(value);
  expect(Object.keys(parsed ?? {})).toEqual(Object.keys(value));
});

test('an alias is the value of its anchor, with the place of the anchor', () => {
  const { value } = read('a: &x {b: 1}\nc: *x\n');
  const { a, c } = value as { a: object; c: object };
  expect(c).toBe(a);
  expect(position(placeOf(c).source, placeOf(c).start)).toEqual({ line: 1, column: 7 });
});

test('an anchor cannot hold itself', () => {
  const { report } = read('a: &x [*x]\n');
  expect(report.sorted().map(({ code }) => code)).toEqual(['CS105']);
});

test('keys and values have their places, also after wide characters and in flow style', () => {
  const { value } = read('# é\ngroup: {path: "/ü", list: [a, bc]}\n');
  const { group } = value as { group: { list: string[] } };
  const text = ({ source, start, end }: ReturnType<typeof placeOf>) => source.text.slice(start, end);
  expect(text(placeOfKey(group, 'path'))).toBe('path');
  expect(text(placeOfValue(group, 'path'))).toBe('/ü');
  expect(text(placeOfValue(group.list, 1))).toBe('bc');
  expect(position(placeOfKey(group, 'list').source, placeOfKey(group, 'list').start)).toEqual({ line: 2, column: 21 });
});

test('several errors in a file are found in one reading', () => {
  const { report } = read('a: 1\na: 2\nb: !!str 3\nc: *none\n');
  expect(report.sorted().map(({ code }) => code)).toEqual(['CS103', 'CS104', 'CS105']);
});

test('an empty file is not a mapping', () => {
  expect(
    read('')
      .report.sorted()
      .map(({ code }) => code),
  ).toEqual(['CS106']);
  expect(
    read('# only a comment\n')
      .report.sorted()
      .map(({ code }) => code),
  ).toEqual(['CS106']);
});
