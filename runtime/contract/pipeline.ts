/** The values that a command is made of, in order: argv -> Line -> Values -> Request -> Response -> Result -> bytes. */
import type { Options } from './options.js';
import type { Output, Printing } from './run.js';
import type { Row, Rows } from './rows.js';

/** The texts of a command by flag and argument, nothing converted. A flag that may be repeated is a list, a switch is `'true'`. */
export interface Line {
  readonly flags: Readonly<Record<string, string | readonly string[]>>;
  readonly positionals: Readonly<Record<string, string | readonly string[]>>;
}

/** The values of a command: converted, with environment, settings and defaults, and checked against each other. */
export interface Values {
  /** Values by name of flag or argument; absent without a value and a default. */
  readonly args: Row;
  /** Names that the user gave, on the line or on standard input. */
  readonly given: ReadonlySet<string>;
  /** Flags as they were typed. */
  readonly texts: Line['flags'];
  readonly options: Options;
}

/** What a command prints. A list, a record, a write, a job and a dry run differ in nothing else. */
export type Result =
  | { readonly kind: 'rows'; readonly rows: Rows; readonly printing?: Printing }
  | { readonly kind: 'record'; readonly record: unknown; readonly printing?: Printing & { readonly single?: boolean } }
  /** One line for a person, one object for a program. `changed`: a setting or a sign-in was stored or removed, which counts as a write. */
  | { readonly kind: 'action'; readonly line: string; readonly data: Row; readonly changed?: boolean }
  /** Text as it is, whatever the format. */
  | { readonly kind: 'text'; readonly text: string }
  /** A JSON value, whatever the format. */
  | { readonly kind: 'json'; readonly value: unknown }
  /** Text or bytes of the service, which are passed on as they arrive. */
  | {
      readonly kind: 'stream';
      readonly content: 'text' | 'bytes';
      readonly pass: (take: ReturnType<Output['stream']>) => Promise<void>;
    };
