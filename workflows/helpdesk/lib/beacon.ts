import type { Kit } from 'cmdspec/kit';

const ESCAPED = /[<>&\u2028\u2029]/g;

/** JSON for a script element, which no value can end; also a literal of JavaScript and of Python. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(ESCAPED, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Signature of the secure mode: hex digits, lower case. Key and address are taken as they are. */
export async function signature(secret: string, email: string): Promise<string> {
  const { createHmac } = await import('node:crypto');
  return createHmac('sha256', Buffer.from(secret, 'utf8')).update(email, 'utf8').digest('hex');
}

/** Prints source text as it is; the other formats carry it in one object. */
export async function printSource(text: string, { out, globals }: Pick<Kit, 'out' | 'globals'>): Promise<void> {
  if (out.format === 'table' && globals.jq === undefined) await out.text(text);
  else await out.record({ text });
}
