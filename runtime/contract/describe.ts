/** Types of what `describe` prints. */
import type { Effect, Encoding, Failures, Method } from './command.js';
import type { Kind } from './kinds.js';

/** JSON Schema of what a command prints as JSON; only what the specs know. */
export interface ResultSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ResultSchema>>;
  readonly items?: ResultSchema;
}

/** What an argument and a flag have in common. */
export interface ValueDescription {
  readonly name: string;
  readonly summary: string;
  /** Kind of the value; of a list (`csv`) that of an element is `of`. */
  readonly type: Kind;
  readonly of?: Kind;
  readonly required?: true;
  /** May be given several times. */
  readonly repeatable?: true;
  readonly choices?: readonly string[];
  /** The choices are those known today; others are accepted. */
  readonly open?: true;
  readonly default?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly unit?: string;
  /** The value is an id or a name that is looked up among these records. */
  readonly reference?: string;
  /** Words that are accepted in place of an id or a name. */
  readonly words?: readonly string[];
  /** Notation of a line, for example `<account>:<amount>`. */
  readonly notation?: string;
  /** Also read from piped standard input. */
  readonly stdin?: true;
  readonly env?: string;
  /** Where the value is sent: `query:status`, `body:title`, `path:id`. */
  readonly wire?: readonly string[];
}

export interface FlagDescription extends ValueDescription {
  readonly aliases?: readonly string[];
  /** Old names. */
  readonly was?: readonly string[];
  readonly requires?: readonly string[];
  readonly conflicts?: readonly string[];
  /** Old values that work with a warning, with the choices that they stand for. */
  readonly wasChoices?: Readonly<Record<string, string>>;
  /** Required unless the JSON of this flag has the value. */
  readonly requiredUnlessIn?: string;
  readonly requiredWith?: Readonly<Record<string, readonly string[]>>;
  readonly onlyWith?: Readonly<Record<string, readonly string[]>>;
  /** The flag that begins the range which this one ends. */
  readonly notBefore?: string;
  /** Most decimals, or the flag with the currency that determines them. */
  readonly decimals?: number | string;
  /** Currency, or the flag with it, in whose minor unit the amount is sent. */
  readonly minor?: string;
  readonly secret?: true;
}

/** One request of a command. */
export interface RequestDescription {
  readonly method: Method;
  readonly path: string;
  readonly host?: string;
  readonly encoding?: Encoding;
  /** Media type of the body, where it is not that of the encoding. */
  readonly contentType?: string;
  readonly paging?: string;
  /** Fixed headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `public`: a redirect to another public https origin is followed, without the credential. */
  readonly redirect?: 'public';
}

/** A background job that a command starts; its flag `--wait` waits for the end. */
export interface JobDescription {
  readonly noun: string;
  /** Field of the first response with the id of the job, or `header:<name>`. */
  readonly id: string;
  /** Field of the state in the response of the request `state`. */
  readonly state: string;
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /** Field of the error in that response; a value there is a failure. */
  readonly error?: string;
  /** Field of the result in that response. */
  readonly result?: string;
}

/** How a write is taken back. */
export interface UndoDescription {
  /** In words, or why nothing takes it back. */
  readonly summary: string;
  /** Commands that take it back; none if nothing does. */
  readonly commands: readonly string[];
  /** The record is read before the write. */
  readonly reads?: true;
}

/** Everything that is known of one command before it runs. */
export interface CommandDescription {
  /** Words after the name of the client. */
  readonly command: string;
  readonly summary: string;
  readonly description?: string;
  readonly usage: string;
  readonly aliases?: readonly string[];
  /** Old names. */
  readonly was?: readonly string[];
  readonly effect: Effect;
  /** Question that is asked before it runs; the flag `--yes` answers it. */
  readonly confirm?: string;
  readonly arguments: readonly ValueDescription[];
  readonly flags: readonly FlagDescription[];
  /** Groups of flags and arguments; exactly one of each group is required. */
  readonly oneOf?: readonly (readonly string[])[];
  /** Requests by name; a command that is a single request has one, `request`, and `state` reads the state of its job. */
  readonly requests?: Readonly<Record<string, RequestDescription>>;
  readonly job?: JobDescription;
  /** Of a write, in a client with the log of writes. */
  readonly undo?: UndoDescription;
  /** Where a successful response lists items that failed; the command prints it and ends with an error. */
  readonly failures?: Failures;
  /** Resource of the catalogue. */
  readonly resource?: string;
  /** Output format without `--output`, where it is not that of the client. */
  readonly output?: string;
  readonly columns?: readonly { readonly field: string; readonly header: string }[];
  /** Meaning of exit codes by number: those of every command and, in a file alone, its own. */
  readonly exits?: Readonly<Record<string, string>>;
  readonly result?: ResultSchema;
  /** JSON is printed as one object per line, and `result` describes one of them. */
  readonly streams?: true;
  readonly examples: readonly { readonly run: string; readonly shows?: string }[];
}

export interface GroupDescription {
  readonly summary: string;
  readonly description?: string;
}

/** The client as a whole. */
export interface SignInDescription {
  /** What commands that store a credential do, by command line. */
  readonly commands: Readonly<Record<string, string>>;
  /** What environment variables are for, by name; they need no command. */
  readonly variables: Readonly<Record<string, string>>;
}

export interface ClientDescription extends GroupDescription {
  readonly client: string;
  readonly version: string;
  /** Of all descriptions: another one means that a command has changed. */
  readonly hash: string;
  /** Versions of Node that run the client: `>=20.19`. */
  readonly node: string;
  /** How to sign in; absent for a client without credentials. */
  readonly signIn?: SignInDescription;
  readonly usage: string;
  /** Flags of every command. */
  readonly flags: readonly FlagDescription[];
  /** Meaning of exit codes by number. */
  readonly exits: Readonly<Record<string, string>>;
}

/** The descriptions below one word at the root, or those of the commands at the root. */
export interface Descriptions {
  readonly client?: Omit<ClientDescription, 'exits'>;
  /** Meaning of the exit codes of every command. */
  readonly exits: Readonly<Record<string, string>>;
  /** Groups by their words, for example `order line`. */
  readonly groups: Readonly<Record<string, GroupDescription>>;
  /** Commands by their words. Properties of a result that are a text are in `resources`, by that name. */
  readonly commands: Readonly<Record<string, CommandDescription>>;
  /** Fields of resources of the catalogue. */
  readonly resources?: Readonly<Record<string, Readonly<Record<string, ResultSchema>>>>;
}

/** Loaders of the descriptions, so that one command needs one file. */
export interface DescriptionIndex {
  readonly root: () => Promise<{ readonly default: unknown }>;
  readonly groups: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}
