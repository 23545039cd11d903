/** Attaches a credential to requests. */
import type { Carried, SecretCredential, Templates, Unsigned } from '../contract/credential.js';
import { CliError } from '../base/errors.js';
import { holdSecret } from '../base/redact.js';
import { fillText, holes } from '../base/template.js';
import { withParameters } from '../http/url.js';
import { loadSigner, type SignParts } from './sign.js';

type Values = Readonly<Record<string, string>>;

/** Returns what requests carry of a credential; a signature covers `request`, and is left out without one. */
export type Attached = (request?: () => Promise<Unsigned>) => Promise<Carried>;

/** What a request carries without a credential. */
export const NOTHING: Carried = { headers: {}, query: {} };

/** Returns how requests carry the same thing each time. */
export const always =
  (carried: Carried): Attached =>
  () =>
    Promise.resolve(carried);

/** Returns what carries a secret, with the values of variables that the templates name. */
export function attach(how: Templates, secret: string, values: Values = {}): Carried {
  holdSecret(secret);
  const fill = (template: string): string => fillText(template, (name) => (name === 'secret' ? secret : values[name]));
  if ('header' in how) return { ...NOTHING, headers: { [how.header.toLowerCase()]: fill(how.value) } };
  if ('query' in how) return { ...NOTHING, query: { [how.query]: fill(how.value) } };
  const user = fill(how.basic.user);
  if (user.includes(':')) {
    const why = 'A user name of basic authentication cannot contain a colon.';
    throw new CliError('config', `Nothing was sent: ${why}`, 'Correct the user name.');
  }
  const pair = Buffer.from(`${user}:${fill(how.basic.password)}`, 'utf8').toString('base64');
  return { ...NOTHING, headers: { authorization: `Basic ${pair}` } };
}

/** Returns how requests carry several credentials: a signature covers what those before it add. */
export function together(all: readonly Attached[]): Attached {
  if (all.length === 1 && all[0] !== undefined) return all[0];
  return async (request) => {
    let carried = NOTHING;
    for (const one of all) {
      const before = carried;
      const more = await one(
        request &&
          (async () => {
            const { url, headers, ...rest } = await request();
            return { ...rest, url: withParameters(url, before.query), headers: { ...headers, ...before.headers } };
          }),
      );
      carried = { headers: { ...carried.headers, ...more.headers }, query: { ...carried.query, ...more.query } };
    }
    return carried;
  };
}

export interface AttachParts extends SignParts {
  /** Returns the value of a variable of the service. */
  readonly variable: (name: string) => Promise<string>;
  readonly now: () => Date;
}

/** Returns how requests carry a pasted secret. Fails with `config` if a variable has no value, or one that no header can have. */
export async function attachSecret(
  parts: AttachParts,
  { attach: how, title }: Pick<SecretCredential, 'attach' | 'title'>,
  secret: string,
): Promise<Attached> {
  const { variable, now } = parts;
  const variables: Record<string, string> = {};
  for (const name of variablesIn(how)) variables[name] = checkSecret(await variable(name), `the variable ${name}`);
  if ('hmac' in how) {
    const { hmacSigner } = await import('./hmac.js');
    const sign = hmacSigner(how.hmac, { secret, variables, title });
    return async (request) => (request === undefined ? NOTHING : sign(await request(), now()));
  }
  if ('sign' in how) {
    const sign = await loadSigner(parts, how.sign.by);
    return async (request) =>
      request === undefined
        ? NOTHING
        : { ...NOTHING, headers: await sign(await request(), { secret, variables, now: now() }) };
  }
  return always(attach(how, secret, variables));
}

/** Values of a signature that are not variables of the service. */
const OF_REQUEST = [
  ...['method', 'path', 'query', 'target', 'host', 'body', 'body-hash'],
  ...['timestamp', 'nonce', 'signature', 'secret'],
];

/** Returns the variables of the service that a pasted secret is sent with. */
export function variablesIn(how: SecretCredential['attach']): readonly string[] {
  if ('sign' in how) return how.sign.variables ?? [];
  if ('hmac' in how) {
    const { sign, headers = {}, query = {} } = how.hmac;
    const texts = [sign, ...Object.values(headers), ...Object.values(query)];
    return [...new Set(texts.flatMap(holes))].filter((name) => !OF_REQUEST.includes(name));
  }
  const texts = 'basic' in how ? Object.values(how.basic) : [how.value];
  return texts.flatMap(holes).filter((name) => name !== 'secret');
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
