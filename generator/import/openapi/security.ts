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

/** Credentials that a request carries together, in place of each other. */
type Alternatives = readonly (readonly string[])[];

const wordOf = (set: Alternatives): string => set.map((names) => names.join('+')).join();

/** Returns the credentials of security requirements, in the order of the client; those that it cannot send are left out. */
function alternativesOf(security: Security, of: ReadonlyMap<string, string>, all: readonly string[]): Alternatives {
  const sets = security.flatMap((schemes) => {
    const names = Object.keys(schemes).map((scheme) => of.get(scheme));
    const known = all.filter((name) => names.includes(name));
    return names.includes(undefined) ? [] : [known];
  });
  const places = (names: readonly string[]) => all.indexOf(names[0] ?? '');
  const unique = new Map(sets.map((names) => [names.join('+'), names]));
  return [...unique.values()].sort((a, b) => places(a) - places(b) || a.length - b.length);
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
  const accepted = new Map<Operation, Alternatives>();
  for (const operation of operations) {
    const security = securityOf(operation, description);
    if (security === undefined) continue;
    const stated = security.filter((schemes) => Object.keys(schemes).length > 0);
    const found = alternativesOf(stated, of, all);
    if (found.length > 0 || stated.length === 0) accepted.set(operation, found);
    else if (operation.raw.security !== undefined && all.length > 0)
      findings.push({ pointer: `${operation.pointer}/security`, problem: 'the credential of the client is sent too' });
  }
  const sets = [...accepted.values()].filter((set) => set.length > 0);
  const isShared = accepted.size < operations.length && description.security === undefined;
  const usual = isShared ? all.map((name) => [name]) : mostCommon(sets);
  const used = new Set(['main']);
  const hosts: Record<string, Spec> = { main: hostWith(origin, usual, isHosted) };
  const names = new Map([[wordOf(usual), undefined as string | undefined]]);
  const setOf = (operation: Operation) => accepted.get(operation) ?? usual;
  const keyOf = (operation: Operation) => [operation.origin, wordOf(setOf(operation))].filter(Boolean).join(' ');
  for (const operation of operations) {
    const key = keyOf(operation);
    if (names.has(key)) continue;
    const set = setOf(operation);
    const own = set.length === 0 ? 'public' : set.flat().join('-');
    const name = claim(operation.origin === undefined ? own : labelOf(operation.origin), used, own);
    hosts[name] = hostWith(operation.origin ?? origin, set, operation.origin === undefined ? isHosted : undefined);
    names.set(key, name);
    if (operation.origin === undefined) continue;
    const problem = `requests go to the host \`${name}\`, ${operation.origin}`;
    const credential = set.length === 0 ? 'without a credential' : `with the credential of the client`;
    findings.push({ pointer: `${operation.pointer}/servers`, problem: `${problem}, ${credential}` });
  }
  const listed = Object.values(hosts).flatMap((host) => (host['credentials'] ?? []) as (string | readonly string[])[]);
  const known = new Set(listed.flat());
  // The first of those that are sent together is chosen.
  const chosen = new Set(listed.map((names) => [names].flat()[0]));
  return {
    hosts,
    credentials: Object.fromEntries(
      Object.entries(credentials)
        .filter(([name]) => known.has(name))
        .map(([name, credential]) => [name, chosen.has(name) ? credential : withoutSelect(credential as Spec)]),
    ),
    of: (operation) => names.get(keyOf(operation)),
  };
}

const withoutSelect = ({ select: _select, ...credential }: Spec): Spec => credential;

/** Returns the first word of a host, `files` of `https://files.shop.example:8443`. */
const labelOf = (origin: string): string => kebab(/^(?:https?:\/\/)?\{?([\w-]+)/.exec(origin)?.[1] ?? 'host');

const hostWith = (origin: string, credentials: Alternatives, isHosted: true | undefined): Spec => ({
  origin,
  ...(isHosted && { 'self-hosted': true }),
  ...(credentials.length > 0 && {
    credentials: credentials.map((names) => (names.length === 1 ? names[0] : names)),
  }),
});

function mostCommon(sets: readonly Alternatives[]): Alternatives {
  const counts = new Map<string, number>();
  for (const set of sets) counts.set(wordOf(set), (counts.get(wordOf(set)) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return sets.find((set) => wordOf(set) === best?.[0]) ?? [];
}
