/** The tool server over HTTP, for programs on this machine that know its token. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CliError } from '../base/errors.js';
import { tokenVariable } from '../base/standard.js';
import type { Context } from '../contract/context.js';
import { createHandlers, readyLine, type Serving } from './handlers.js';

/** The only path that is served. */
const PATH = '/mcp';

/** Minimum length of a token that the user chooses. */
const MIN_TOKEN = 16;

/**
 * Serves the tools of the client on a port of this machine until the run is stopped. Each request needs the token of the
 * server, and a host and an origin on this machine, so that no page in a browser can use it.
 *
 * @param port 0 for any that is free
 * @throws CliError `config` for a token that is too short, or a port that cannot be used
 */
export async function serveOverHttp(context: Context, serving: Serving, port: number): Promise<void> {
  const { world } = context;
  const handlers = await createHandlers(context, serving);
  const { token, isNew } = tokenOf(context);
  const onerror = (error: Error): void => context.live(`Warning: ${error.message.split('\n', 1)[0] ?? ''}`, 'text');
  const protocol = createMcpHandler(handlers.connect, { onerror });
  const answer = toNodeHandler(protocol);
  const isLocal = [localhostHostValidation(), localhostOriginValidation()];
  const server = createServer((request, response) => {
    if (!isLocal.every((check) => check(request, response))) return;
    const status = refusal(request, token);
    if (status === undefined) void answer(request as Parameters<typeof answer>[0], response);
    else refuse(response, status);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new CliError('config', `Port ${String(port)} cannot be used: ${error.message}.`, 'Give another port.'));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  const line = `${readyLine(context, serving, handlers)} on http://127.0.0.1:${String(chosen)}${PATH}`;
  try {
    context.live(
      isNew ? `${line}\nToken of this run: ${token} (${tokenVariable(context.service)} sets one that stays)` : line,
      'text',
    );
    await new Promise<void>((resolve) => {
      world.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  } finally {
    handlers.stop();
    server.closeAllConnections();
    server.close();
    await protocol.close();
  }
  world.signal.throwIfAborted();
}

/** Returns the token of the environment, or a new one. */
function tokenOf({ service, world }: Context): { readonly token: string; readonly isNew: boolean } {
  const variable = tokenVariable(service);
  const token = world.env[variable];
  if (token === undefined || token === '') return { token: randomBytes(24).toString('base64url'), isNew: true };
  if (token.length < MIN_TOKEN)
    throw new CliError(
      'config',
      `${variable} has less than ${String(MIN_TOKEN)} characters.`,
      'Choose a longer token.',
    );
  return { token, isNew: false };
}

/** Returns the status of a request that is refused; undefined for any other. */
function refusal({ url, headers }: IncomingMessage, token: string): 401 | 404 | undefined {
  if (new URL(url ?? '', 'http://127.0.0.1').pathname !== PATH) return 404;
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token)) ? undefined : 401;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const refuse = (response: ServerResponse, status: 401 | 404): void => {
  const message = status === 404 ? `Nothing is served here; the path is ${PATH}.` : 'The token is missing or wrong.';
  response
    .writeHead(status, { 'content-type': 'application/json', ...(status === 401 && { 'www-authenticate': 'Bearer' }) })
    .end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32001, message } }));
};
