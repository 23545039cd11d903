/** Translates the servers of a description to origins, with the variables that users set. */
import type { Finding, Server, Spec } from './types.js';
import { kebab } from './words.js';

/** Where requests go. */
export interface Base {
  /** A template over variables of the client. */
  readonly origin: string;
  /** Path of the server. */
  readonly base: string;
  /** The origin is an address that the user sets. */
  readonly isHosted?: true;
}

export interface ServerOptions {
  readonly findings: Finding[];
  /** Prefix of environment variables. */
  readonly env: string;
  /** Variables that origins name; those of a server are added. */
  readonly variables: Spec;
  readonly pointer?: string;
  /** Of the description, for the servers of an operation. */
  readonly main?: Base;
  /** Address that replaces or completes that of the description. */
  readonly chosen?: string | undefined;
}

/** Whether an address can be the origin of a client: https, or a server on this machine. */
const isOrigin = (origin: string): boolean => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?::|$))/.test(origin);

const isAddress = (url: string | undefined): boolean =>
  /^https?:\/\/[^/]/.test(url ?? '') || /^\{[^{}]+\}/.test(url ?? '');

/** Whether a description does not say where its service is: it has no server, or a path alone. */
export const lacksServer = (servers: readonly Server[] = []): boolean => !isAddress(servers[0]?.url);

/** Returns the first server of a description or an operation. */
export function serverOf(servers: readonly Server[] = [], options: ServerOptions): Base {
  const { findings, pointer = '#/servers', main, chosen } = options;
  const [first] = servers;
  if (servers.length > 1 && chosen === undefined)
    findings.push({ pointer, problem: 'only the first server is a host' });
  const given = first?.url ?? '';
  const url = chosen === undefined ? given : joined(chosen, given);
  const [, scheme, host = '', path = ''] = /^(?:(https?|\{[^{}]+\}):\/\/)?([^/\s]*)(\/\S*)?$/.exec(url) ?? [];
  const base = filled(path, first).replace(/\/+$/, '');
  if (scheme === undefined && main !== undefined && !host.startsWith('{')) return { ...main, base };
  const isWhole = /^\{[^{}]+\}(?::(?:\d+|\{[^{}]+\}))?$/.test(host);
  const usual = filled(`${scheme ?? 'https'}://${host}`, first);
  if (isWhole && main === undefined) return { ...hosted(usual, options), base };
  // A credential of the client is not sent wherever a variable of one operation points.
  const origin = isWhole ? usual : `${filled(scheme ?? '', first)}://${host}`;
  const isKnown = scheme !== undefined && host !== '';
  if (isKnown && isOrigin(origin)) return { origin: withVariables(origin, first, options), base };
  const why = isKnown ? `${origin} is not https` : 'the description does not name the origin of the service';
  findings.push({ pointer, problem: `${why}; name it with --server, or correct \`origin\` in service.yaml` });
  return {
    origin: isKnown ? withVariables(origin.replace(/^http:/, 'https:'), first, options) : 'https://api.example.com',
    base,
  };
}

/** Returns an address with the path of the description, unless it has a path of its own. */
function joined(chosen: string, url: string): string {
  const [, origin = chosen, own = ''] = /^(https?:\/\/[^/]+)\/?(.*)$/.exec(chosen) ?? [];
  const [path = ''] = /(?<![/:])\/(?!\/).*$/.exec(url.replace(/^(?:https?|\{[^{}]+\}):\/\//, 'x')) ?? [];
  return own === '' ? `${origin}${path}` : chosen;
}

/** Returns a text with the defaults of variables; without one, the variable's name. */
const filled = (text: string, server: Server | undefined): string =>
  text
    .replace(/\{([^{}]+)\}/g, (_, name: string) => server?.variables?.[name]?.default ?? name)
    // Some defaults are themselves placeholders for readers.
    .replace(/[{}]/g, '');

/** Names a variable of the client, and returns where its value comes from. */
function declared(name: string, { env, variables }: ServerOptions, spec: Spec): string {
  const own = kebab(name);
  // A flag or setting of each client.
  const free = /^(?:output|limit|profile|timeout|user|base-url|sandbox|record|port)$/.test(own) ? `server-${own}` : own;
  const word = free.replaceAll('-', '_');
  variables[free] ??= {
    from: { env: `${env}_${word.toUpperCase()}`, setting: word },
    ...spec,
    ask: `${free.charAt(0).toUpperCase()}${free.slice(1).replaceAll('-', ' ')}:`,
  };
  return `{${free}}`;
}

/** Part of the name of a host, or a port. */
const PART = '^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$';

/** Returns an origin with variables of the client in place of those of the description. */
function withVariables(origin: string, server: Server | undefined, options: ServerOptions): string {
  return origin.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const { default: usual = '', enum: listed = [] } = server?.variables?.[name] ?? {};
    const fits = (value: string) => new RegExp(PART).test(value);
    const choices = listed.map(String).filter(fits);
    const isKnown = fits(usual) && !/^(?:your|my|example)\b/i.test(usual) && usual !== name;
    const missing = `No ${kebab(name).replaceAll('-', ' ')} is set.`;
    return declared(name, options, {
      ...(choices.length > 0
        ? { choices: Object.fromEntries(choices.map((value) => [value, value])) }
        : { pattern: PART, form: 'letters, digits, dots and hyphens' }),
      ...(isKnown ? { default: usual } : { missing, sandbox: choices[0] ?? 'sandbox' }),
    });
  });
}

/** Returns the origin of a service that runs on servers of its users. */
function hosted(usual: string, options: ServerOptions): Base {
  const isKnown = isOrigin(usual) && /^https?:\/\/(?:localhost|[^/]*\.[^/]*)/.test(usual);
  const value = declared(
    'server',
    options,
    isKnown ? { default: usual } : { missing: 'No server is set.', sandbox: 'https://sandbox.example' },
  );
  return { origin: value, base: '', isHosted: true };
}
