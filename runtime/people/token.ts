/** Tokens: what stands in place of a name, an e-mail address, a phone number or an address. */
import type { PersonKind } from '../contract/people.js';

const crypto = () => process.getBuiltinModule('node:crypto');

const WORDS: Readonly<Record<PersonKind, string>> = {
  name: 'person',
  email: 'email',
  phone: 'phone',
  address: 'address',
};

/** Domain of the tokens of e-mail addresses: it can never exist. */
const DOMAIN = 'hidden.invalid';

/** Digits of tokens: none of them looks like another one. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Digits of a token, of five bits each. Of 200,000 values, two have the same token with a chance of 1 to 50 million. */
const LENGTH = 12;

const PATTERN = `(?:person|email|phone|address)_[${DIGITS}]{${String(LENGTH)}}`;

/** A text that is a token and nothing else. The domain of an e-mail address may be missing. */
const WHOLE = new RegExp(`^${PATTERN}(?:@hidden\\.invalid)?$`, 'i');

/** A token anywhere in a text. */
const INSIDE = new RegExp(`(?<![a-z0-9_])${PATTERN}(?![a-z0-9_])`, 'i');

/** Whether a text is a token. */
export const isToken = (text: string): boolean => WHOLE.test(text.trim());

/** Returns the first token in a text. */
export const tokenIn = (text: string): string | undefined =>
  text.length < LENGTH + 6 ? undefined : INSIDE.exec(text)?.[0];

/** Returns the form of a token by which it is stored: without the domain, in small letters. */
export const bare = (token: string): string => token.trim().toLowerCase().replace(`@${DOMAIN}`, '');

/** Returns the token of a value: the same for all spellings of {@link folded}. */
export function tokenOf(kind: PersonKind, spelling: string, key: Uint8Array): string {
  const bytes = crypto().createHmac('sha256', key).update(`${kind}\0${spelling}`).digest();
  const digits = Array.from({ length: LENGTH }, (_, at) => DIGITS[(bytes[at] ?? 0) & 31]);
  return `${WORDS[kind]}_${digits.join('')}`;
}

/** Returns how a token is printed. That of an e-mail address has the form of one. */
export const printed = (token: string): string => (/^email_\w+$/.test(token) ? `${token}@${DOMAIN}` : token);

/** Returns the spelling by which two values are the same: of an e-mail address, a phone number, or words in any case. */
export function folded(kind: PersonKind, text: string): string {
  if (kind === 'phone') return digitsOf(text) || text.trim();
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  return kind === 'email' ? plain.replace(/^mailto:/, '').replaceAll('%40', '@') : plain;
}

/** Returns the digits of a phone number, without the zeros or the sign of an international one. */
export const digitsOf = (text: string): string => text.replace(/\D+/g, '').replace(/^00/, '');
