/** Texts of services and addresses, made safe for messages. */
import { clean } from '../base/clean.js';
import { redact } from '../base/redact.js';
import { hideParameters, isSecretName, namesParameter } from '../base/secret-name.js';

/** Decodes the bytes of a body; a missing body is the empty text. */
export const decoded = (bytes: Uint8Array = new Uint8Array()): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

/** Returns text of a service as one line of at most `length` characters that is safe to show. */
export function oneLine(text: string, length = 500): string {
  // A part of a credential would not be found any more.
  const line = clean(redact(text).slice(0, 4 * length + 4000))
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Returns the text of a web page. */
export function withoutTags(html: string): string {
  return html
    .slice(0, 20_000)
    .replace(
      /<(script|style|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
      (block) => /<title[^>]*>([^<]*)/i.exec(block)?.[1] ?? ' ',
    )
    .replace(/<!--[\s\S]*?-->|<[^>]*>?/g, ' ')
    .replace(/&nbsp;/g, ' ');
}

export function isMarkup(text: string): boolean {
  return /^\s*<(?:!doctype|html|head|body|\?xml|[a-z])/i.test(text);
}

/**
 * Returns path and query for messages, without the values of parameters that carry credentials.
 *
 * @param secrets names of further parameters whose values are secret
 */
export const shownPath = (url: URL, secrets: readonly string[] = []): string =>
  url.pathname + withoutSecretValues(url.search, secrets);

/** Returns an address, or its query, without the values of parameters that carry credentials. */
export function withoutSecretValues(address: string, secrets: readonly string[] = []): string {
  const isSecret = namesParameter(secrets);
  const isHidden = (name: string): boolean => (isSecretName(name) && !/^(?:\$|%24)/.test(name)) || isSecret(name);
  return hideParameters(address, isHidden, '…');
}
