import { checkOrigin } from './origin.js';

const own = (isHttpAllowed: boolean) => ({ http: 'ACMECLI_ALLOW_HTTP', isHttpAllowed });

test.each([
  ['https://api.example.com', undefined, 'https://api.example.com'],
  ['http://127.0.0.1:8080', undefined, 'http://127.0.0.1:8080'],
  ['https://acme.example.com/desk/', own(false), 'https://acme.example.com/desk'],
  ['http://acme.example.com/desk', own(true), 'http://acme.example.com/desk'],
])('a credential may be sent to %s', (text, server, expected) => {
  expect(checkOrigin(text, 'a test', server)).toBe(expected);
});

test.each([
  ['http://api.example.com', undefined, 'not https'],
  ['http://acme.example.com', own(false), 'not https'],
  ['ftp://acme.example.com', own(true), 'not https'],
  ['https://api.example.com/v1', undefined, 'more than an origin'],
  ['https://acme.example.com/desk?key=1', own(true), 'a query'],
  ['https://me:word@api.example.com', undefined, 'a user name'],
  ['api.example.com', undefined, 'not an address'],
])('no credential is sent to %s', (text, server, why) => {
  expect(() => checkOrigin(text, 'a test', server)).toThrow(why);
});
