import { firstKey, firstStep, getPath, parentOf, pathOfKey, segments, setPath } from './paths.js';

test.each([
  ['value.amount', ['value', 'amount']],
  ['prices[0].price', ['prices', 0, 'price']],
  ['[2][3]', [2, 3]],
  ['labels.app\\.name', ['labels', 'app.name']],
  ['filter\\[state\\]', ['filter[state]']],
  ['a\\.b[1].c\\\\d', ['a.b', 1, 'c\\d']],
  ['Net (EUR)', ['Net (EUR)']],
])('%s is split into %j', (path, steps) => {
  expect(segments(path)).toEqual(steps);
});

test.each(['', 'a..b', '.a', 'a.', 'a[', 'a]', 'a[x]', 'a[0]b', 'a\\b', 'a\\', 'a.__proto__', 'a[12345]'])(
  '%j is not a path',
  (path) => {
    expect(() => segments(path)).toThrow(/is not a field path|cannot be a field name/);
  },
);

test.each(['meta.plan', 'filter[state]', 'a\\b', 'plain', '.', '[0]', '\\.'])(
  'the path of the key %j is one step',
  (key) => {
    const path = pathOfKey(key);
    const body = {};
    setPath(body, path, 1);
    expect(body).toEqual({ [key]: 1 });
    expect(getPath(body, path)).toBe(1);
    expect([firstKey(path), firstStep(path)]).toEqual([key, path]);
    expect(firstKey(`${path}[0].more`)).toBe(key);
    expect([parentOf(path), parentOf(`above.${path}`), parentOf(`${path}.below`)]).toEqual(['', 'above', path]);
  },
);
