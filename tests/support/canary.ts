/**
 * Credentials that no output may have. Every credential that a test gives to a client holds {@link CANARY}, and what a
 * client prints is checked where the test gets it (`ended`, `inProcess`, `onScreen`).
 */
import type { Ended } from './cli.js';

const CANARY = 'canary-';
/** Tokens that the sandbox issues at a sign-in have this form. */
const ISSUED = /\b(?:access|refresh)-[0-9a-f]{32}\b/;

/** A credential that every sandbox accepts. */
export const sandboxCredential = `sandbox-${CANARY}credential`;

/** Returns an output as it is; throws if it has a credential, whose surroundings are in the message. */
export function withoutCredentials<Output extends Pick<Ended, 'stdout' | 'stderr'>>(output: Output): Output {
  for (const stream of ['stdout', 'stderr'] as const) {
    const text = output[stream];
    const at = Math.max(text.indexOf(CANARY), text.search(ISSUED));
    if (at >= 0)
      throw new Error(`A credential is in ${stream}: ${JSON.stringify(text.slice(Math.max(0, at - 200), at + 100))}`);
  }
  return output;
}
