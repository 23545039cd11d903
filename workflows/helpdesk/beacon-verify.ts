import type { Handler } from 'cmdspec/runtime';
import { signature } from './lib/beacon.js';

export interface BeaconVerifyArgs {
  readonly email: string;
  readonly secret: string;
  readonly signature: string;
}

const beaconVerify: Handler<BeaconVerifyArgs> = async ({ email, secret, signature: given }, context) => {
  const { timingSafeEqual } = await import('node:crypto');
  const wanted = Buffer.from(await signature(secret, email), 'hex');
  const bytes = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, 'hex') : undefined;
  const valid = bytes !== undefined && timingSafeEqual(bytes, wanted);
  await context.out.action(valid ? 'valid' : 'invalid', { email, valid });
  if (!valid) {
    context.fail(
      { exit: 'mismatch' },
      'The signature does not fit the address and the key.',
      'Sign the address exactly as it is sent, with the key of the same Beacon.',
    );
  }
};

export default beaconVerify;
