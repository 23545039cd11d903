/** The server of a replay, on 127.0.0.1. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Service } from '../contract/service.js';
import { defined } from '../base/defined.js';
import { stringifyJson } from '../base/json.js';
import { redact } from '../base/redact.js';
import { escaped } from '../base/regexp.js';
import { segments } from '../base/paths.js';
import { withoutCredential } from '../http/url.js';
import { canonicalBody, canonicalQuery } from './canonical.js';
import { MOST_BODY, type RequestFacts } from './format.js';
import type { Recorded, Recording } from './read.js';
import { linesOf, startReplay, type Mismatch, type Replay } from './replay.js';

export interface ReplayServer {
  readonly origin: string;
  readonly replay: Replay;
  readonly close: () => Promise<void>;
}

export interface ReplayOptions {
  readonly port: number;
  /** Paths of fields that are not compared. */
  readonly ignored: readonly string[];
  /** Called with each request that the recording does not have, and with their number so far. */
  readonly onMismatch: (mismatch: Mismatch, count: number) => void;
}

/** Status of the response to a request that the recording does not have: clients report it, and do not retry. */
const NOT_RECORDED = 418;

/** Serves a recording. Rejects with the error of the system if the port is in use. */
export async function serveRecording(
  service: Pick<Service, 'errors' | 'credentials'>,
  recording: Recording,
  { port, ignored, onMismatch }: ReplayOptions,
): Promise<ReplayServer> {
  const sockets = new Set<Socket>();
  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const recorded = originPattern(recording.origins);
  const replay = startReplay(recording, ignored, originPattern([...recording.origins, origin]));
  const here = (text: string): string => text.replaceAll(recorded, origin);

  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = replay.take(await requestOf(service, message));
    if (!('line' in found)) {
      onMismatch(found, replay.mismatches.length);
      refuse(response, found);
    } else if (found.fault !== undefined) fail(message, response, found.fault);
    else respond(response, found);
  };
  const respond = (response: ServerResponse, { status = 200, headers = {}, response: body, line }: Recorded): void => {
    let content: Buffer | undefined;
    if (body !== undefined && 'size' in body) {
      // The test must not pass with another response than the recorded one.
      refuse(response, {
        message: `The body of line ${String(line)} was not recorded, because it is too large or has a credential.`,
      });
      return;
    }
    if (body !== undefined) {
      if ('base64' in body) content = Buffer.from(body.base64, 'base64');
      else content = Buffer.from(here('json' in body ? stringifyJson(body.json) : body.text));
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, here(value));
    const isBare = status === 204 || status === 304;
    response.writeHead(status, isBare ? {} : { 'content-length': content?.length ?? 0 });
    response.end(isBare ? undefined : content);
  };
  const refuse = (response: ServerResponse, why: Mismatch | { readonly message: string }): void => {
    const message = redact('message' in why ? why.message : linesOf(why).join('\n'));
    const body = {};
    setPath(body, service.errors.message[0] ?? 'message', message);
    response.writeHead(NOT_RECORDED, { 'content-type': 'application/json' });
    response.end(stringifyJson({ ...body, ...('message' in why ? {} : { differences: why.differences }) }));
  };
  return {
    origin,
    replay,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function requestOf(service: Pick<Service, 'credentials'>, message: IncomingMessage): Promise<RequestFacts> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BODY) chunks.push(chunk);
  }
  const bytes = size > MOST_BODY ? undefined : Buffer.concat(chunks);
  const { method = 'GET', headers } = message;
  // No recording has a credential.
  const url = withoutCredential(service, message.url ?? '/');
  const cut = url.indexOf('?');
  const query = cut < 0 ? undefined : canonicalQuery(url.slice(cut + 1));
  const body = canonicalBody(headers['content-type'], bytes, size);
  return {
    method,
    path: cut < 0 ? url : url.slice(0, cut),
    ...defined({ query, body }),
  };
}

/** Fails as the recorded request did. The connection of a request without a response in time stays open. */
function fail(message: IncomingMessage, response: ServerResponse, fault: NonNullable<Recorded['fault']>): void {
  if (fault === 'closed') message.socket.resetAndDestroy();
  // A part of a content that was not requested is never accepted; wrong compression is, with a retry.
  else if (fault === 'final') response.writeHead(206, { 'content-range': 'bytes 0-0/2' }).end('x');
  else if (fault === 'unreadable') response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
}

/** Matches origins in texts, but not the beginning of a longer one. */
function originPattern(origins: Iterable<string>): RegExp {
  const known = [...origins].map(escaped);
  return known.length === 0 ? /(?!)/g : new RegExp(`(?:${known.join('|')})(?![\\w.-]|:\\d)`, 'g');
}

/** Sets a value in an object, and makes the objects and lists above it. */
function setPath(target: object, path: string, value: unknown): void {
  const steps = segments(path.split('|')[0] ?? path);
  let at = target as Record<string | number, unknown>;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    if (next === undefined) at[step] = value;
    else at = (at[step] ??= typeof next === 'number' ? [] : {}) as Record<string | number, unknown>;
  }
}
