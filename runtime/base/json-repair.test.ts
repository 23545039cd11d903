import { repairJson } from './json-repair.js';

test.each([
  ['{"a": 5,}', '{"a": 5}'],
  ['[1, 2, ]', '[1, 2 ]'],
  ["{'a': 'it\\'s, ok,}'}", `{"a": "it's, ok,}"}`],
  ['{a: 1, b_c: {d: 2}}', '{"a": 1, "b_c": {"d": 2}}'],
  ['{"a": True, "b": None}', '{"a": true, "b": null}'],
  ['{"a": 1, // first\n}', '{"a": 1 \n}'],
  ['{"a": 1, /* last, */}', '{"a": 1 }'],
  // Texts are not changed, whatever they contain.
  ['{"a": "x, } // True: \'y\'",}', '{"a": "x, } // True: \'y\'"}'],
  ['{"a": 12345678901234567890.10,}', '{"a": 12345678901234567890.10}'],
])('%s', (text, expected) => {
  expect(repairJson(text)).toBe(expected);
});

test.each(['{"a": ', '{a b}', 'title=X', '', '{"a": "x}', `{'a': 'he said "no"'}`, `[${'1,'.repeat(2000)}]`])(
  'no correction for %.20s',
  (text) => {
    expect(repairJson(text)).toBeUndefined();
  },
);
