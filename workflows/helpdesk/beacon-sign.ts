/** `helpdeskcli beacon sign`: prints the signature of an e-mail address. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { computeSignature } from './lib/beacon.js';

export interface BeaconSignArgs {
  readonly email: string;
  readonly secret: string;
}

const beaconSign: Workflow<BeaconSignArgs> = async ({ email, secret }, { out }) => {
  const signed = await computeSignature(secret, email);
  await out.action(signed, { email, signature: signed });
};

export default beaconSign;
