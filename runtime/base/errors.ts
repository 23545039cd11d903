/** The errors that end a run. */
import type { Effect } from '../contract/command.js';
import type { Failure, Fate, Remedy } from '../contract/failure.js';
import { defined } from './defined.js';
import { redact, redactValue } from './redact.js';

/** Details of a failure besides its message; all optional, all safe to print. */
export interface ErrorDetails {
  /** HTTP status of the response. */
  readonly statusCode?: number;
  /** Seconds to wait before the next attempt: the service asks for them, or another run holds a lock. */
  readonly retryAfter?: number;
  readonly method?: string;
  /** Effect of the failing request; absent: it is a read. */
  readonly effect?: Effect;
  /** Path and query of the request, without origin. */
  readonly path?: string;
  readonly hint?: string;
  /** Detailed errors of the service, one line each. */
  readonly lines?: readonly string[];
  /** Nearest names. */
  readonly suggestions?: readonly string[];
  /** The remedy is for the reason of this response, so that no remedy for its status replaces it. */
  readonly explained?: true;
  /** Body of the response; printed with `--verbose` only. */
  readonly body?: unknown;
  /** Additional fields of JSON errors, by name. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Values of the failing request, if a command sends one for each of several ids. */
  readonly target?: Readonly<Record<string, string>>;
  /** No connection was made, also by the retries, so that the request cannot have arrived. */
  readonly unconnected?: true;
  /** The service blocks the credential, because requests continued after the rate limit was reached. */
  readonly blocked?: true;
  /** What became of the failing request, a write; absent: it was not sent, or is a read. */
  readonly fate?: Fate;
  /** The same request fails again until something else is changed, although its class of failure may pass. */
  readonly lasting?: true;
  /** What corrects the typed line: words in place of one of its words, or without that, at its end. */
  readonly replace?: { readonly word?: string; readonly by: readonly string[] };
  /** Command line that does what the remedy says, for a POSIX shell. */
  readonly next?: string;
}

/** Returns the nearest names to a word as details of its error. A single one can replace the word in the line, as the words `by`. */
export const nearNames = (
  word: string,
  suggestions: readonly string[],
  by: (name: string) => readonly string[] = (name) => [name],
): Pick<ErrorDetails, 'suggestions' | 'replace'> => ({
  suggestions,
  ...(suggestions.length === 1 && { replace: { word, by: by(suggestions[0] ?? '') } }),
});

/** Returns the remedy that is a command line; `says` gets it in quotes. */
export const toRun = (next: string, says = (line: string): string => `Run ${line}.`): Remedy => ({
  text: says(`"${next}"`),
  next,
});

/** Message of a prompt that the user declined. */
export const DECLINED = 'Aborted';

/** A failure that a user can act on. Everything else that is thrown is a bug and exits as `internal`. */
export class CliError extends Error {
  override readonly name = 'CliError';
  /** What to do next, one sentence. */
  readonly remedy: string | undefined;
  readonly details: ErrorDetails;

  /** Credentials are removed from everything that it is made of: much of that was quoted from a response. */
  constructor(
    /** Class of failure, or an exit code: by the name that the command declares, or of a program that it has run. */
    readonly kind: Failure | { readonly exit: string | number },
    message: string,
    remedy?: string | Remedy,
    { body, ...details }: ErrorDetails = {},
  ) {
    super(redact(message));
    const { text, next = details.next } = typeof remedy === 'object' ? remedy : { text: remedy };
    this.remedy = text && redact(text);
    // A body can be long, and is redacted if it is printed.
    this.details = { ...redactValue({ ...details, ...defined({ next }) }), ...defined({ body }) };
  }
}

/** Returns the failure for an error that means that no further file can be opened; `undefined` for any other error. */
export function fileLimit(error: unknown): CliError | undefined {
  const { code: found, message = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  // A thread that cannot be started has a code of its own, and a package file that cannot be opened another from Node 24 on.
  const code =
    found === 'ERR_WORKER_INIT_FAILED'
      ? /\bE[MN]FILE\b/.exec(message)?.[0]
      : found === 'ERR_INVALID_PACKAGE_CONFIG' && /too many open files\.?$/.test(message)
        ? 'EMFILE'
        : found;
  if (code !== 'EMFILE' && code !== 'ENFILE') return undefined;
  return new CliError(
    'unavailable',
    `No more files can be opened: ${code === 'EMFILE' ? 'this process' : 'this machine'} has reached its limit.`,
    'Raise the limit, for example with "ulimit -n 1024", then try again.',
  );
}

/**
 * Returns the failure for a module of the client, such as a workflow, that node reads as CommonJS; `undefined` for any other
 * error.
 */
export function moduleType(error: unknown): CliError | undefined {
  const { name, message = '', stack = '' } = (error ?? {}) as Partial<Error>;
  if (name !== 'SyntaxError' || !/outside a module$|^Unexpected token 'export'$/.test(message)) return undefined;
  const file = /^(.+):\d+$/m.exec(stack)?.[1] ?? 'A module';
  return new CliError(
    'internal',
    `${file} cannot be loaded: node reads it as CommonJS, but it has \`import\` or \`export\`.`,
    'The author of the client must write "type": "module" in the package.json above the file; npm init writes "commonjs".',
    { extra: { stack } },
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

/** Makes the error for a workflow that does not do what its spec declares, which only the author of the client can fix. */
export const mistake = ({ service }: { readonly service: { readonly binary: string } }, message: string): CliError =>
  new CliError(
    'internal',
    message,
    `Fix the workflow or the spec. If ${service.binary} is not yours, report this message to its author.`,
  );
