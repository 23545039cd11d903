/** The origin that requests are locked to. */
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { holes } from '../base/template.js';

let known: { readonly origin: string; readonly url: URL } | undefined;

/** Parses the origin of a host, which nearly always is that of the request before. */
function parseOrigin(origin: string): Readonly<URL> {
  if (known?.origin !== origin) known = { origin, url: new URL(origin) };
  return known.url;
}

/** Returns the path of a request below an origin, which may have a path itself; an address is returned as it is. */
export function below(origin: string, path: string): string {
  const { pathname } = parseOrigin(origin);
  return pathname === '/' || !path.startsWith('/') ? path : pathname + path;
}

/**
 * Resolves a path or a link against the origin that requests are locked to (with its path, if it has one), or against a page on
 * that origin.
 *
 * @param path A path (`/v2/users?page=2`), or an absolute URL on the same origin.
 * @param what Source of the address, for the message: `The path`, `The next link`, `The redirect`.
 * @param remedyAt What to do, if the address does not come from the user: see {@link remedyOfService}.
 * @param base Address on the same origin that a relative one is below; default: the origin.
 * @throws CliError `config` naming both origins when the result is on another origin.
 */
export function lock(
  origin: string,
  path: string,
  what: string,
  remedyAt: (where: string) => string = askForPath,
  base: string | URL = origin,
): URL {
  const home = parseOrigin(origin);
  const prefix = home.pathname.replace(/\/+$/, '');
  const where = home.origin + prefix;
  const refused = (reason: string): CliError =>
    new CliError('config', `${reason}, but requests are locked to ${where}. Nothing was sent there.`, remedyAt(where));
  if (/[\u0000-\u001f\u007f]/.test(path)) throw refused(`${what} contains control characters`);
  let url: URL;
  try {
    url = new URL(path, base);
  } catch {
    throw refused(`${what} "${path}" is not an address`);
  }
  // The origin of `blob:https://host/` is `https://host`.
  if (url.origin !== home.origin || url.protocol !== home.protocol) throw refused(`${what} leads to ${elsewhere(url)}`);
  if (url.username !== '' || url.password !== '') throw refused(`${what} on ${url.origin} contains a user name`);
  if (path.replace(/[?#].*$/s, '').includes('\\')) throw refused(`${what} on ${url.origin} contains a backslash`);
  // The path of the origin belongs to the service; its neighbors on the same server are others.
  if (prefix !== '' && url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`))
    throw refused(`${what} leads to ${url.origin}${url.pathname}`);
  url.hash = '';
  return url;
}

function elsewhere(url: URL): string {
  return /^https?:$/.test(url.protocol) ? url.origin : `${url.protocol}//${url.host}`;
}

const askForPath = (where: string): string => `Give a path below ${where}, such as /path?key=value.`;

/** Returns what to do about an address that the service wrote and that is not below its origin. */
export function remedyOfService({ hosts, variables }: Service, host: string, env: World['env']) {
  return (where: string): string => {
    const { origin = '', override = '', selfHosted } = hosts[host] ?? {};
    const set = env[override] ? [override] : selfHosted === undefined ? [] : holes(origin).map(nameOf);
    return set.length === 0
      ? 'The service returned this address. Try again later; if the problem persists, report it to the service.'
      : `The service returned this address. If the service has moved, set ${set.join(' and ')} to its new address; otherwise ask its administrator to set its public address to ${where}.`;
  };

  function nameOf(name: string): string {
    const { env: variable, setting } = variables[name] ?? {};
    return variable ?? `the setting ${setting ?? name}`;
  }
}
