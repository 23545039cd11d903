/** The service that a proof of copies changes, and what it must know of each client. */
import type { Served } from '../../support/cli.js';
import { sandboxCredential } from '../../support/canary.js';
import { inProcess, type Name } from '../../support/in-process.js';

export type Row = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly body: unknown;
}

/** A second client of the service, beside the one that copies. */
export interface Other {
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** Runs a command and returns its output. */
  readonly run: (...args: readonly string[]) => Promise<string>;
  /** A number in [0, 1). */
  readonly next: () => number;
  /** Keys of the records that its changes have created, where a change asks for them. */
  readonly created: Set<string>;
}

/** Record that a change was about; absent where the service chooses several. */
export interface Touched {
  readonly collection: string;
  readonly key?: string;
}

/** Changes the service; returns undefined if no record fits or the service refuses. */
export type Change = (other: Other) => Promise<readonly Touched[] | undefined>;

export interface CopiedService {
  readonly binary: Name;
  /** Flags of the sandbox. */
  readonly sandbox: readonly string[];
  /** Commands that copy to a folder. A run that is killed is one of them. */
  readonly copies: (dir: string) => readonly (readonly string[])[];
  /** Commands after which the copy equals the service. */
  readonly settled: (dir: string) => readonly (readonly string[])[];
  readonly changes: Readonly<Record<string, Change>>;
  readonly keyOf: (row: Row, collection: string) => string;
  /** The content of a row that its copy must have; without it, all of it. */
  readonly contentOf?: (row: Row, collection: string) => unknown;
  /** The rows that the service has, by collection. */
  readonly rows: (other: Other) => Promise<ReadonlyMap<string, readonly Row[]>>;
}

export function openOther(binary: Name, home: string, served: Served, next: () => number): Other {
  const headers = {
    authorization: `Bearer ${sandboxCredential}`,
    'x-api-token': sandboxCredential,
    accept: 'application/json',
    'content-type': 'application/json',
    // A service closes a connection that was idle for long. A request that is on its way then fails.
    connection: 'close',
  };
  return {
    next,
    created: new Set(),
    run: async (...args) => {
      const { code, stdout, stderr } = await inProcess(binary, args, home, { env: served.env });
      if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
      return stdout;
    },
    ask: async (method, path, body, more = {}) => {
      const response = await fetch(`${served.origin}${path}`, {
        method,
        headers: { ...headers, ...more },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        location: response.headers.get('location'),
        body: text === '' ? undefined : parse(text),
      };
    },
  };
}

/** Parses JSON; integers that a number cannot hold are texts. */
export const parse = (text: string): unknown => JSON.parse(text.replaceAll(/(?<=":)-?\d{16,}(?=[,}\]])/g, '"$&"'));

export const isAccepted = ({ status }: Answer): boolean => status >= 200 && status < 300;

export const pick = <T>(list: readonly T[], next: () => number): T | undefined =>
  list[Math.floor(next() * list.length)];

/** A word that no earlier change has used. */
export const word = (next: () => number): string => Math.floor(next() * 2 ** 40).toString(36);
