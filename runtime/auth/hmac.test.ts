import { holes } from '../base/template.js';
import type { Hmac } from '../contract/credential.js';
import { hmacSigner } from './hmac.js';

const usual = { encoding: 'hex', timestamp: 'seconds', headers: { signature: '{signature}' } } as const;

/** Signs a body with a secret. */
function signatureOf(how: Partial<Hmac>, secret: string, body: string, now = new Date(0)): string | undefined {
  const rule: Hmac = { ...usual, algorithm: 'sha256', sign: '{body}', ...how };
  const request = { method: 'POST', url: new URL('https://x.example/'), headers: {}, body: Buffer.from(body) };
  return hmacSigner(rule, { secret, variables: {}, title: 'key' })(request, now).headers['signature'];
}

// RFC 2202, test case 2, and RFC 4231, test case 2.
test.each([
  ['sha1', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
  ['sha256', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  [
    'sha512',
    '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
  ],
] as const)('%s signs as the RFC does', (algorithm, expected) => {
  expect(signatureOf({ algorithm }, 'Jefe', 'what do ya want for nothing?')).toBe(expected);
});

test('a webhook is signed as its service documents it', () => {
  const headers = { signature: 'sha256={signature}' };
  const signature = signatureOf({ headers }, "It's a Secret to Everybody", 'Hello, World!');
  expect(signature).toBe('sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17');
});

test('a key in base64 or hex is decoded, and a wrong one is refused without showing it', () => {
  const text = 'what do ya want for nothing?';
  const expected = signatureOf({}, 'Jefe', text);
  expect(signatureOf({ key: 'base64' }, Buffer.from('Jefe').toString('base64'), text)).toBe(expected);
  expect(signatureOf({ key: 'hex' }, Buffer.from('Jefe').toString('hex').toUpperCase(), text)).toBe(expected);
  expect(() => signatureOf({ key: 'hex' }, 'not hexadecimal', text)).toThrow('The key is not written in hex.');
  expect(() => signatureOf({ key: 'base64' }, 'a!b c', text)).toThrow('The key is not written in base64.');
});

test.each([
  ['seconds', '1499827319'],
  ['milliseconds', '1499827319559'],
  ['iso', '2017-07-12T02:41:59.559Z'],
  ['http', 'Wed, 12 Jul 2017 02:41:59 GMT'],
] as const)('the time is written in %s', (timestamp, expected) => {
  const now = new Date(1_499_827_319_559);
  expect(signatureOf({ timestamp, headers: { signature: '{timestamp} {signature}' } }, 'Jefe', '', now)).toContain(
    `${expected} `,
  );
});

test('parameters without the signature are signed, and values are never templates', () => {
  const how: Hmac = { ...usual, algorithm: 'sha256', sign: '{method} {host} {target} {query}', headers: {} };
  const query = { at: '{timestamp}', sign: '{signature}' };
  const url = new URL('https://x.example/a%2Fb?q={body}&at=forged');
  const sign = hmacSigner({ ...how, query }, { secret: 'Jefe', variables: {}, title: 'key' });
  const made = sign({ method: 'GET', url, headers: {}, body: Buffer.alloc(0) }, new Date(5000));
  const text = 'GET x.example /a%2Fb?q={body}&at=5 q={body}&at=5';
  expect(holes(text)).toEqual(['body']);
  expect(made.query).toEqual({ at: '5', sign: signatureOf({}, 'Jefe', text) });
});
