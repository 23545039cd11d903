import { pattern, shapeOf } from './paths.js';

test.each([
  ['/v1/deals/{id}', '/v1/deals/7', { id: '7' }],
  ['/v1/deals/{id}', '/v1/deals/7/', { id: '7' }],
  ['/v1/deals/{id}', '/v1/deals/7/parts', undefined],
  ['/v1/deals/{id}', '/v1/deals/a%2Fb', { id: 'a/b' }],
  ['/v1/deals/{id}', '/v1/deals/%E0%A4%A', { id: '%E0%A4%A' }],
  ["/{division}/Accounts(guid'{id}')", "/5/Accounts(guid'ab-1')", { division: '5', id: 'ab-1' }],
  ['/v1.0/x', '/v1a0/x', undefined],
  ['/files/{rest*}', '/files/a/b', { rest: 'a/b' }],
])('%s against %s', (template, path, params) => {
  expect(pattern(template).match(path)).toEqual(params);
});

test('literal segments are tried before parameters, starred parameters last', () => {
  const templates = ['/a/{rest*}', '/a/{x}/c', '/a/b/{x}', '/a/{x}', '/a/b({x})', '/a/b/c'];
  const matching = templates.map(pattern).sort((a, b) => a.rank - b.rank);
  expect(matching.filter((one) => one.match('/a/b/c')).map((one) => one.template)).toEqual([
    '/a/b/c',
    '/a/b/{x}',
    '/a/{x}/c',
    '/a/{rest*}',
  ]);
});

test('templates of one shape are one path', () => {
  expect(shapeOf('/a/{id}/b/{other}')).toBe(shapeOf('/a/{deal}/b/{x}'));
  expect(shapeOf('/a/{id}')).not.toBe(shapeOf('/a/id'));
});
