/** Types of services: their hosts, variables, settings and output. */
import type { FlagData } from './command.js';
import type { Credential } from './credential.js';
import type { Exit, Failure } from './failure.js';
import type { Reference } from './lookups.js';
import type { Catalogue } from './catalogue.js';
import type { CustomFields } from './custom-fields.js';
import type { PeopleFields } from './people.js';
import type { Errors, FieldValues, Paging, RateLimit, Retry } from './traffic.js';
import type { Kind } from './kinds.js';

export interface Host {
  /** Origin, a template over variables: `https://{company}.example.com`. No path, unless `selfHosted`. */
  readonly origin: string;
  /**
   * The service runs on servers of its users: the origin may have a path that all requests are below, and it may be http
   * if the variable `http` of the environment is 1.
   */
  readonly selfHosted?: { readonly http: string };
  /** Environment variable that overrides the origin; then only credentials from the environment are used. */
  readonly override: string;
  /** Profile setting that overrides the origin; only credentials that were stored for that origin are sent there. */
  readonly setting?: string;
  /** Patterns removed from an override before it is checked, in order. */
  readonly strip?: readonly string[];
  /** Names under `credentials` that are valid for this host, in the order in which they are tried; a list of names is sent together. */
  readonly credentials: readonly (string | readonly string[])[];
  /** Headers of every request, for example `accept`, by their names in lower case. `content-type` is that of JSON bodies. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value that paths and origins refer to. Order of sources: flag, environment, setting, look-up, default. */
export interface Variable {
  readonly flag?: string;
  readonly env?: string;
  readonly setting?: string;
  /** Allowed values by short word, for example `be: https://accounting.example.be`. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly default?: string;
  /** Regular expression that the value must match. */
  readonly pattern?: string;
  /** What `pattern` allows, in words that follow "It must be"; default: the pattern itself. */
  readonly form?: string;
  /** Patterns removed from the value before it is checked, in order. */
  readonly strip?: readonly string[];
  /** A GET that returns the value, cached for the run. */
  readonly lookup?: { readonly path: string; readonly field: string };
  /** List of all values available to the user, for lists that are read for each of them. */
  readonly every?: Every;
  /** Noun for the value, which a note after a write to a path with the variable names. */
  readonly written?: string;
  /** Error message without a value. */
  readonly missing: string;
  /** Prompt of the login command for a missing value of a variable of an origin or a credential. */
  readonly ask?: string;
}

/** A list of the values of a variable. */
export interface Every {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly paging: string;
  /** Field with the value. */
  readonly field: string;
  /** Field with the name of a value. */
  readonly name?: string;
  /** Field that marks a value as blocked when it is true or not 0. */
  readonly unless?: string;
  /** Column that is added to the rows. */
  readonly column: string;
}

/** A profile setting that `config` knows. */
export interface Setting {
  readonly kind: Kind;
  readonly summary: string;
  readonly choices?: readonly string[];
  readonly default?: string;
  readonly min?: number;
  readonly max?: number;
  /** Flag whose default this setting is, for example `output`. */
  readonly fills?: string;
  /** Stored by commands, not shown by `config list`. */
  readonly internal?: true;
  readonly secret?: true;
}

export interface Gate {
  /** `open`: writes run; `flag`: they need `--allow-writes`, or the environment variable that allows them. */
  readonly writes: 'open' | 'flag';
  /** Deletes without the confirming flag: `ask` on a terminal, or `refuse`. */
  readonly deletes: 'ask' | 'refuse';
}

export interface OutputRules {
  /** Default format: `table`, or `auto` (table on a terminal, json otherwise). */
  readonly default: 'table' | 'auto';
  /** What csv prints for no rows. */
  readonly emptyCsv: 'header' | 'nothing';
  /** JSON printed for a write, by effect: templates. */
  readonly gives: Readonly<Partial<Record<'create' | 'update' | 'delete' | 'act', Readonly<Record<string, unknown>>>>>;
  /** Table columns of records without declared columns: those of these names that exist, in this order. */
  readonly preferred?: readonly string[];
  /** Zone of times that are written without one, such as `2026-05-31 14:00:00`; absent: they have no age. */
  readonly times?: 'utc';
  /** Failure for an unknown name in `--fields`. */
  readonly unknownField: Failure;
  /** Order of the columns that `--fields` names; default: as it names them. */
  readonly fieldsOrder?: 'named' | 'columns';
  /** Failure for an invalid `--jq` filter; default `input`. */
  readonly badFilter?: Failure;
}

/** One line of `doctor` and of `config validate`. */
export interface Check {
  /**
   * - `runtime`: version of Node · `folder`: settings readable · `keychain`: usable, or not needed
   * - `profile`: name of the active one · `variable`: the service variable `of` has a value
   * - `client`: OAuth client of the credential `of` is known · `credential`: the host `of` has one · `expiry`: it is valid
   * - `tool`: the program `of` is on the PATH; when `setting` is given, only needed if that setting has a value
   * - `jq`: the filter engine works · `policy`: the policy files can be used; `doctor` adds it if there are some
   * - `log`: the log of writes can be written; `doctor` adds it to a client that has the log
   * - `reach`: the host `of` responds to a GET of `path` (default: that which proves the
   *   credential) within 5 s, and does not refuse the credential
   */
  readonly check:
    | 'runtime'
    | 'folder'
    | 'keychain'
    | 'profile'
    | 'variable'
    | 'client'
    | 'credential'
    | 'expiry'
    | 'tool'
    | 'jq'
    | 'policy'
    | 'log'
    | 'reach';
  readonly of?: string;
  readonly path?: string;
  readonly setting?: string;
  /** Name in the output; default: the check, followed by `of`. */
  readonly name?: string;
}

/** How the commands that every client has differ between clients. */
export interface LocalRules {
  /** `auth status` requests the user's identity from the service and believes a refusal. Default: no request. */
  readonly identify?: true;
}

/** Rules for raw requests. */
export interface ApiRules {
  /** Base of relative paths, a template over variables; default `/`. */
  readonly base?: string;
  /** A path must begin with one of these. */
  readonly below?: readonly string[];
  /** The response is printed as JSON, whatever `--output` is. */
  readonly json?: true;
}

/** The command that brings the copy in a folder up to date. */
export interface RefreshPlan {
  readonly words: readonly string[];
  /** Flag that takes the folder. */
  readonly folder: string;
  /** Flag that takes the names of the collections; absent: the command reads those that it always reads. */
  readonly collections?: string;
}

/** Everything that differs between services, as data. Compiled from `specs/<service>/service.yaml`. */
export interface Service {
  readonly id: string;
  readonly binary: string;
  readonly version: string;
  /** Name used in messages, for example `Shop API`. */
  readonly title: string;
  /** Prefix of environment variables, without the underscore. */
  readonly env: string;
  /** Size in MiB of the largest file that is sent inside of a record; default 1024. */
  readonly largestFile?: number;
  readonly hosts: Readonly<Record<string, Host>>;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly credentials: Readonly<Record<string, Credential>>;
  readonly paging: Readonly<Record<string, Paging>>;
  /** Path of a record in a response, for example `data` or `d`. Empty: the response itself. */
  readonly record: string;
  /** Fields of a response that prove an empty list whose rows are missing or null. Absent: a list is never missing. */
  readonly emptyList?: FieldValues;
  /** Headers that name a created record when the response has no body, in order. */
  readonly createdId: readonly string[];
  /** Successful writes, or those of these methods, return no body, unless their plan has a `result`. */
  readonly emptyWrites?: true | readonly string[];
  readonly errors: Errors;
  /** Header with a random key of each POST, by which the service recognizes a repeated one, so that it can be retried. */
  readonly idempotencyKey?: string;
  readonly retry: Retry;
  readonly rate: RateLimit;
  readonly exits: Readonly<Record<Failure, Exit>>;
  /** HTTP status, or class (`4xx`), to failure. */
  readonly statuses: Readonly<Record<string, Failure>>;
  /** `times`: values of the kind `date` may be ISO 8601 times, of which the day as written is taken; `first`: the first day. */
  readonly dates?: { readonly times?: boolean; readonly first?: string };
  /** A `.env` file in the working folder fills variables that are not set, except credentials and host overrides. */
  readonly dotenv?: true;
  /** Names of fields and parameters that the spec marks as secret in some command: no file of the client has their values. */
  readonly secrets?: readonly string[];
  /** Fields that say something of a person; absent: the client cannot hide people. */
  readonly people?: PeopleFields;
  /** Remedy of a failure by HTTP status, when the command has none. */
  readonly hints?: Readonly<Record<string, string>>;
  readonly gate: Gate;
  /** The client keeps a log of its writes, and has the commands that read it. */
  readonly log?: true;
  readonly output: OutputRules;
  readonly settings: Readonly<Record<string, Setting>>;
  /** Command that brings the copy in a folder up to date. */
  readonly refresh?: RefreshPlan;
  readonly references: Readonly<Record<string, Reference>>;
  readonly customFields: Readonly<Record<string, CustomFields>>;
  readonly catalogue?: Catalogue;
  /** Query parameter that filter terms are joined into. */
  readonly filter?: {
    readonly query: string;
    readonly join: string;
    /** How a quote inside a text is written; default: doubled. */
    readonly escape?: 'backslash';
  };
  /** Flags of every command. */
  readonly globals: Readonly<Record<string, FlagData>>;
  /** Checks of `doctor`, in order (default: what applies), and the failure when one fails; default `config`. */
  readonly doctor?: { readonly fails?: 'config' | 'generic'; readonly checks?: readonly Check[] };
  /** Checks of `config validate`; a failed one is a `config` failure. */
  readonly validate?: readonly Check[];
  readonly local?: LocalRules;
  readonly api?: ApiRules;
  /** Values of variables in the sandbox. */
  readonly sandbox: { readonly variables: Readonly<Record<string, string>> };
}
