import { argumentWord, partNames, splitText } from './split.js';

test.each([
  ['{owner}/{repo}', 'ada/engine', { owner: 'ada', repo: 'engine' }],
  ['{owner}/{repo}#{number}', 'ada/my engine#7', { owner: 'ada', repo: 'my engine', number: '7' }],
  ['{from}..{to}', 'a-b..c', { from: 'a-b', to: 'c' }],
  ['{a}^{b}', 'x^y', { a: 'x', b: 'y' }],
  ['{owner}/{repo}', 'engine', undefined],
  ['{owner}/{repo}', '/engine', undefined],
  ['{owner}/{repo}', 'ada/', undefined],
  ['{owner}/{repo}', 'ada/engine/more', undefined],
  ['{owner}/{repo}#{number}', 'ada#7/engine', undefined],
  ['{from}..{to}', 'a.b..c', undefined],
])('%s splits %s', (form, text, parts) => {
  expect(splitText(form, text)).toEqual(parts);
});

test('an argument is called by its form', () => {
  expect([argumentWord('repository', { splits: '{owner}/{repo}' }), argumentWord('id', {})]).toEqual([
    '<owner/repo>',
    '<id>',
  ]);
  expect([partNames({ splits: '{owner}/{repo}' }), partNames({})]).toEqual([['owner', 'repo'], []]);
});
