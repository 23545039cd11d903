import type { Attach } from '../contract/credential.js';
import { CliError } from '../base/errors.js';

/** Returns the headers that carry a secret. Names are lower case. */
export function attach(how: Attach, secret: string): Readonly<Record<string, string>> {
  const fill = (template: string): string => template.split('{secret}').join(secret);
  if ('header' in how) return { [how.header.toLowerCase()]: fill(how.value) };
  const pair = `${fill(how.basic.user)}:${fill(how.basic.password)}`;
  return { authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}` };
}

/**
 * Returns a secret without the blanks that copying leaves around it. Fails with `kind`, never showing the value, if it
 * cannot be sent as a header.
 */
export function checkSecret(text: string, from: string, kind: 'config' | 'usage' = 'config'): string {
  const secret = text.trim();
  if (secret !== '' && /^[\x20-\x7e]+$/.test(secret)) return secret;
  throw new CliError(
    kind,
    secret === ''
      ? `The credential from ${from} is empty.`
      : `The credential from ${from} contains a line break or another character that a credential cannot have.`,
    'Copy it again, on one line.',
  );
}
