import type { Group } from './command.js';
import type { Service } from './service.js';

/** One route that the sandbox serves, compiled from a command's request or a workflow's calls. */
export interface Route {
  readonly command: string;
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly effect: string;
  /** Singular name of the records behind the path, for example `deal`. */
  readonly resource: string;
  readonly paging?: string;
  readonly result?: string;
  readonly encoding?: string;
  /** Fields of the record by wire name. */
  readonly fields: Readonly<Record<string, RouteField>>;
  /** Parameters of the query by wire name. */
  readonly query: Readonly<Record<string, RouteField>>;
  /** Body keys without which the service refuses a create. */
  readonly required: readonly string[];
}

export interface RouteField {
  readonly kind: string;
  readonly choices?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
}

/** What a binary hands to the runtime: small things at once, everything else on demand. */
export interface Client {
  readonly binary: string;
  readonly version: string;
  readonly env: string;
  /** Exit code of an unknown command or flag, needed before the service is loaded. */
  readonly usage: number;
  readonly tree: Group;
  readonly service: () => Promise<{ readonly service: Service }>;
  readonly routes: () => Promise<{ readonly routes: readonly Route[] }>;
  /** Starts the stand-in; behaviour beyond the routes comes from the extension, when the service has one. */
  readonly sandbox: () => Promise<{ readonly open: SandboxOpener }>;
}

export interface SandboxOptions {
  readonly client: Client;
  /** State file; absent: memory only. */
  readonly file?: string;
  /** 0 picks a free port. */
  readonly port?: number;
  readonly records?: number;
  /** Milliseconds before every answer. */
  readonly latency?: number;
  /** `<status>:<count>`: the first `count` requests are answered with `status`. */
  readonly fail?: readonly string[];
  readonly seed?: number;
  /** Instant that the clock stands at; absent: the real time. */
  readonly now?: string;
}

export interface Sandbox {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export type SandboxOpener = (options: SandboxOptions) => Promise<Sandbox>;
