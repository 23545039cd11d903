/** Attaches a credential to requests. */
import type { SecretCredential, Templates, Unsigned } from '../contract/credential.js';
import { CliError } from '../base/errors.js';
import { holdSecret } from '../base/redact.js';
import { fillText, holes } from '../base/template.js';
import { loadSigner, type SignParts } from './sign.js';

type Headers = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string>>;

/** Returns the headers that carry a credential; a signature covers `request`, and is left out without one. */
export type Attached = (request?: () => Promise<Unsigned>) => Promise<Headers>;

/** Returns the headers that carry a secret, with the values of variables that the templates name. Names are lower case. */
export function attach(how: Templates, secret: string, values: Values = {}): Headers {
  holdSecret(secret);
  const fill = (template: string): string => fillText(template, (name) => (name === 'secret' ? secret : values[name]));
  if ('header' in how) return { [how.header.toLowerCase()]: fill(how.value) };
  const user = fill(how.basic.user);
  if (user.includes(':')) {
    const why = 'A user name of basic authentication cannot contain a colon.';
    throw new CliError('config', `Nothing was sent: ${why}`, 'Correct the user name.');
  }
  return { authorization: `Basic ${Buffer.from(`${user}:${fill(how.basic.password)}`, 'utf8').toString('base64')}` };
}

export interface AttachParts extends SignParts {
  /** Returns the value of a variable of the service. */
  readonly variable: (name: string) => Promise<string>;
  readonly now: () => Date;
}

/** Returns how requests carry a pasted secret. Fails with `config` if a variable has no value, or one that no header can have. */
export async function attachSecret(
  parts: AttachParts,
  { attach: how }: Pick<SecretCredential, 'attach'>,
  secret: string,
): Promise<Attached> {
  const { variable, now } = parts;
  const variables: Record<string, string> = {};
  for (const name of variablesIn(how)) variables[name] = checkSecret(await variable(name), `the variable ${name}`);
  if (!('sign' in how)) {
    const headers = attach(how, secret, variables);
    return () => Promise.resolve(headers);
  }
  const sign = await loadSigner(parts, how.sign.by);
  return async (request) => (request === undefined ? {} : sign(await request(), { secret, variables, now: now() }));
}

/** Returns the variables of the service that a pasted secret is sent with. */
export function variablesIn(how: SecretCredential['attach']): readonly string[] {
  if ('sign' in how) return how.sign.variables ?? [];
  const texts = 'header' in how ? [how.value] : Object.values(how.basic);
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
