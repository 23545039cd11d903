/** Signatures and source text for Beacons. */
import type { Kit } from 'cmdspec-runtime/kit';

const ESCAPED = /[<>&\u2028\u2029]/g;

/** Returns JSON that cannot end the script element around it. It is also a literal in JavaScript and Python. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(ESCAPED, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns the Secure Mode signature in lowercase hex. Key and address are used unchanged. */
export async function computeSignature(secret: string, email: string): Promise<string> {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', Buffer.from(secret, 'utf8')).update(email, 'utf8').digest('hex');
}

/** Prints source text unchanged; other formats than table print it in one object. */
export async function printSource(text: string, { out, options }: Pick<Kit, 'out' | 'options'>): Promise<void> {
  if (out.format === 'table' && options.jq === undefined) await out.text(text);
  else await out.record({ text });
}
