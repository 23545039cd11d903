/** Connections to the service: direct, or through the proxies in the environment. */
import http from 'node:http';
import type https from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type tls from 'node:tls';
import { CliError } from '../base/errors.js';
import { decodeSegment } from './url.js';

type Env = Readonly<Record<string, string | undefined>>;

export interface Agents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

/**
 * An idle connection is closed before servers and firewalls usually do it, often without a word: a write that is sent on a
 * dead connection cannot be repeated. On a connection in use the time has no effect.
 */
const KEPT = { keepAlive: true, maxSockets: 8, timeout: 4000 } as const;

/** Loaded with the first https request: a run that calls only this machine would spend a tenth of its time on it. */
export const secureHttp = (): typeof https => process.getBuiltinModule('node:https');
const secureSockets = (): typeof tls => process.getBuiltinModule('node:tls');

/**
 * Returns agents for the proxies in the environment: `HTTPS_PROXY` by CONNECT, `HTTP_PROXY` with the whole
 * address in the request line, lower case before upper case. Hosts of `NO_PROXY` and loopback addresses are called
 * directly.
 *
 * @throws CliError `config` for an invalid proxy address.
 */
export function createAgents(env: Env): Agents {
  const secure = proxyUrl(env, 'https_proxy');
  const plain = proxyUrl(env, 'http_proxy');
  // Only with a proxy: checking addresses makes node compile large regular expressions first.
  const direct = (): IsDirect => parseExceptions(env['no_proxy'] ?? env['NO_PROXY'] ?? '');
  let opened: https.Agent | undefined;
  return {
    get https() {
      return (opened ??= secure === undefined ? new (secureHttp().Agent)(KEPT) : tunnelAgent(secure, direct()));
    },
    http: plain === undefined ? new http.Agent(KEPT) : new ForwardAgent(plain, direct()),
  };
}

function proxyUrl(env: Env, name: string): URL | undefined {
  const text = (env[name] ?? env[name.toUpperCase()] ?? '').trim();
  if (text === '') return undefined;
  const address = text.includes('://') ? text : `http://${text}`;
  // The message does not repeat the address, which may contain a password.
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new CliError(
      'config',
      `${name.toUpperCase()} is not the address of a proxy.`,
      'Write it as http://host:port.',
    );
  }
  return new URL(address);
}

type IsDirect = (host: string, port: number) => boolean;

/**
 * Parses `NO_PROXY`: returns whether a host is called directly. Entries: `*`, a host or `.domain` (subdomains belong to both), each with
 * `:port` or without; an address, or a range such as `10.0.0.0/8`. Loopback is always direct.
 */
export function parseExceptions(text: string): IsDirect {
  const ranges = new BlockList();
  ranges.addSubnet('127.0.0.0', 8);
  ranges.addAddress('::1', 'ipv6');
  const names: { readonly name: string; readonly port: number | undefined }[] = [
    { name: 'localhost', port: undefined },
  ];
  for (const entry of text.toLowerCase().split(/[\s,]+/)) {
    const [address = '', bits] = entry.split('/');
    const ip = bare(address);
    const family = isIP(ip);
    if (family !== 0) {
      const kind = family === 6 ? 'ipv6' : 'ipv4';
      const width = Number(bits ?? NaN);
      if (width >= 0 && width <= (family === 6 ? 128 : 32)) ranges.addSubnet(ip, width, kind);
      else ranges.addAddress(ip, kind);
      continue;
    }
    const match = /^(?:\*?\.)?(\*|[^:]+)(?::(\d+))?$/.exec(entry);
    if (match?.[1] !== undefined)
      names.push({ name: match[1], port: match[2] === undefined ? undefined : Number(match[2]) });
  }
  return (host, port) => {
    const name = bare(host.toLowerCase()).replace(/\.$/, '');
    const family = isIP(name);
    if (family !== 0 && ranges.check(name, family === 6 ? 'ipv6' : 'ipv4')) return true;
    return names.some(
      (one) =>
        (one.port === undefined || one.port === port) &&
        (one.name === '*' || name === one.name || name.endsWith(`.${one.name}`)),
    );
  };
}

function credentials(proxy: URL): Record<string, string> {
  if (proxy.username === '' && proxy.password === '') return {};
  // A password is often written as it is, with a % that begins no code.
  const decoded = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, decodeSegment);
  const pair = `${decoded(proxy.username)}:${decoded(proxy.password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Makes the error for a failed proxy: the request itself was never sent. */
function proxyError(proxy: URL, reason: string): Error {
  return Object.assign(new Error(`The proxy ${proxy.host} ${reason}`), { code: 'EPROXY' });
}

type Connected = (error: Error | null, socket?: Duplex) => void;
interface Target extends tls.ConnectionOptions {
  readonly host: string;
  readonly port: number;
}

function portOf(proxy: URL): number {
  if (proxy.port !== '') return Number(proxy.port);
  return proxy.protocol === 'https:' ? 443 : 80;
}

/** Returns an agent that reaches its targets through tunnels. */
function tunnelAgent(proxy: URL, isDirect: IsDirect): https.Agent {
  return new (class extends secureHttp().Agent {
    override createConnection(options: Target, done: Connected): Duplex | undefined {
      if (isDirect(options.host, Number(options.port))) return super.createConnection(options, done) as Duplex;
      openTunnel(proxy, options, done);
      return undefined;
    }
  })(KEPT);
}

/** Connects to the target through a tunnel that the proxy opens on CONNECT. */
function openTunnel(proxy: URL, options: Target, done: Connected): void {
  const { host, port } = options;
  const target = `${isIP(host) === 6 ? `[${host}]` : host}:${String(port)}`;
  const request = (proxy.protocol === 'https:' ? secureHttp() : http).request({
    host: bare(proxy.hostname),
    port: portOf(proxy),
    method: 'CONNECT',
    path: target,
    headers: { host: target, ...credentials(proxy) },
    agent: false,
  });
  // Nothing else ends this if the proxy does not respond: an aborted request has no reference to its tunnel.
  request.setTimeout(30_000, () => request.destroy(new Error('no response to CONNECT')));
  request.once('error', (cause) => {
    done(Object.assign(proxyError(proxy, 'cannot be reached'), { cause }));
  });
  request.once('connect', ({ statusCode }, socket) => {
    if (statusCode === 200) {
      socket.setTimeout(0);
      done(null, secureSockets().connect({ ...options, socket, servername: isIP(host) === 0 ? host : '' }));
      return;
    }
    socket.destroy();
    const hint = statusCode === 407 ? '; it requires a user name and a password' : '';
    done(proxyError(proxy, `returned ${String(statusCode)} for CONNECT ${target}${hint}`));
  });
  request.end();
}

/** Sends plain requests to the proxy, with the whole address in the request line. */
class ForwardAgent extends http.Agent {
  constructor(
    private readonly proxy: URL,
    private readonly isDirect: IsDirect,
  ) {
    super(KEPT);
  }

  // Node calls it for every request; it is not in the declared type.
  addRequest(request: http.ClientRequest, options: Target): void {
    const direct = this.isDirect(options.host, Number(options.port));
    if (!direct) {
      request.path = `http://${String(request.getHeader('host'))}${request.path}`;
      for (const [name, value] of Object.entries(credentials(this.proxy))) request.setHeader(name, value);
    }
    const place = direct ? {} : { host: bare(this.proxy.hostname), port: portOf(this.proxy), forwarded: true };
    // @ts-expect-error Not declared, see above.
    super.addRequest(request, { ...options, ...place });
  }

  override createConnection(options: Target & { readonly forwarded?: true }, done: Connected): Duplex {
    if (options.forwarded && this.proxy.protocol === 'https:') {
      return secureSockets().connect({ ...options, servername: isIP(options.host) === 0 ? options.host : '' });
    }
    return super.createConnection(options, done) as Duplex;
  }
}

/** Returns a host name as sockets expect it: an IPv6 address without brackets. */
function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}
