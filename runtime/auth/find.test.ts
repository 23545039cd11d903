import { service } from '../commands/fixture/service.js';
import { createProfile } from '../state/profile.js';
import { refusalOf, type Found } from './find.js';
import type { Aim } from './origin.js';
import type { AuthParts } from './parts.js';

const parts = { service, profile: createProfile('/nowhere', 'work') } as AuthParts;
const token = service.credentials['token'];
if (token?.kind !== 'secret') throw new Error('The fixture has no token');

const found = (more: Partial<Found>): Found => ({
  ...{ name: 'token', credential: token, source: 'file', secret: 'canary-1' },
  ...(more as object),
});
const aim = (origin: string, by?: Aim['by']): Aim => ({ origin, issuer: origin, ...(by && { by }) });

test.each([
  ['https://api.acme.test', true],
  ['https://api.acme.test.evil.test', false],
  ['https://api.acme.test:8443', false],
  ['http://api.acme.test', false],
  ['https://acme.test', false],
])('a credential issued for https://api.acme.test is sent to %s: %j', (origin, isSent) => {
  const refusal = refusalOf(parts, found({ issuer: 'https://api.acme.test' }), aim(origin));
  expect(refusal === undefined).toBe(isSent);
  if (!isSent) expect(refusal?.message).toContain(`issued for https://api.acme.test and is not sent to ${origin}`);
});

test.each([
  ['run', true],
  ['setting', false],
] as const)('a credential of this run is sent to an origin that only a %s names: %j', (from, isSent) => {
  const by = { name: 'base', from, env: 'TOY_BASE_URL', overrides: true } as const;
  const refusal = refusalOf(parts, found({ given: 'TOY_TOKEN' }), aim('https://else.test', by));
  expect(refusal === undefined).toBe(isSent);
});
