/** The origins that requests go to, and which of them are safe. */
import type { World } from '../contract/run.js';
import type { Host, Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { defined } from '../base/defined.js';
import { fillText, holes } from '../base/template.js';
import type { AuthParts } from './parts.js';

/** What decides where requests go. */
export type OriginParts = Pick<AuthParts, 'service' | 'profile' | 'variable' | 'flagOf' | 'sandbox'> & {
  readonly world: Pick<World, 'env'>;
};

/** What names an origin that the service does not declare. */
export interface Chooser {
  /** Name to show: `ACMECLI_BASE_URL`, `the setting apiBase`. */
  readonly name: string;
  /** `run`: the environment or a flag of this run. `setting`: a file, which may be from somebody else. */
  readonly from: 'run' | 'setting';
  /** Environment variable that names the origin for a run. */
  readonly env: string;
  /** It replaces the address of the service. Absent: the service declares no other, because it runs on servers of its users. */
  readonly overrides?: true;
}

/** Where the requests of a host go. */
export interface Aim {
  readonly origin: string;
  /** Origin to which a stored credential must be bound: the port of the sandbox changes with every run. */
  readonly issuer: string;
  /** Absent: the service declares the origin. */
  readonly by?: Chooser;
}

/** Origin that the sandbox's credentials are bound to. */
const sandboxOrigin = 'sandbox';

/**
 * Returns where the requests of a host go, and what chose that.
 *
 * @throws CliError `config` for an origin that is not safe, and for one with a variable that has no value
 */
export async function aimOf(parts: OriginParts, name: string): Promise<Aim> {
  const local = await parts.sandbox?.();
  if (local !== undefined) return { origin: local, issuer: sandboxOrigin };
  const override = await overrideOf(parts, name);
  if (override !== undefined) return override;
  const origin = await declaredOrigin(parts, name);
  const by = await addressOf(parts, name);
  return { origin, issuer: origin, ...defined({ by }) };
}

/** Returns the origin that replaces that of a host, if there is one. Fails with `config` when it is not a safe one. */
export async function overrideOf({ service, world, profile }: OriginParts, name: string): Promise<Aim | undefined> {
  const host = hostOf(service, name);
  const { override: env, setting } = host;
  const made = (text: string, by: Pick<Chooser, 'name' | 'from'>): Aim => {
    const origin = overrideOrigin(host, text, by.name, world.env);
    return { origin, issuer: origin, by: { ...by, env, overrides: true } };
  };
  const fromEnv = world.env[env];
  if (fromEnv) return made(fromEnv, { name: env, from: 'run' });
  const stored = setting === undefined ? undefined : await profile.get(setting);
  if (typeof stored !== 'string' || stored === '') return undefined;
  return made(stored, { name: `the setting ${setting ?? ''}`, from: 'setting' });
}

/**
 * Returns what chooses the site of a declared origin: the variable at its end, as in `{server}` and `https://api.{domain}`.
 * The variable of `https://{company}.example.com` chooses none, and neither does a declared value.
 */
async function addressOf(parts: OriginParts, name: string): Promise<Chooser | undefined> {
  const { service, world, profile, flagOf, variable } = parts;
  const host = hostOf(service, name);
  const hole = siteHole(host.origin);
  const rule = hole === undefined ? undefined : service.variables[hole];
  if (hole === undefined || rule === undefined) return undefined;
  const value = await variable(hole);
  if (value === rule.default || Object.values(rule.choices ?? {}).includes(value)) return undefined;
  const env = rule.env ?? host.override;
  const flag = flagOf(hole);
  if (flag !== undefined) return { name: `--${flag}`, from: 'run', env };
  if (rule.env !== undefined && world.env[rule.env]) return { name: rule.env, from: 'run', env };
  const stored = rule.setting !== undefined && (await profile.get(rule.setting)) !== undefined;
  return stored ? { name: `the setting ${rule.setting ?? ''}`, from: 'setting', env } : undefined;
}

/** Returns the host name of a template. */
const siteOf = (template: string): string => template.replace(/^[a-z]+:\/\//i, '').replace(/(?:\/|:[^:]*$).*$/s, '');

/** Returns the variable with which the host name of a template ends. */
const siteHole = (template: string): string | undefined => /\{([^{}]+)\}$/.exec(siteOf(template))?.[1];

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
export async function declaredOrigin(
  { service, world, variable }: Pick<OriginParts, 'service' | 'world' | 'variable'>,
  name: string,
): Promise<string> {
  const { origin, selfHosted } = hostOf(service, name);
  const values = new Map<string, string>();
  for (const hole of holes(origin)) values.set(hole, await variable(hole));
  const from = 'the address of the service';
  const filled = checkOrigin(
    fillText(origin, (hole) => values.get(hole)),
    from,
    rulesOf(selfHosted, world.env),
  );
  // A value with a slash would end the host name before the part that the service declares.
  const site = siteOf(origin).replace(/^.*\}/s, '').toLowerCase();
  if (!new URL(filled).hostname.endsWith(site))
    throw refused('a value in the address contains more than a part of the host name', from);
  return filled;
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
  if (url.username !== '' || url.password !== '') throw refused('the address contains a user name', from);
  const hasQuery = url.search !== '' || url.hash !== '';
  if (own !== undefined && hasQuery) throw refused('the address has a query or a fragment', from);
  if (own === undefined && (url.pathname !== '/' || hasQuery))
    throw refused('the address contains more than an origin', from);
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
