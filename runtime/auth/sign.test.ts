import type { Client } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { failureOf } from '../http/testkit.js';
import { loadSigner } from './sign.js';

// Of this test alone; with a blank, before which a header has its scheme.
const secret = ['correct', 'horse', 'battery'].join(' ');
const request = { method: 'GET', url: new URL('https://x.example/'), headers: {}, body: new Uint8Array() };
const key = { secret, variables: {}, now: new Date(0) };

/** Signs a request with a module that has this default export. */
async function signWith(sign: unknown): Promise<Readonly<Record<string, string>>> {
  const load = async () => ({ default: sign });
  return (await loadSigner(partsOf(load), 'hmac'))(request, key);
}

const partsOf = (load: () => Promise<unknown>) => ({
  service: { id: 'forge' },
  signers: { hmac: load } as NonNullable<Client['signers']>,
});

test('the names of the headers are in lower case', async () => {
  expect(await signWith(async () => ({ 'X-Date': 'today' }))).toEqual({ 'x-date': 'today' });
});

test.each([
  ['no function', { sign: 1 }, 'exports an object with "sign" as its default, not a function'],
  ['an error', () => JSON.parse('{'), 'failed (Expected property name'],
  ['an error that repeats the secret', () => Promise.reject(new Error(`bad ${secret}`)), 'failed (bad ••••••••)'],
  ['nothing', () => undefined, 'returned no value, not an object of headers'],
  ['a text', () => secret, 'returned text, not an object of headers'],
  ['a list', () => [['x-date', 'today']], 'returned a list, not an object of headers'],
  [
    'headers of fetch',
    () => new Headers({ 'x-date': '1' }),
    'returned an instance of Headers, not an object of headers',
  ],
  ['a number', () => ({ 'x-date': 5 }), 'returned a number as the header x-date, not a text'],
  ['a function', () => () => ({}), 'returned a function, not an object of headers'],
  ['a line break in a value', () => ({ 'x-date': 'a\nb' }), 'returned the header "x-date" with characters that'],
  ['a blank in a name', () => ({ 'x date': 'a' }), 'returned the header "x date" with characters that'],
])('a signer that returns or throws %s is reported as such', async (_, sign, problem) => {
  const error = await failureOf(signWith(sign));
  expect(error.kind).toBe('internal');
  expect(error.message).toContain(`The request cannot be signed: the signer workflows/forge/hmac ${problem}`);
  expect(error.remedy).toContain('The author of the client must correct the module');
  expect(JSON.stringify(error.details)).not.toContain(secret);
});

test('a module that cannot be loaded is named', async () => {
  const load = () => Promise.reject(new Error('Cannot find package "jose"'));
  const { message, details } = await failureOf(loadSigner(partsOf(load), 'hmac'));
  expect(message).toContain('the signer workflows/forge/hmac cannot be loaded (Cannot find package "jose").');
  expect(details.extra?.['stack']).toContain('sign.test');
});

test('a module that node reads as CommonJS is reported with its package.json', async () => {
  const load = () => Promise.reject(new SyntaxError('Cannot use import statement outside a module'));
  expect((await failureOf(loadSigner(partsOf(load), 'hmac'))).remedy).toContain('"type": "module" in the package.json');
});

test('an error that the module wrote for users is theirs', async () => {
  const error = new CliError('config', 'The build key is not a PEM key.');
  expect(await failureOf(signWith(() => Promise.reject(error)))).toBe(error);
});
