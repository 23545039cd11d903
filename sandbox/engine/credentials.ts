/** Finds the credential that a request carries. */
import type { Attach, Credential } from '../../runtime/contract/credential.js';
import type { Service } from '../../runtime/contract/service.js';
import type { Store } from './store.js';
import type { Incoming } from './types.js';

const SECRET = 'sandbox';

/**
 * Whether a sandbox accepts a secret: `sandbox`, or a text that begins with `sandbox-`, by which a test recognizes its
 * own.
 */
export const isAccepted = (secret: string): boolean => secret === SECRET || secret.startsWith(`${SECRET}-`);

/** Returns the parameters of the query that carry credentials, which are not part of what is asked for. */
export const parametersOf = ({ credentials }: Service): string[] =>
  Object.values(credentials).flatMap(({ attach }) => {
    if ('query' in attach) return attach.query;
    return 'hmac' in attach ? Object.keys(attach.hmac.query ?? {}) : [];
  });

/** The parts of a request that carry credentials. */
type Carrying = Pick<Incoming, 'headers' | 'query' | 'now'>;

/**
 * Name of the credential that a request carries, among the credentials of the host (or all, if the host is unknown); the first
 * of those that the host requires together.
 */
export function opened(
  service: Service,
  host: string | undefined,
  request: Carrying,
  store: Store,
): string | undefined {
  const all = Object.keys(service.credentials);
  const ways = host === undefined ? all : (service.hosts[host]?.credentials ?? all);
  return ways
    .map((way) => [way].flat())
    .find((names) =>
      names.every((name) => {
        const credential = service.credentials[name];
        return credential !== undefined && carries(credential, name, request, store);
      }),
    )?.[0];
}

function carries(credential: Credential, name: string, request: Carrying, store: Store): boolean {
  return shown(credential.attach, request).some((secret) => {
    if (isAccepted(secret)) return true;
    const token = credential.kind === 'oauth' ? store.data.tokens[secret] : undefined;
    return token?.['kind'] === 'access' && token['credential'] === name && Number(token['expires']) > +request.now;
  });
}

/** The variable part of an attached credential. */
function shown(attach: Attach, { headers, query }: Carrying): string[] {
  // A signature does not contain the secret.
  if ('sign' in attach) return [SECRET];
  if ('hmac' in attach) {
    const { headers: signed = {}, query: parameters = {} } = attach.hmac;
    const isSigned =
      Object.entries(signed).every(([header, text]) => captured(text, headers[header]).length > 0) &&
      Object.entries(parameters).every(([name, text]) => captured(text, query.get(name)).length > 0);
    return isSigned ? [SECRET] : [];
  }
  if ('header' in attach) return captured(attach.value, headers[attach.header.toLowerCase()]);
  if ('query' in attach) return captured(attach.value, query.get(attach.query));
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

/** Returns the first variable part of a text; the text itself if the template has none and is the same. */
function captured(template: string, value: string | null | undefined): string[] {
  if (value === undefined || value === null) return [];
  const source = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '(.+)');
  const found = new RegExp(`^${source}$`, 'i').exec(value);
  return found === null ? [] : [found[1] ?? value];
}
