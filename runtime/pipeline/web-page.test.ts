import type { RequestPlan, WebPage } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import { closeAll, failureOf, json, testService } from '../http/testkit.js';
import { request } from './handler.js';
import { flag, positional, stage } from './testkit.js';
import { openPage } from './web-page.js';

afterEach(closeAll);

const template = { url: 'https://{shop}.shop.example/order/{id}' };

/** Returns a context whose shop is set, and what it prints. */
async function setUp(record: unknown): Promise<{ context: Context; printed: unknown }> {
  const { context, printed } = await stage((_seen, response) => json(response, { data: record }), {
    service: testService({ variables: { shop: { missing: 'No shop is set.' } } }),
    flags: { web: flag('boolean', 'print:web') },
    positionals: { id: positional('text') },
  });
  return { context: { ...context, variable: async () => 'corner' }, printed };
}

/** Prints the page of a record on a service on this machine. */
async function open(web: WebPage, record: unknown): Promise<unknown> {
  const plan: RequestPlan = { effect: 'read', method: 'GET', path: '/orders/{id}', shape: 'record', web };
  const { context, printed } = await setUp(record);
  await request(plan)({ id: 'a/b', web: true }, context);
  return printed;
}

const field = { field: '_links.web.href' };
const fixed = { ...field, origin: 'https://shop.example' };
const at = (href: unknown): object => ({ id: 1, _links: { web: { href } } });

test.each([
  ['a field', field, at('https://any.example/7?a=b'), 'https://any.example/7?a=b'],
  ['a field with its origin', fixed, at('https://shop.example/7'), 'https://shop.example/7'],
  ['a service on this machine', fixed, at('http://127.0.0.1:5/7'), 'http://127.0.0.1:5/7'],
  ['control characters', field, at('https://any.example/\u001b]0;x'), 'https://any.example/%1B]0;x'],
])('the address from %s is printed in place of the record', async (_what, web, record, url) => {
  expect(await open(web, record)).toEqual([['text', `${url}\n`]]);
});

test.each([
  ['another origin', fixed, at('https://shop.example.evil.example/7')],
  ['a user name as origin', fixed, at('https://shop.example@evil.example/7')],
  ['http', field, at('http://any.example/7')],
  ['a script', field, at('javascript:alert(1)')],
  ['a file', field, at('file:///etc/passwd')],
  ['a text', field, at('--help')],
  ['an object', field, at({ a: 1 })],
])('an address in a record is refused: %s', async (_what, web, record) => {
  const error = await failureOf(open(web, record));
  expect([error.kind, error.message]).toEqual(['unavailable', expect.stringContaining('was not opened')]);
});

test('a template is filled with arguments and variables', async () => {
  const { context, printed } = await setUp({});
  const response = { status: 200, headers: {}, body: {}, url: 'https://corner.shop.example/api/orders/1' };
  await openPage(template, { id: 1 }, { id: 'a/b' }, response, context);
  expect(printed).toEqual([['text', 'https://corner.shop.example/order/a%2Fb\n']]);
});

test('a template is not filled for a record of a service on this machine: the page would be one of somebody else', async () => {
  const error = await failureOf(open(template, { id: 1 }));
  expect([error.kind, error.message]).toEqual([
    'generic',
    expect.stringMatching(/^The record has no web page: it comes from a service on this machine \(http:\/\/127/),
  ]);
});

test('a record of the sandbox has no page: it would end with the run', async () => {
  const { context, printed } = await setUp({});
  const response = { status: 200, headers: {}, body: {}, url: 'http://127.0.0.1:1/orders/1' };
  const record = at('http://127.0.0.1:1/order/1');
  await openPage(field, record, {}, response, context);
  expect(printed).toEqual([['text', 'http://127.0.0.1:1/order/1\n']]);
  const inSandbox = { ...context, options: { ...context.options, profile: 'sandbox' } };
  const error = await failureOf(openPage(field, record, {}, response, inSandbox));
  expect([error.kind, error.message]).toEqual(['generic', 'The record has no web page: it is in the sandbox.']);
});

test('a record without a page is an error', async () => {
  const error = await failureOf(open(field, { id: 1, _links: {} }));
  expect(error.message).toBe('The record has no web page: "_links.web.href" is empty.');
});
