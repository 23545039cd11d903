import { rules } from '../compare/rules.js';
import { catalogue } from './catalogue.js';

test('every diagnostic has an id in words, which nothing else has', () => {
  const ids = [...Object.values(catalogue).map(({ id }) => id), ...Object.keys(rules)];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});
