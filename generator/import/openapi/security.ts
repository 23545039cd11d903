/** Assigns operations to hosts by the credentials that they accept. */
import type { Base } from './server.js';
import type { Description, Finding, Operation, Security, Spec } from './types.js';
import { claim, kebab } from './words.js';

/** The hosts of a client: one for each set of credentials that operations accept, also for none. */
export interface Hosts {
  readonly hosts: Readonly<Record<string, Spec>>;
  /** Credentials that some operation accepts. */
  readonly credentials: Spec;
  /** Returns the host of an operation; `undefined` for the default. */
  readonly of: (operation: Operation) => string | undefined;
}

/**
 * Returns the credentials that an operation accepts; `undefined` if the description names none, or only unknown
 * schemes.
 */
export function securityOf({ raw }: Operation, { security, components }: Description): Security | undefined {
  const stated = raw.security ?? security;
  const names = (stated ?? []).flatMap((schemes) => Object.keys(schemes));
  const isKnown = names.length === 0 || names.some((name) => Object.hasOwn(components?.securitySchemes ?? {}, name));
  return isKnown ? stated : undefined;
}

/** `of`: the credentials of each security scheme that requests can carry. */
export function hostsOf(
  { origin, isHosted }: Base,
  { credentials, of }: { readonly credentials: Spec; readonly of: ReadonlyMap<string, string> },
  description: Description,
  operations: readonly Operation[],
  findings: Finding[],
): Hosts {
  const all = Object.keys(credentials);
  const accepted = new Map<Operation, readonly string[]>();
  for (const operation of operations) {
    const security = securityOf(operation, description);
    if (security === undefined) continue;
    for (const schemes of operation.raw.security ?? []) {
      if (Object.keys(schemes).length < 2) continue;
      const problem = `a request carries one credential, not ${Object.keys(schemes).join(' and ')} together`;
      findings.push({ pointer: `${operation.pointer}/security`, problem });
    }
    const named = new Set(security.flatMap((schemes) => Object.keys(schemes).slice(0, 1)));
    const names = all.filter((name) => [...named].some((scheme) => of.get(scheme) === name));
    if (names.length > 0 || named.size === 0) accepted.set(operation, names);
    else if (operation.raw.security !== undefined && all.length > 0)
      findings.push({ pointer: `${operation.pointer}/security`, problem: 'the credential of the client is sent too' });
  }
  const sets = [...accepted.values()].map((names) => names.join());
  const isShared = sets.length < operations.length && description.security === undefined;
  const usual = isShared ? all : (mostCommon(sets.filter((set) => set !== '')) ?? '').split(',').filter(Boolean);
  const used = new Set(['main']);
  const hosts: Record<string, Spec> = { main: hostWith(origin, usual, isHosted) };
  const names = new Map([[usual.join(), undefined as string | undefined]]);
  const setOf = (operation: Operation) => accepted.get(operation) ?? usual;
  const keyOf = (operation: Operation) => [operation.origin, setOf(operation).join()].filter(Boolean).join(' ');
  for (const operation of operations) {
    const key = keyOf(operation);
    if (names.has(key)) continue;
    const set = setOf(operation);
    const own = set.length === 0 ? 'public' : set.join('-');
    const name = claim(operation.origin === undefined ? own : labelOf(operation.origin), used, own);
    hosts[name] = hostWith(operation.origin ?? origin, set, operation.origin === undefined ? isHosted : undefined);
    names.set(key, name);
    if (operation.origin === undefined) continue;
    const problem = `requests go to the host \`${name}\`, ${operation.origin}`;
    const credential = set.length === 0 ? 'without a credential' : `with the credential of the client`;
    findings.push({ pointer: `${operation.pointer}/servers`, problem: `${problem}, ${credential}` });
  }
  const known = new Set(Object.values(hosts).flatMap((host) => (host['credentials'] ?? []) as string[]));
  return {
    hosts,
    credentials: Object.fromEntries(Object.entries(credentials).filter(([name]) => known.has(name))),
    of: (operation) => names.get(keyOf(operation)),
  };
}

/** Returns the first word of a host, `files` of `https://files.shop.example:8443`. */
const labelOf = (origin: string): string => kebab(/^(?:https?:\/\/)?\{?([\w-]+)/.exec(origin)?.[1] ?? 'host');

const hostWith = (origin: string, credentials: readonly string[], isHosted: true | undefined): Spec => ({
  origin,
  ...(isHosted && { 'self-hosted': true }),
  ...(credentials.length > 0 && { credentials }),
});

function mostCommon(sets: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const set of sets) counts.set(set, (counts.get(set) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
