/** `helpdeskcli beacon verify`: checks the signature of an e-mail address. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { computeSignature } from './lib/beacon.js';

export interface BeaconVerifyArgs {
  readonly email: string;
  readonly secret: string;
  readonly signature: string;
}

const beaconVerify: Workflow<BeaconVerifyArgs> = async ({ email, secret, signature: given }, kit) => {
  const { timingSafeEqual } = await import('node:crypto');
  const expected = Buffer.from(await computeSignature(secret, email), 'hex');
  const bytes = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, 'hex') : undefined;
  const valid = bytes !== undefined && timingSafeEqual(bytes, expected);
  await kit.out.action(valid ? 'valid' : 'invalid', { email, valid });
  if (!valid) {
    kit.fail(
      { exit: 'mismatch' },
      'The signature does not match the address and the key.',
      'Sign the address exactly as it is sent, with the key of the same Beacon.',
    );
  }
};

export default beaconVerify;
