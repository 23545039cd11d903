/** Headers and parameters that clients set themselves. */
import type { ServiceSpec } from '../2-shape/types.js';
import { carriersOf } from './attach.js';

/** Headers of which a request has its own value, and what they are for. */
const replaceable = {
  accept: 'the format of responses',
  'content-type': 'the format of the body',
  'user-agent': 'the name of the client',
};

/** Headers that describe the message itself, and what they are for. */
export const fixed: Readonly<Record<string, string>> = {
  'accept-encoding': 'the encoding of responses',
  connection: 'the connection',
  'content-length': 'the length of the body',
  host: 'the host',
  'transfer-encoding': 'the connection',
};

/** Returns the headers that every client or this service sets, in lower case, and what they are for. */
export function headersInUse(spec: ServiceSpec): ReadonlyMap<string, string> {
  const hosts = Object.values(spec.hosts ?? {}).flatMap(({ headers }) => Object.keys(headers ?? {}));
  return new Map([
    ...Object.entries(replaceable),
    ...hosts.map((name) => [name.toLowerCase(), 'all requests to a host'] as const),
    ...fixedHeaders(spec),
  ]);
}

/** Returns those of the headers in use that a request cannot replace. */
export function fixedHeaders({ credentials = {} }: ServiceSpec): ReadonlyMap<string, string> {
  const names = Object.values(credentials).flatMap((credential) => carriersOf(credential).headers);
  return new Map([...Object.entries(fixed), ...names.map((name) => [name, 'a credential'] as const)]);
}

/** Returns the parameters in which credentials are sent to a host. They replace others of their names. */
export function parametersInUse(
  { hosts = {}, credentials = {} }: ServiceSpec,
  host = Object.keys(hosts)[0] ?? '',
): ReadonlySet<string> {
  const accepted = (hosts[host]?.credentials ?? []).flat();
  return new Set(
    accepted.flatMap((name) => {
      const credential = credentials[name];
      return credential === undefined ? [] : carriersOf(credential).query;
    }),
  );
}
