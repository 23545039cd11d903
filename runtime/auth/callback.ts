/** Receives the redirect of the browser at the end of a sign-in. */
import { timingSafeEqual } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { OAuthCredential } from '../contract/credential.js';
import type { World } from '../contract/run.js';
import { CliError } from '../base/errors.js';
import { oneLine } from '../http/text.js';
import { childEnvironment } from './environment.js';
import type { AuthParts } from './parts.js';

/** Where the service redirects the browser to, and the listener on this machine that it arrives at. */
export interface Callback {
  readonly redirectUri: string;
  readonly path: string;
  readonly port: number;
  /** Public domain of the tunnel that leads to the listener. */
  readonly domain?: string;
}

type Redirect = NonNullable<OAuthCredential['redirect']>;

/** Seconds to wait for the browser, unless the credential declares them. */
const WAIT = 120;

/** A redirect that this sign-in did not cause. */
class ForeignRedirect extends CliError {}

/**
 * Catches the redirect of the browser on 127.0.0.1: calls `ready` once it listens, and returns the code. A redirect with
 * a foreign state is refused and does not end the sign-in: any page in the browser can cause one. The listener is always
 * closed when the promise settles. Fails with `auth` on a refusal or a timeout, with `config` when the port is in use.
 */
export async function catchCallback(
  { service, reporter, world }: AuthParts,
  redirect: Redirect,
  arrival: Callback,
  state: string,
  ready: () => void,
): Promise<string> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, world.signal]);
  const server = createServer();
  const { command } = redirect.tunnel ?? {};
  const { domain, port } = arrival;
  const tunnel =
    domain !== undefined && command !== undefined
      ? openTunnel(command, domain, port, childEnvironment(world, service))
      : undefined;
  let isNoted = false;
  try {
    const redirected = new Promise<string>((resolve, reject) => {
      server.on('request', (request, response) => {
        const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
        if (request.method !== 'GET' || path !== arrival.path) {
          respond(response, 404, 'Not found', 'This page does not exist.');
          return;
        }
        try {
          const code = readRedirect(query, state);
          const text = 'You can close this window and return to the terminal.';
          respond(response, 200, `Signed in to ${service.title}`, text, () => resolve(code));
        } catch (error) {
          const isForeign = error instanceof ForeignRedirect;
          if (isForeign && !isNoted)
            reporter.live(`${error.message} That response was refused; still waiting for this sign-in.`);
          isNoted ||= isForeign;
          respond(response, 400, 'Not signed in', (error as Error).message, () => {
            if (!isForeign) reject(error as Error);
          });
        }
      });
    });
    redirected.catch(() => undefined);
    await listen(server, port, redirect.portFlag);
    ready();
    const seconds = redirect.wait ?? WAIT;
    const late = world.sleep(seconds * 1000, signal).then(() => {
      throw new CliError(
        'auth',
        `The sign-in was not completed in the browser within ${seconds} s.`,
        'Sign in again and complete it in the browser.',
      );
    });
    return await Promise.race([redirected, late, ...(tunnel ? [tunnel.broken] : [])]);
  } finally {
    over.abort(new Error('over'));
    server.close();
    server.closeAllConnections();
    tunnel?.close();
  }
}

function listen(server: Server, port: number, portFlag: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      reject(
        new CliError(
          'config',
          busy
            ? `Port ${port} on this machine is in use, but the sign-in needs it.`
            : `Cannot listen on 127.0.0.1:${port}: ${error.message}.`,
          portFlag === undefined
            ? 'Stop the program that uses the port, perhaps another sign-in, then try again.'
            : `Stop the program that uses it, or choose another port with --${portFlag}; your app must have the same callback URL registered.`,
        ),
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

/**
 * Returns the code in a redirect's query. Each value is decoded once; `+` stays, because codes may contain it. A refusal
 * without a state counts only if the user has pasted it: some services leave the state out, and any page can leave it out too.
 *
 * Fails with `auth` when the state does not match, the user refused, or the code is missing.
 */
export function readRedirect(query: string, state: string, { isPasted = false } = {}): string {
  const values = new Map<string, string>();
  for (const pair of query.replace(/#.*$/s, '').split('&')) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    values.set(decode(name), decode(value));
  }
  const received = values.get('state');
  const error = values.get('error');
  if (isPasted && error !== undefined && received === undefined) throw denied(error, values.get('error_description'));
  if (received === undefined || !equal(received, state)) {
    throw new ForeignRedirect(
      'auth',
      'The browser returned the response of another sign-in (its state does not match).',
      'Sign in again, and use the page that it opens.',
    );
  }
  if (error !== undefined) throw denied(error, values.get('error_description'));
  const code = values.get('code');
  if (code) return code;
  throw new CliError('auth', 'The browser returned without a code.', 'Sign in again.');
}

function denied(error: string, description: string | undefined): CliError {
  const why = description ? `${error}: ${description.replaceAll('+', ' ')}` : error;
  return new CliError(
    'auth',
    `The sign-in was refused in the browser (${oneLine(why, 200)}).`,
    'Sign in again and allow the access.',
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function equal(received: string, expected: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function respond(response: ServerResponse, status: number, title: string, text: string, done?: () => void): void {
  const page = `<!doctype html><meta charset="utf-8"><title>${escape(title)}</title><h1>${escape(title)}</h1><p>${escape(text)}</p>\n`;
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    connection: 'close',
  });
  // `close` comes last, also when the browser has disconnected.
  if (done) response.once('close', done);
  response.end(page);
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

interface Tunnel {
  /** Rejects when the tunnel ends unexpectedly. */
  readonly broken: Promise<never>;
  readonly close: () => void;
}

/**
 * Starts the program that puts a public domain in front of a local port. `command` contains {domain} and {port}; `env` is
 * the environment of the program.
 */
function openTunnel(command: string, domain: string, port: number, env: World['env']): Tunnel {
  const [program = '', ...args] = command
    .split(/\s+/)
    .map((word) => word.replace('{domain}', domain).replace('{port}', String(port)));
  // In a group of its own: Ctrl-C would end the tunnel before the client, which would report that as a failure.
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore', detached: process.platform !== 'win32', env });
  const kill = (): void => {
    child.kill();
  };
  process.once('exit', kill);
  const broken = new Promise<never>((_resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new CliError(
          'config',
          error.code === 'ENOENT'
            ? `The tunnel program ${program} is not installed.`
            : `The tunnel program ${program} cannot be started: ${error.message}.`,
          `Install ${program} and put it on the PATH, or paste the address manually.`,
        ),
      );
    });
    child.once('exit', (code) => {
      reject(
        new CliError(
          'config',
          `The tunnel to ${domain} ended unexpectedly (${program}, exit code ${String(code)}).`,
          `Run "${[program, ...args].join(' ')}" to see why.`,
        ),
      );
    });
  });
  broken.catch(() => undefined);
  return {
    broken,
    close: () => {
      process.off('exit', kill);
      kill();
    },
  };
}
