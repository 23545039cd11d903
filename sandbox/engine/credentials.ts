/** Finds the credential that a request carries. */
import type { Attach, Credential } from '../../runtime/contract/credential.js';
import type { Service } from '../../runtime/contract/service.js';
import type { Store } from './store.js';

const SECRET = 'sandbox';

/**
 * Whether a sandbox accepts a secret: `sandbox`, or a text that begins with `sandbox-`, by which a test recognizes its
 * own.
 */
export const isAccepted = (secret: string): boolean => secret === SECRET || secret.startsWith(`${SECRET}-`);

/**
 * Name of the credential that a request carries, among the credentials of the host (or all, if the host is unknown).
 */
export function opened(
  service: Service,
  host: string | undefined,
  headers: Readonly<Record<string, string>>,
  store: Store,
  now: Date,
): string | undefined {
  const names =
    host === undefined
      ? Object.keys(service.credentials)
      : (service.hosts[host]?.credentials ?? Object.keys(service.credentials));
  return names.find((name) => {
    const credential = service.credentials[name];
    return credential !== undefined && carries(credential, name, headers, store, now);
  });
}

function carries(
  credential: Credential,
  name: string,
  headers: Readonly<Record<string, string>>,
  store: Store,
  now: Date,
): boolean {
  return shown(credential.attach, headers).some((secret) => {
    if (isAccepted(secret)) return true;
    const token = credential.kind === 'oauth' ? store.data.tokens[secret] : undefined;
    return token?.['kind'] === 'access' && token['credential'] === name && Number(token['expires']) > +now;
  });
}

/** The variable part of an attached credential. */
function shown(attach: Attach, headers: Readonly<Record<string, string>>): string[] {
  // A signature does not contain the secret.
  if ('sign' in attach) return [SECRET];
  if ('header' in attach) return captured(attach.value, headers[attach.header.toLowerCase()]);
  const basic = /^basic (.+)$/i.exec(headers['authorization'] ?? '')?.[1];
  if (basic === undefined) return [];
  const [user = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  const password = rest.join(':');
  const parts = [
    [attach.basic.user, user],
    [attach.basic.password, password],
  ] as const;
  // A part without a variable is a constant that must match exactly.
  if (parts.some(([template, value]) => !template.includes('{') && template !== value)) return [];
  return parts.flatMap(([template, value]) => (template.includes('{') ? captured(template, value) : []));
}

function captured(template: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  const source = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '(.+)');
  const found = new RegExp(`^${source}$`, 'i').exec(value);
  return found?.[1] === undefined ? [] : [found[1]];
}
