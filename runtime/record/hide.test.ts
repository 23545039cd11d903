import { createHider } from './hide.js';

const hider = createHider({ names: ['pin'], values: ['abc', 'canary-long-value'] });

test('fields and parameters with the name of a secret are hidden, and the same value gets the same text', () => {
  const own = createHider({ names: ['pin'], values: [] });
  expect(
    own.json({
      apiToken: 'canary-1',
      nested: [{ http_auth_password: 'canary-2', Pin: 'canary-3' }],
      secrets: ['canary-1', 'canary-2'],
      title: 'Bakery',
      tokens_left: 5,
    }),
  ).toEqual({
    apiToken: 'HIDDEN-1',
    nested: [{ http_auth_password: 'HIDDEN-2', Pin: 'HIDDEN-3' }],
    secrets: ['HIDDEN-1', 'HIDDEN-2'],
    title: 'Bakery',
    tokens_left: 5,
  });
  expect(own.query({ access_token: 'canary-1', limit: '5' })).toEqual({ access_token: 'HIDDEN-1', limit: '5' });
});

test('positions in a list and codes of records are kept', () => {
  const position = { Code: '25', nextPageToken: 'a1', page_token: 'b2', $skiptoken: 'c3', cursor: 'd4' };
  expect(hider.json(position)).toEqual(position);
  expect(hider.query(position)).toEqual(position);
});

test('keys in addresses inside of texts are hidden, and the rest of the address is kept', () => {
  const own = createHider({ names: [], values: [] });
  expect(own.json({ url: 'https://files.example.com/7?X-Amz-Signature=canary&id=7' })).toEqual({
    url: 'https://files.example.com/7?X-Amz-Signature=HIDDEN-1&id=7',
  });
  expect(own.text('see https://a.example.com/?key=canary&sig=canary2')).not.toContain('canary');
});

test.each([
  '{"api_token":"canary-1234","title":"cut',
  '<ClientSecret>canary-1234</ClientSecret>',
  'password=canary-1234&user=ann',
  '--token=canary-1234',
  'value of {\\"secret\\":\\"canary-1234\\"}',
])('text that is not JSON has no secret: %s', (text) => {
  expect(hider.text(text)).not.toContain('canary-1234');
});

test('values of this run are hidden everywhere, short ones as a whole', () => {
  expect(hider.json({ title: 'x canary-long-value y', note: 'abc', word: 'abcde' })).toEqual({
    title: expect.stringMatching(/^x HIDDEN-\d+ y$/) as string,
    note: expect.stringMatching(/^HIDDEN-\d+$/) as string,
    word: 'abcde',
  });
});
