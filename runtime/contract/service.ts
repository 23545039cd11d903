import type { Kind } from './values.js';

/** Classes of failure that every part of the runtime speaks of; a service maps each to its exit code. */
export type Failure =
  | 'generic'
  | 'usage'
  | 'combination'
  | 'input'
  | 'declined'
  | 'unprompted'
  | 'unavailable'
  | 'internal'
  | 'rate'
  | 'auth'
  | 'refused'
  | 'config';

export interface Host {
  /** Origin, a template over variables: `https://{company}.example.com`. No path. */
  readonly origin: string;
  /** Environment variable that overrides the origin; then only credentials from the environment are used. */
  readonly override: string;
  /** Profile setting that overrides the origin. */
  readonly setting?: string;
  /** Patterns removed from an override before it is checked, in order. */
  readonly strip?: readonly string[];
  /** Names under `credentials` that open this host, in the order in which they are tried. */
  readonly credentials: readonly string[];
  /** Headers of every request, for example `accept`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value of the session that paths and origins refer to. Order: flag, environment, setting, look-up, default. */
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
  /** One GET that tells the value, remembered for the run. */
  readonly lookup?: { readonly path: string; readonly field: string };
  /** What to say when there is none. */
  readonly missing: string;
  /**
   * For a variable of an origin: flag of the login command that sets it for the profile (default: the variable's name),
   * and the question when there is no value.
   */
  readonly login?: { readonly flag?: string; readonly ask?: string };
}

/** How a credential reaches a request. */
export type Attach =
  | { readonly header: string; readonly value: string }
  | { readonly basic: { readonly user: string; readonly password: string } };

/** What every credential has beside its own nature. */
export interface CredentialBase {
  readonly title: string;
  readonly attach: Attach;
  /**
   * Switch of the login command that chooses this credential, or a variable with a value. A host's first credential is
   * the default; the switch of another is its name, when none is said.
   */
  readonly select?: { readonly flag: string; readonly env?: { readonly name: string; readonly value: string } };
  /** Value of the profile setting `auth_mode` after a login with it. */
  readonly mode?: string;
  /** Account in the keychain, below the profile; default: `tokens` for OAuth, else the credential's name. */
  readonly account?: string;
  /** Command that stores it; default: the service's login. */
  readonly login?: string;
  /** Failure when there is none; default `auth`. */
  readonly missing?: Failure;
  /** A GET that proves the credential at login. */
  readonly prove: string;
  /** Who the answer to `prove` says the user is: a template each (`{data.name}`), by the name it is shown under. */
  readonly identity?: Readonly<Record<string, string>>;
  /** Profile settings filled from the answer to `prove` at login: dotted path, and whether a set value stays. */
  readonly remember?: Readonly<Record<string, { readonly from: string; readonly keep?: true }>>;
}

export interface SecretCredential extends CredentialBase {
  readonly kind: 'secret';
  /** Environment variable that carries the secret for one run. */
  readonly env: string;
  /** Flag of the login command, or of the commands that take the credential for one run. */
  readonly flag: string;
}

export interface OAuthCredential extends CredentialBase {
  readonly kind: 'oauth';
  readonly grant: 'authorization-code' | 'client-credentials';
  /** Environment variable that carries an access token for one run. */
  readonly env?: string;
  /** Absolute URLs, or paths below the origin of the host. */
  readonly authorize?: string;
  readonly token: string;
  readonly revoke?: string;
  readonly client: {
    readonly id: ClientPart;
    readonly secret: ClientPart;
    /** How the client proves itself to the token endpoint. */
    readonly sent: 'basic' | 'form';
    /** Command that registers the client; without one, a login asks for what is missing. */
    readonly setup?: string;
  };
  /**
   * Query of the authorize request beside `client_id`, `redirect_uri`, `state` and `response_type=code`. `{flag}` is a
   * flag of the login command (a switch gives 1 or 0); a parameter that comes out empty is left out.
   */
  readonly authorizeQuery?: Readonly<Record<string, string>>;
  readonly redirect?: {
    readonly path: string;
    readonly port: number;
    /** Flag that changes the port; its default is a setting of the same name, when there is one. */
    readonly portFlag?: string;
    /** Setting that changes the port. */
    readonly portSetting?: string;
    /** Seconds to wait for the browser; default 120. */
    readonly wait?: number;
    /** Flag or setting with a public domain in front of the callback; then `https://<domain><path>` is the redirect. */
    readonly tunnel?: { readonly flag: string; readonly setting: string; readonly command: string };
    readonly manualFlag?: string;
  };
  /** Seconds before expiry from which a token is refreshed. */
  readonly refreshBefore: number;
  /** The refresh token dies with its first use. */
  readonly singleUse?: true;
  /** Tokens younger than this many seconds are not refreshed on a 401. */
  readonly minAge?: number;
  /** Field of the token answer that names the origin of the API; it must fit the host's template. */
  readonly originField?: string;
}

export interface ClientPart {
  readonly flag: string;
  readonly env: string;
  /** Profile setting, for parts that are no secret. */
  readonly setting?: string;
}

export type Credential = SecretCredential | OAuthCredential;

/** Paging styles. All field paths are dotted; `{key}` in a path is the command's `result` key. */
export type Paging = PagingStyle & {
  /** Beginnings of the paths that page in this style, for raw requests. */
  readonly paths?: readonly string[];
};

export type PagingStyle =
  | {
      readonly style: 'cursor';
      readonly send: { readonly cursor: string; readonly size?: string };
      readonly next: string;
      readonly items: string;
      readonly size?: PageSize;
    }
  | {
      readonly style: 'offset';
      readonly send: { readonly offset: string; readonly size?: string };
      readonly next: string;
      /** Boolean field that tells whether more follows. */
      readonly more?: string;
      readonly items: string;
      readonly size?: PageSize;
    }
  | {
      readonly style: 'page';
      readonly send: { readonly page: string; readonly size?: string };
      readonly first: number;
      /** Field with the number of pages. */
      readonly pages: string;
      readonly total?: string;
      readonly items: string;
      readonly size?: PageSize;
      /** Field whose repeated values are dropped: rows move while pages are read. */
      readonly distinct?: string;
    }
  | {
      readonly style: 'link';
      /** Field with the URL of the next page. */
      readonly next: string;
      readonly items: string;
      readonly maxPages?: number;
    }
  | {
      readonly style: 'timestamp';
      readonly next: string;
      readonly items: string;
      /** Row field with the row version, an integer of any length. */
      readonly field: string;
      readonly maxPages?: number;
    };

export interface PageSize {
  readonly default: number;
  readonly max: number;
}

export interface Retry {
  readonly attempts: number;
  /** Methods repeated on 5xx and network failure; POST is never among them. */
  readonly repeat: readonly string[];
  /** First wait after a 5xx, in milliseconds; doubles. */
  readonly base: number;
  readonly cap: number;
  readonly jitter: number;
}

/** What the service tells about its budget. Header names are lower case. */
export interface RateLimit {
  readonly waits: readonly {
    readonly header: string;
    /** `auto` tells seconds, epoch seconds and epoch milliseconds apart by size. */
    readonly unit: 'seconds' | 'epoch-ms' | 'epoch-s' | 'auto';
    /** Longest wait obeyed from this header, in seconds; default: the cap of all. */
    readonly cap?: number;
  }[];
  /** Wait in seconds when no header tells one. */
  readonly fallback: number;
  /** Longest wait obeyed, in seconds. */
  readonly cap: number;
  /** When this header is 0, waiting is pointless: fail at once. */
  readonly spent?: { readonly header: readonly string[]; readonly says: string };
  /** Calls left in the short window, and its size; a reader that knows them slows down in time. */
  readonly remaining?: string;
  readonly limit?: string;
  readonly window?: number;
  /** A 403 after a 429 means a block: stop. */
  readonly blockedAfter429?: true;
}

export interface Errors {
  /** Fields tried in order for the message. */
  readonly message: readonly string[];
  readonly hint?: string;
  /** Extra fields of the error object, by the name they get in JSON errors. */
  readonly extra?: Readonly<Record<string, string>>;
  /** List of detailed errors and how each is printed. */
  readonly details?: { readonly list: string; readonly line: string };
  /** `{title} {status}: {message}` when absent. */
  readonly says?: string;
  /** Fields that mark a 2xx answer as failed when they are filled. */
  readonly failed?: readonly string[];
}

export interface Exit {
  readonly code: number;
  /** Class name in JSON errors, for example `RateLimitError`. */
  readonly name: string;
  /** Class name instead when an answer of the service is the cause. */
  readonly answered?: string;
  /** Exit code instead when no answer of the service is the cause: the client found it itself. */
  readonly typed?: number;
  readonly meaning: string;
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
  /** Kept by commands, not shown by `config list`. */
  readonly internal?: true;
  readonly secret?: true;
}

/** A look-up that turns a code into an id. */
export interface Reference {
  /** Collection path template. */
  readonly path: string;
  /** Query parameters; `{text}` is the code with quotes doubled, `{text:18}` digits padded left to 18 characters. */
  readonly query: Readonly<Record<string, string>>;
  readonly id: string;
  /** Values of this form are ids already. */
  readonly unless: 'uuid' | 'digits';
  readonly noun: string;
}

/** Where the definitions of custom fields are and what they are called. */
export interface CustomFields {
  readonly path: string;
  readonly paging?: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly options: string;
  readonly custom: string;
  /** Key of the record under which custom values sit; standard ones sit at the top. Empty: all at the top. */
  readonly under: string;
  /** Field type of the service to the encoding of its values; other types are sent as text. */
  readonly types: Readonly<Record<string, FieldEncoding>>;
  /** Words of the command that lists the definitions, named by errors. */
  readonly command?: string;
  /** Path of the record's currency, for money that is typed without one: `currency`, `prices[0].currency`. */
  readonly currency?: string;
  /** Rows that tell a change of a field instead of a record: key of the field code, and of the values. */
  readonly changes?: { readonly code: string; readonly values: readonly string[] };
}

/**
 * How a value of a field is written.
 *
 * - `option`, `options`: id of an option, list of ids · `money`: `{value, currency}`, a plain number on a standard field
 * - `date` · `time`: `{value}` · `dates`, `times`: `{value, until}` · `object`: `{value}`
 */
export type FieldEncoding =
  'text' | 'number' | 'integer' | 'option' | 'options' | 'money' | 'date' | 'time' | 'dates' | 'times' | 'object';

export interface Catalogue {
  /** Loads the data; never at start-up. */
  readonly load: () => Promise<{ readonly default: unknown }>;
  readonly path: string;
  readonly betaPath?: string;
}

export interface Gate {
  /** `open`: writes run; `flag`: they need the flag or the variable. */
  readonly writes: 'open' | 'flag';
  readonly flag?: string;
  readonly env?: string;
  /** Deletes without the confirming flag: `ask` on a terminal, or `refuse`. */
  readonly deletes: 'ask' | 'refuse';
  readonly declined: { readonly says: string };
}

export interface OutputRules {
  /** Format when none is asked for: `table`, or `auto` (table on a terminal, json otherwise). */
  readonly default: 'table' | 'auto';
  /** What `--jq` sees of a single record. */
  readonly jq: 'bare' | 'wrapped';
  /** What csv prints for no rows. */
  readonly emptyCsv: 'header' | 'nothing';
  readonly empty: string;
  /** JSON of a delete, update, remove: templates. */
  readonly gives: Readonly<Partial<Record<'create' | 'update' | 'delete' | 'act', Readonly<Record<string, unknown>>>>>;
  /** Table cells of records without columns: names looked for in this order. */
  readonly preferred?: readonly string[];
  /** An unknown name in `--fields` is this failure. */
  readonly unknownField: Failure;
  /** A `--jq` filter that is wrong is this failure; default `input`. */
  readonly badFilter?: Failure;
}

/** One line of `doctor` and of `config validate`. */
export interface Check {
  /**
   * - `runtime`: version of Node · `folder`: settings readable · `keychain`: usable, or not needed
   * - `profile`: name of the active one · `variable`: the service variable `of` has a value
   * - `client`: OAuth client of the credential `of` is known · `credential`: the host `of` has one · `expiry`: it is valid
   * - `tool`: the program `of` is on the PATH; when `setting` is given, only needed if that setting has a value
   * - `jq`: the filter engine works · `reach`: the host `of` answers a GET of `path` within 5 s, whatever it says
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
    | 'reach';
  readonly of?: string;
  readonly path?: string;
  readonly setting?: string;
  /** Name in the output; default: the check, with `of` behind it. */
  readonly name?: string;
}

/** How the commands that every client has behave where clients differ. */
export interface LocalRules {
  /** `config set` of a name that is no setting; default `usage`. */
  readonly unknownSetting?: Failure;
  /** `config get` of a setting without a value says `not set`, or prints nothing and fails; default `says`. */
  readonly unset?: 'says' | 'fails';
  /** `profile use` of a name without settings; default `warns`. */
  readonly unknownProfile?: Failure | 'warns';
  /** `auth status` when nobody is signed in: fine, or a failure; default `fine`. */
  readonly signedOut?: Failure | 'fine';
  /** `auth status` asks the service who the user is; a failure is ignored. Default: no request. */
  readonly identify?: true;
}

/** Everything that differs between services, as data. Compiled from `specs/<service>/service.yaml`. */
export interface Service {
  readonly id: string;
  readonly binary: string;
  readonly version: string;
  /** Name used in messages, for example `Helpdesk API`. */
  readonly title: string;
  /** Prefix of environment variables, without the underscore. */
  readonly env: string;
  readonly hosts: Readonly<Record<string, Host>>;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly credentials: Readonly<Record<string, Credential>>;
  readonly paging: Readonly<Record<string, Paging>>;
  /** Path of a record in an answer, for example `data` or `d`. Empty: the answer itself. */
  readonly record: string;
  /** Headers that name a created record when the answer has no body, in order. */
  readonly createdId: readonly string[];
  readonly errors: Errors;
  readonly retry: Retry;
  readonly rate: RateLimit;
  readonly exits: Readonly<Record<Failure, Exit>>;
  /** HTTP status, or class (`4xx`), to failure. */
  readonly statuses: Readonly<Record<string, Failure>>;
  readonly timeout: number;
  /** A `.env` file in the working folder fills variables that are not set, except credentials and host overrides. */
  readonly dotenv?: true;
  /** Remedy of a failure by HTTP status, when the command has none. */
  readonly hints?: Readonly<Record<string, string>>;
  readonly gate: Gate;
  readonly output: OutputRules;
  readonly settings: Readonly<Record<string, Setting>>;
  readonly references: Readonly<Record<string, Reference>>;
  readonly customFields: Readonly<Record<string, CustomFields>>;
  readonly catalogue?: Catalogue;
  /** Set when values, rows and keys follow OData version 2 or 3. */
  readonly dialect?: 'odata';
  /** Query parameter that filter terms are joined into. */
  readonly filter?: { readonly query: string; readonly join: string };
  /** Flags of every command. */
  readonly globals: Readonly<Record<string, import('./command.js').FlagData>>;
  /** Command that signs in, named by errors: `auth login`. */
  readonly login: string;
  /** Checks of `doctor`, in order (default: what applies), and the failure when one fails; default `config`. */
  readonly doctor?: { readonly fails?: 'config' | 'generic' | 'never'; readonly checks?: readonly Check[] };
  /** Checks of `config validate`; a failed one is a `config` failure. */
  readonly validate?: readonly Check[];
  readonly local?: LocalRules;
  readonly userAgent: string;
  readonly sandbox: SandboxRules;
}

export interface SandboxRules {
  /** Records of each resource at the start. */
  readonly records: number;
  /** Values of variables in the sandbox. */
  readonly variables: Readonly<Record<string, string>>;
  /** What the service does with keys that it does not know; default: both `refuse`. */
  readonly unknown?: { readonly body?: 'refuse' | 'ignore'; readonly query?: 'refuse' | 'ignore' };
  /** A page size above the maximum; default `refuse`. */
  readonly oversize?: 'refuse' | 'clamp';
  /** What writes are answered with; default: `record`, `record`, `empty`. Empty: no body, 201 with the id in a header. */
  readonly answers?: {
    readonly create?: 'record' | 'empty';
    readonly update?: 'record' | 'empty';
    readonly delete?: 'empty' | 'id' | 'record';
  };
  /** Status of a request whose body or query is wrong; default 400. */
  readonly invalid?: number;
  /**
   * Body of an error: a JSON template over `{message}`, `{hint}`, `{status}`; a list of one element is repeated for each
   * wrong field with `{path}` and `{text}`. Default: the paths of `errors`.
   */
  readonly error?: unknown;
  /** `content-type` of answers; default `application/json`. */
  readonly contentType?: string;
  /** Tokens of its OAuth endpoints: seconds that an access token lives, whether it is told as text, earliest refresh. */
  readonly tokens?: { readonly expires: number; readonly text?: true; readonly earliest?: number };
}
