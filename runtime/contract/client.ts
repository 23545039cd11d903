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
  /** Path of the rows or the record in the answer, when the command names one. */
  readonly result?: string;
  /** Shape of the answer as the command declares it; absent for the calls of workflows. */
  readonly shape?: 'rows' | 'record' | 'single' | 'action' | 'raw';
  readonly encoding?: string;
  /** Fields of the body by wire path (`value.amount`, `prices[0].price`). A workflow's calls know none. */
  readonly fields: Readonly<Record<string, RouteField>>;
  /** The body may carry more than `fields`: the command takes raw JSON or the calls are a workflow's. */
  readonly open?: true;
  /** Parameters of the query by wire name, the filter parameter included. */
  readonly query: Readonly<Record<string, RouteField>>;
  /** Body keys without which the service refuses a create. */
  readonly required: readonly string[];
}

export interface RouteField {
  readonly kind: string;
  /** Kind of each element, for a `csv`. */
  readonly of?: string;
  /** The value is sent in another shape than its kind (`as`, a list): only its presence is checked. */
  readonly shaped?: true;
  readonly choices?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
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
  /**
   * Faults of the first requests, used up in order: `<status>:<count>` answers with the status, `reset:<n>` breaks the
   * connection, `html:<n>` answers 200 with a web page, `cut:<n>` cuts the JSON, `slow:<n>` waits before it answers,
   * `loop:<n>` makes a list continue where it began.
   */
  readonly fail?: readonly string[];
  readonly seed?: number;
  /** Instant that the clock stands at; absent: the real time. */
  readonly now?: string;
  /** Keeps the process alive until `close`; by default the sandbox never does. */
  readonly hold?: boolean;
}

export interface Sandbox {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export type SandboxOpener = (options: SandboxOptions) => Promise<Sandbox>;
