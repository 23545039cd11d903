import { timingSafeEqual } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { World } from '../contract/run.js';
import { CliError } from '../base/errors.js';
import { oneLine } from '../http/text.js';

export interface CallbackRules {
  readonly port: number;
  readonly path: string;
  readonly state: string;
  /** Seconds to wait for the browser. */
  readonly wait: number;
  /** Flag that changes the port, named by the error when the port is in use. */
  readonly portFlag?: string;
  /** Rejects when the redirect can no longer arrive. */
  readonly broken?: Promise<never>;
  /** Name of the service in the page that the browser shows. */
  readonly title: string;
  /** Reports a line on stderr. */
  readonly note: (text: string) => void;
}

/** A redirect that this sign-in did not cause. */
class ForeignRedirect extends CliError {}

/**
 * Catches the redirect of the browser on 127.0.0.1: calls `ready` once it listens, and returns the code. A redirect with
 * a foreign state is refused and does not end the sign-in: any page in the browser can cause one. The listener is always
 * closed when the promise settles. Fails with `auth` on a refusal or a timeout, with `config` when the port is in use.
 */
export async function catchCallback(
  rules: CallbackRules,
  world: Pick<World, 'sleep' | 'signal'>,
  ready: () => Promise<void> | void,
): Promise<string> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, world.signal]);
  const server = createServer();
  let noted = false;
  try {
    const redirected = new Promise<string>((resolve, reject) => {
      server.on('request', (request, response) => {
        const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
        if (request.method !== 'GET' || path !== rules.path) {
          respond(response, 404, 'Not found', 'This page does not exist.');
          return;
        }
        try {
          const code = readRedirect(query, rules.state);
          respond(
            response,
            200,
            `Signed in to ${rules.title}`,
            'You can close this window and return to the terminal.',
            () => resolve(code),
          );
        } catch (error) {
          const foreign = error instanceof ForeignRedirect;
          if (foreign && !noted)
            rules.note(`${error.message} That response was refused; still waiting for this sign-in.`);
          noted ||= foreign;
          respond(response, 400, 'Not signed in', (error as Error).message, () => {
            if (!foreign) reject(error as Error);
          });
        }
      });
    });
    redirected.catch(() => undefined);
    await listen(server, rules);
    await ready();
    const late = world.sleep(rules.wait * 1000, signal).then(() => {
      throw new CliError(
        'auth',
        `The sign-in was not completed in the browser within ${rules.wait} s.`,
        'Sign in again and complete it in the browser.',
      );
    });
    return await Promise.race([redirected, late, ...(rules.broken ? [rules.broken] : [])]);
  } finally {
    over.abort(new Error('over'));
    server.close();
    server.closeAllConnections();
  }
}

function listen(server: ReturnType<typeof createServer>, { port, portFlag }: CallbackRules): Promise<void> {
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
