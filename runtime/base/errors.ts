import type { Failure } from '../contract/failure.js';

/** Details of a failure besides its message; all optional, all safe to print. */
export interface ErrorDetails {
  /** HTTP status of the response. */
  readonly statusCode?: number;
  /** Seconds that the service asks to wait before the next request. */
  readonly retryAfter?: number;
  readonly method?: string;
  /** Path and query of the request, without origin. */
  readonly path?: string;
  readonly hint?: string;
  /** Detailed errors of the service, one line each. */
  readonly lines?: readonly string[];
  /** Nearest names. */
  readonly suggestions?: readonly string[];
  /** Body of the response; printed with `--verbose` only. */
  readonly body?: unknown;
  /** Additional fields of JSON errors, by name. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** The rows of a list were not all records. */
  readonly malformed?: true;
  /** Values of the failing request, if a command sends one for each of several ids. */
  readonly target?: Readonly<Record<string, string>>;
  /** A write was sent before or by the failing request; the message states the outcome. */
  readonly sent?: boolean;
}

/** A failure that a user can act on. Everything else that is thrown is a bug and exits as `internal`. */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    /** Class of failure, or the name of an exit code that the command declares. */
    readonly kind: Failure | { readonly exit: string },
    message: string,
    /** What to do next, one sentence. */
    readonly remedy?: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/** Returns the failure for an error that means that no further file can be opened; `undefined` for any other error. */
export function fileLimit(error: unknown): CliError | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  if (code !== 'EMFILE' && code !== 'ENFILE') return undefined;
  return new CliError(
    'unavailable',
    `No further file can be opened: ${code === 'EMFILE' ? 'this process' : 'this machine'} has reached its limit.`,
    'Raise the limit, for example with "ulimit -n 1024", then try again.',
  );
}

/** Makes the error for a result that the disk or the device does not accept. */
export const unwritable = ({ message }: Error): CliError =>
  new CliError('generic', `The result cannot be written: ${message}.`);

/** The reader of stdout has closed it (`| head`): the run ends without a message. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}

/** Ctrl-C or a termination signal: the reason of the run's abort signal. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';

  constructor(
    readonly signal: string,
    readonly exitCode: number,
    message = `Stopped by ${signal}.`,
  ) {
    super(message);
  }
}
