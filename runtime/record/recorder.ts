/** Records the requests of a run and their responses in a file, each when it is complete. */
import { closeSync, existsSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import type { World } from '../contract/run.js';
import type { Sink } from '../contract/http.js';
import type { Reporter } from '../contract/reporter.js';
import { CliError } from '../base/errors.js';
import { defined } from '../base/defined.js';
import { parseJson, stringifyJson } from '../base/json.js';
import { redact } from '../base/redact.js';
import type { Outgoing } from '../http/client.js';
import { bytesOf } from '../http/encode.js';
import { isClosed } from '../http/failure.js';
import { isResponse, type Outcome } from '../http/outcome.js';
import type { Recorder } from '../http/recording.js';
import { withLock } from '../state/lock.js';
import { openLog } from '../state/log.js';
import { openPlain, readPlain, unreadable } from '../state/read.js';
import { canonicalBody, canonicalQuery, textOf } from './canonical.js';
import {
  BEGINNING,
  FORMAT,
  MOST_BODY,
  type ExchangeLine,
  type Fault,
  type ReceivedBody,
  type RunLine,
  type SentBody,
} from './format.js';
import type { Hider } from './hide.js';

export interface RecorderParts {
  /** Absolute path. */
  readonly path: string;
  readonly client: { readonly binary: string; readonly version: string };
  readonly world: Pick<World, 'argv' | 'now'>;
  /** Environment variables that a replay sets, as this run has them. */
  readonly env: Readonly<Record<string, string>>;
  /** Names of headers of responses that are stored, in lower case. */
  readonly headers: ReadonlySet<string>;
  readonly hider: Hider;
  readonly reporter: Pick<Reporter, 'warn'>;
}

export interface RunRecorder extends Recorder {
  /** Writes the line of the run; the file is created 0600. Called by the first request, if not before. */
  readonly begin: () => Promise<void>;
}

/** Returns the recorder of a run. */
export function createRecorder({ path, client, world, env, headers, hider, reporter }: RecorderParts): RunRecorder {
  const run = Buffer.from(crypto.getRandomValues(new Uint8Array(4))).toString('hex');
  let opening: Promise<void> | undefined;
  let last = Promise.resolve();
  let sent = 0;
  let done = 0;
  let isStopped = false;

  /** Other processes may write to the file: a line is never inside of another, and the rest of a killed run is removed. */
  const append = (make: () => RunLine | ExchangeLine): Promise<void> => {
    const write = last.then(() => {
      // The lock would create the folder.
      if (!existsSync(dirname(path))) throw missingFolder(path);
      return withLock(`${path}.lock`, () => {
        checkRecording(path);
        const log = openLog(path, { fresh: false });
        try {
          log.append(stringifyJson(make()));
        } finally {
          log.close();
        }
        return Promise.resolve();
      });
    });
    last = write.catch(() => undefined);
    return write;
  };
  const begin = (): Promise<void> =>
    (opening ??= append(() => ({
      t: 'run',
      v: FORMAT,
      run,
      client: client.binary,
      version: client.version,
      at: world.now().toISOString(),
      argv: withoutRecord(world.argv).map((word) => hider.text(word)),
      ...(Object.keys(env).length > 0 && { env }),
    })));
  /** The request was sent: an error of the file must not become one of the run. */
  const store = async (line: ExchangeLine, after: number): Promise<void> => {
    if (isStopped) return;
    try {
      await append(() => {
        const placed = after === done ? line : { ...line, after };
        done += 1;
        return placed;
      });
    } catch (error) {
      isStopped = true;
      const why = error instanceof CliError ? error.message : String(error);
      reporter.warn(`The recording ends here, and cannot be replayed. ${why}`);
    }
  };
  const received = (
    outcome: Outcome,
    kept: () => Uint8Array | undefined,
    { isContent, path }: { readonly isContent: boolean; readonly path: string },
  ): Partial<ExchangeLine> => {
    if (!isResponse(outcome)) return { fault: faultOf(outcome) };
    const bytes = outcome.bytes ?? kept();
    const body = bodyOf(bytes, outcome.size ?? bytes?.length ?? 0, { isContent, path }, hider);
    const known = Object.entries(outcome.headers).filter(([name]) => headers.has(name));
    return {
      status: outcome.status,
      headers: Object.fromEntries(known.map(([name, value]) => [name, hider.text(value)])),
      ...defined({ response: body }),
    };
  };

  return {
    begin,
    around: (send, target) => async (request) => {
      await begin();
      sent += 1;
      const n = sent;
      const after = done;
      const { url } = request;
      const base = new URL(target.origin);
      const prefix = base.origin === url.origin ? base.pathname.replace(/\/+$/, '') : '';
      const body = await sentBody(request);
      const query = canonicalQuery(url.search);
      const { into, kept } = keeping(request.into);
      const outcome = await send({ ...request, ...defined({ into }) });
      const line: ExchangeLine = {
        t: 'exchange',
        run,
        n,
        host: target.host,
        origin: url.origin,
        method: request.method,
        path: hider.text(url.pathname.slice(prefix.length)),
        ...defined({
          query: query && hider.query(query),
          body: body && hiddenBody(body, hider),
        }),
        ...(target.renewed && { renewed: true }),
        ...received(outcome, kept, { isContent: target.isContent, path: url.pathname }),
      };
      await store(line, after);
      return outcome;
    },
  };
}

const missingFolder = (path: string): CliError =>
  new CliError(
    'config',
    `The recording ${path} cannot be opened: its folder does not exist.`,
    'Create the folder first.',
  );

/** Returns the words of a command line without the flag that records it. */
const withoutRecord = (argv: readonly string[]): readonly string[] =>
  argv.filter((word, at) => !/^--record(?:=|$)/.test(word) && argv[at - 1] !== '--record');

/** @throws CliError `config` for a file that is not a recording: nothing is appended to it. */
function checkRecording(path: string): void {
  let start = BEGINNING;
  try {
    const { file, size } = openPlain(path);
    const bytes = Buffer.alloc(BEGINNING.length);
    if (size > 0) start = bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0)).toString('utf8');
    closeSync(file);
  } catch (error) {
    if (error instanceof CliError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new CliError('config', `The recording ${path} cannot be opened: ${unreadable(error)}.`);
  }
  if (start === BEGINNING) return;
  throw new CliError(
    'config',
    `The file ${path} exists and is not a recording, so nothing is appended to it.`,
    'Choose another file for --record.',
  );
}

/** Returns the body of a request in canonical form; files of it are read. */
async function sentBody({ body, headers }: Outgoing): Promise<SentBody | undefined> {
  if (body === undefined) return undefined;
  const type = headers['content-type'] ?? '';
  const size = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  return canonicalBody(type, size > MOST_BODY ? undefined : await bytesOf({ body, type }), size);
}

/** Returns a sink that also keeps the bytes of a response, up to {@link MOST_BODY}, and how to get them. */
function keeping(into: Sink | undefined): { readonly into?: Sink; readonly kept: () => Uint8Array | undefined } {
  if (into === undefined) return { kept: () => undefined };
  const { file, take } = into;
  if (take === undefined) {
    return {
      into,
      kept: () => {
        try {
          return readPlain(file ?? '', MOST_BODY);
        } catch {
          return undefined;
        }
      },
    };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  return {
    into: {
      ...into,
      take: (chunk) => {
        size += chunk.length;
        if (size <= MOST_BODY) chunks.push(Buffer.from(chunk));
        return take(chunk);
      },
    },
    kept: () => (size > MOST_BODY ? undefined : Buffer.concat(chunks)),
  };
}

function faultOf({ cause, sent, lasting, timeout }: Exclude<Outcome, { readonly status: number }>): Fault {
  if (!sent) return 'unconnected';
  if (timeout !== undefined) return 'timeout';
  if (isClosed(cause)) return 'closed';
  return lasting ? 'final' : 'unreadable';
}

/** Returns the body of a response as it is stored; undefined without one. */
function bodyOf(
  bytes: Uint8Array | undefined,
  size: number,
  { isContent, path }: { readonly isContent: boolean; readonly path: string },
  hider: Hider,
): ReceivedBody | undefined {
  if (size === 0) return undefined;
  if (bytes === undefined || size > MOST_BODY) return { size };
  const text = textOf(bytes);
  if (text === undefined) {
    // A credential in a binary file cannot be replaced without damage.
    const plain = Buffer.from(bytes).toString('latin1');
    return redact(plain) === plain ? { base64: Buffer.from(bytes).toString('base64') } : { size };
  }
  if (isContent) return { text: hider.text(text) };
  try {
    return { json: hider.json(parseJson(text), path) };
  } catch {
    return { text: hider.text(text) };
  }
}

function hiddenBody(body: SentBody, hider: Hider): SentBody {
  if ('json' in body) return { json: hider.json(body.json) };
  if ('text' in body) return { text: hider.text(body.text) };
  if ('form' in body) return { form: body.form.map(([name, value]) => [name, hider.named(name, value)] as const) };
  if (!('parts' in body)) return body;
  return {
    parts: body.parts.map((part) =>
      part.text === undefined ? part : { ...part, text: hider.named(part.name, part.text) },
    ),
  };
}
