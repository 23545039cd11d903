import type { Profile, World } from '../contract/context.js';
import type { Host, Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { fillText, holes } from '../base/template.js';

export interface OriginParts {
  readonly service: Service;
  readonly world: Pick<World, 'env'>;
  readonly profile: Profile;
  readonly variable: (name: string) => Promise<string>;
}

/** An override of a host's origin: an environment variable or a profile setting. */
export interface Override {
  readonly origin: string;
  /** Name to show: `ACMECLI_BASE_URL`, `the setting apiBase`. */
  readonly by: string;
}

/** Returns the override of a host, if there is one. Fails with `config` when it is not a safe origin. */
export async function overrideOf(
  { service, world, profile }: OriginParts,
  name: string,
): Promise<Override | undefined> {
  const host = hostOf(service, name);
  const fromEnv = world.env[host.override];
  if (fromEnv) return { origin: overrideOrigin(host, fromEnv, host.override, world.env), by: host.override };
  const setting = host.setting === undefined ? undefined : await profile.get(host.setting);
  if (typeof setting !== 'string' || setting === '') return undefined;
  const by = `the setting ${host.setting ?? ''}`;
  return { origin: overrideOrigin(host, setting, by, world.env), by };
}

/** Returns the origin that an override of a host names. Fails with `config` when it is not a safe one. */
export function overrideOrigin(
  { strip = [], selfHosted }: Pick<Host, 'strip' | 'selfHosted'>,
  text: string,
  by: string,
  env: World['env'],
): string {
  const bare = strip.reduce((rest, pattern) => rest.replace(new RegExp(pattern, 'i'), ''), text.trim());
  return checkOrigin(bare, by, rulesOf(selfHosted, env));
}

/** Returns the origin of a host as its service declares it, without overrides. */
export async function declaredOrigin({ service, world, variable }: OriginParts, name: string): Promise<string> {
  const { origin, selfHosted } = hostOf(service, name);
  const values = new Map<string, string>();
  for (const hole of holes(origin)) values.set(hole, await variable(hole));
  return checkOrigin(
    fillText(origin, (hole) => values.get(hole)),
    'the address of the service',
    rulesOf(selfHosted, world.env),
  );
}

/** Returns the values of the variables in a host's template that match `origin`; `undefined` if it does not match. */
export function matchOrigin(service: Service, name: string, origin: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = hostOf(service, name)
    .origin.split(/(\{[^{}]+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(part.slice(1, -1));
      return '([^/?#@\\\\]+?)';
    })
    .join('');
  const found = new RegExp(`^${pattern}$`, 'i').exec(origin);
  if (found === null) return undefined;
  const values: Record<string, string> = {};
  for (const [index, variable] of names.entries()) {
    const value = found[index + 1] ?? '';
    const rule = service.variables[variable]?.pattern;
    if (rule !== undefined && !new RegExp(rule).test(value)) return undefined;
    values[variable] = value;
  }
  return values;
}

/** What the address of a server of the user may have besides an https origin. */
interface OwnServer {
  /** Environment variable that allows http, and whether it does. */
  readonly http: string;
  readonly isHttpAllowed: boolean;
}

const rulesOf = (own: Host['selfHosted'], env: World['env']): OwnServer | undefined =>
  own && { http: own.http, isHttpAllowed: env[own.http] === '1' };

/**
 * Returns an origin that a credential may be sent to: https, or http on this machine; no path, no user. The address of a
 * server of the user may have a path, which is returned without a slash at its end. The message of a
 * refusal does not repeat the text: people paste addresses that contain a credential.
 */
export function checkOrigin(text: string, from: string, own?: OwnServer): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw refused('the value is not an address', from);
  }
  if (url.username !== '' || url.password !== '') throw refused('the address names a user', from);
  const hasQuery = url.search !== '' || url.hash !== '';
  if (own !== undefined && hasQuery) throw refused('the address has a query or a fragment', from);
  if (own === undefined && (url.pathname !== '/' || hasQuery))
    throw refused('the address is more than an origin', from);
  const isPlain = url.protocol === 'http:';
  if (url.protocol !== 'https:' && !(isPlain && (isLoopback(url.hostname) || own?.isHttpAllowed === true))) {
    const remedy = isPlain && own !== undefined ? httpRemedy(own.http) : undefined;
    throw refused('the address is not https', from, remedy);
  }
  return own === undefined ? url.origin : url.origin + url.pathname.replace(/\/+$/, '');
}

/** Returns the origin of a plain `http://` address on this machine; `undefined` for any other text. */
export function localOrigin(text: string): string | undefined {
  const { protocol, hostname, origin, href } = URL.canParse(text) ? new URL(text) : new URL('about:blank');
  return protocol === 'http:' && isLoopback(hostname) && href === `${origin}/` ? origin : undefined;
}

/** Whether a host name, as URL parsers write it, is this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

const httpRemedy = (name: string): string => `Use https, or set ${name}=1 to send the credential without encryption.`;

function refused(why: string, from: string, remedy?: string): CliError {
  return new CliError(
    'config',
    `Nothing was sent: ${why} (from ${from}).`,
    remedy ?? 'Give an origin such as https://host.example, or http://127.0.0.1:8080 for a service on this machine.',
  );
}

function hostOf(service: Service, name: string): Service['hosts'][string] {
  const host = service.hosts[name];
  if (host === undefined) throw new Error(`The service ${service.id} has no host ${name}`);
  return host;
}
