/** Signs requests with a keyed hash (HMAC, RFC 2104), as the spec declares it. */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Carried, Hmac, Unsigned } from '../contract/credential.js';
import { CliError } from '../base/errors.js';
import { holdSecret } from '../base/redact.js';
import { fillText, holes } from '../base/template.js';
import { withParameters } from '../http/url.js';

/** What requests are signed with. */
interface Key {
  readonly secret: string;
  /** Values of the variables that the templates name. */
  readonly variables: Readonly<Record<string, string>>;
  /** Name of the credential in messages. */
  readonly title: string;
}

/**
 * Returns a function that signs a request at a time. The parameters of the query without the signature are added first, so
 * that `{query}` and `{target}` contain them. Fails with `config` for a key that is not written as the spec says.
 */
export function hmacSigner(how: Hmac, { secret, variables, title }: Key): (request: Unsigned, now: Date) => Carried {
  const { algorithm, sign, encoding, timestamp } = how;
  holdSecret(secret);
  const key = keyOf(how, secret, title);
  return ({ method, url, body }, now) => {
    const known: Record<string, string> = { ...variables, timestamp: timeOf(timestamp, now), nonce: randomUUID() };
    const hash = (): string => createHash(algorithm).update(body).digest(encoding);
    const texts = [sign, ...Object.values(how.headers ?? {}), ...Object.values(how.query ?? {})];
    if (texts.some((text) => holes(text).includes('body-hash'))) known['body-hash'] = hash();
    const isSigned = ([, text]: [string, string]): boolean => holes(text).includes('signature');
    const filled = (pairs: readonly [string, string][]): Record<string, string> =>
      Object.fromEntries(pairs.map(([name, text]) => [name, fillText(text, (hole) => known[hole])]));

    const parameters = Object.entries(how.query ?? {});
    const before = filled(parameters.filter((pair) => !isSigned(pair)));
    const { pathname: path, search, host } = withParameters(url, before);
    Object.assign(known, { method, path, query: search.slice(1), target: path + search, host });
    const mac = createHmac(algorithm, key);
    // The body is bytes, which are not always text.
    for (const part of sign.split(/(\{body\})/)) {
      mac.update(part === '{body}' ? body : fillText(part, (hole) => known[hole]));
    }
    known['signature'] = mac.digest(encoding);
    holdSecret(known['signature']);
    return {
      headers: filled(Object.entries(how.headers ?? {})),
      query: { ...before, ...filled(parameters.filter(isSigned)) },
    };
  };
}

/** Returns the bytes of the key. A wrong one would sign each request, and the service would refuse all. */
function keyOf({ key }: Hmac, secret: string, title: string): Uint8Array {
  const bytes = Buffer.from(secret, key ?? 'utf8');
  const plain = (text: string): string =>
    (key === 'hex' ? text.toLowerCase() : text).replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (key === undefined || plain(bytes.toString(key)) === plain(secret)) return bytes;
  throw new CliError('config', `The ${title} is not written in ${key}.`, 'Copy it again, whole.');
}

function timeOf(form: Hmac['timestamp'], now: Date): string {
  if (form === 'iso') return now.toISOString();
  if (form === 'http') return now.toUTCString();
  return String(form === 'milliseconds' ? now.getTime() : Math.floor(now.getTime() / 1000));
}
