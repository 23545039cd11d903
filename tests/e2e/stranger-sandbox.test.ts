/** The sandbox of a client that is not ours accepts every request that the client sends. */
import { stranger, type Stranger } from '../support/stranger.js';

const service = `language: 1
service: shop
binary: shopcli
version: 1.0.0
title: Shop API
summary: Command-line client for a shop
env: SHOPCLI
standard: [sandbox]
hosts: { main: { origin: '{origin}' } }
errors: { message: [message] }
`;

const choices = `{
        state: { type: enum, choices: [open, paid, sent], repeatable: true, summary: States },
        size: { type: integer, max: 9, repeatable: true, summary: Sizes },
        day: { type: date, repeatable: true, list: brackets, summary: Days },
        level: { type: enum, choices: [low, high], repeatable: true, list: repeat, summary: Levels },
        kinds: { type: csv, of: enum, choices: [a, b], summary: Kinds },
        sure: { type: yesno, summary: Sure },
        gift: { type: boolean, summary: Gift },
        hot: { type: boolean, send: { true: Y, false: N }, summary: Hot },
        price: { type: number, summary: Price } }`;

const order = `group: order
path: /orders
columns: [id, state]
commands:
  list: { paging: none, flags: ${choices}, examples: [order list --gift] }
  create: { encoding: form, flags: ${choices}, examples: [order create --gift] }
  send:
    summary: Send an order
    effect: act
    method: POST
    path: /orders/{id}/send
    encoding: multipart
    args: { id: { type: id, summary: Order id } }
    flags: ${choices}
    examples: [order send 1 --gift]
  pin: { summary: Pin an order, effect: update, method: PUT, path: '/orders/{id}/notes/@me', args: { id: { type: id, summary: Order id } }, change: false, encoding: none, shape: action, says: Pinned, examples: [order pin 1] }
  notes: { summary: List notes, verb: list, path: '/orders/{id}/notes', args: { id: { type: id, summary: Order id } }, paging: none, columns: [pinned_at, message], examples: [order notes 1] }
`;

const user = `group: user
path: /users
id: { type: key, summary: User id }
commands:
  get: { returns: [id, name], examples: [user get ann] }
  me: { summary: Show yourself, effect: read, path: '/users/@me', returns: [id, name], examples: [user me] }
  rename: { summary: Rename yourself, effect: update, method: PATCH, path: '/users/@me', flags: { name: { type: text, summary: Name } }, returns: [id, name], examples: [user rename --name A] }
  shops: { summary: List your shops, verb: list, path: '/users/@me/shops', paging: none, columns: [id, name], examples: [user shops] }
  leave: { summary: Leave a shop, effect: delete, method: DELETE, path: '/users/@me/shops/{shop}', args: { shop: { type: key, summary: Shop id } }, examples: [user leave s1 --yes] }
`;

let shop: Stranger;
beforeAll(async () => {
  shop = await stranger({ service, order, user }, (_, response) => response.end());
});
afterAll(() => shop.close());

const flags = [
  ['--state', 'open', '--state', 'paid'],
  ['--size', '1', '--size', '2'],
  ['--day', '2026-01-02', '--day', '2026-01-03'],
  ['--level', 'low', '--level', 'high'],
  ['--kinds', 'a,b'],
  ['--sure', 'yes'],
  ['--sure', 'no', '--gift'],
  ['--hot', '--price', '1.5'],
];

test.each([
  ...[
    ['order', 'list'],
    ['order', 'create'],
    ['order', 'send', '1'],
  ].flatMap((command) => flags.map((more) => [...command, ...more])),
  ['order', 'pin', '1'],
  ['order', 'notes', '1'],
  ['user', 'get', 'ann'],
  ['user', 'me'],
  ['user', 'rename', '--name', 'A'],
  ['user', 'shops'],
  ['user', 'leave', 's1', '--yes'],
])('%s %s %s %s %s %s', async (...line) => {
  const { code, err } = await shop.run('--profile', 'sandbox', ...line.filter((word) => word !== undefined));
  expect({ code, err }).toEqual({ code: 0, err: expect.not.stringContaining('error') as string });
});

test('a form stores booleans and numbers, not their texts', async () => {
  const { out } = await shop.run('--profile', 'sandbox', 'order', 'create', '--gift', '--sure', 'no', '--price', '1.5');
  expect(JSON.parse(out)).toMatchObject({ gift: true, sure: false, price: 1.5 });
});

test('a value that no client of the spec sends is still refused', async () => {
  const { code } = await shop.run('--profile', 'sandbox', 'order', 'list', '--size', '12');
  expect(code).not.toBe(0);
});
