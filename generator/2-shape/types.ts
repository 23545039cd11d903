import type { Effect, Encoding, Method } from '../../runtime/contract/command.js';
import type { Failure } from '../../runtime/contract/failure.js';
import type { Access } from '../../runtime/contract/tools.js';
import type { Kind } from '../../runtime/contract/values.js';

/** Specs as the schema lets them through. Keys are as written. */
export type Verb = 'list' | 'get' | 'create' | 'update' | 'delete';
export type WrittenVerb = Verb | 'add' | 'remove';
export type Shape = 'rows' | 'record' | 'single' | 'action' | 'raw';
export type Templates = Readonly<Record<string, unknown>>;
export type Methods = Readonly<Partial<Record<Verb, Method>>>;

export interface FlagSpec {
  readonly type?: Kind;
  readonly of?: Kind;
  readonly summary?: string;
  readonly wire?: string;
  readonly send?: unknown;
  readonly as?: unknown;
  readonly choices?: readonly (string | number)[] | Readonly<Record<string, unknown>>;
  readonly open?: boolean;
  readonly default?: unknown;
  readonly env?: string;
  readonly min?: number;
  readonly max?: number;
  readonly 'max-items'?: number;
  readonly 'min-items'?: number;
  readonly 'max-length'?: number;
  readonly reference?: string;
  readonly months?: boolean;
  readonly day?: 'end';
  readonly unit?: string;
  readonly hidden?: boolean;
  readonly secret?: boolean;
  readonly stdin?: boolean;
  readonly placeholder?: string;
  readonly repeatable?: boolean;
  readonly required?: boolean;
  readonly requires?: readonly string[];
  readonly conflicts?: readonly string[];
  readonly alias?: string;
  /** Arguments only. */
  readonly variadic?: boolean;
  /** The `id` of a group only. */
  readonly name?: string;
}

export type FlagSpecs = Readonly<Record<string, FlagSpec>>;

export interface ColumnSpec {
  readonly key: string;
  readonly header?: string;
  readonly from?: string | readonly string[];
  readonly join?: string;
  readonly cut?: number;
  readonly plain?: boolean;
}

export interface CallSpec {
  readonly get?: string;
  readonly post?: string;
  readonly put?: string;
  readonly patch?: string;
  readonly delete?: string;
  readonly paging?: string;
  readonly host?: string;
  readonly result?: string;
}

export interface ExampleSpec {
  readonly run: string;
  readonly shows?: string;
}

/** What a command is as a tool; what is not said is derived. */
export interface ToolSpec {
  readonly access?: Access;
  readonly drop?: readonly string[];
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
}

/** Which commands are offered as tools. */
export interface ToolsSpec {
  readonly prefix?: string;
  readonly core?: readonly string[];
  readonly without?: readonly string[];
  readonly budget?: number;
}

interface SharedSpec {
  readonly host?: string;
  readonly paging?: string;
  readonly result?: string;
  readonly columns?: readonly (string | ColumnSpec)[];
  readonly use?: readonly string[];
  readonly secrets?: readonly string[];
  readonly resource?: string;
  readonly hints?: Readonly<Record<string, string>>;
  readonly 'custom-fields'?: string;
}

export interface CommandSpec extends SharedSpec {
  readonly summary?: string;
  readonly description?: string;
  readonly verb?: WrittenVerb;
  readonly effect?: Effect;
  readonly local?: boolean;
  readonly workflow?: string;
  readonly with?: Templates;
  readonly calls?: readonly (string | CallSpec)[];
  readonly gate?: 'calls';
  readonly credentials?: boolean;
  readonly remove?: boolean;
  readonly method?: Method;
  readonly path?: string;
  readonly paths?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: Templates;
  readonly encoding?: Encoding;
  readonly patch?: { readonly op: 'add' | 'replace' | 'remove' | 'move'; readonly path: string };
  readonly 'page-size'?: number;
  readonly cap?: number;
  readonly shape?: Shape;
  readonly omit?: readonly string[];
  readonly output?: 'table' | 'json' | 'yaml' | 'csv' | 'ndjson';
  readonly flat?: boolean;
  readonly unfold?: { readonly rows: readonly string[]; readonly with?: Readonly<Record<string, string>> };
  readonly moved?: string;
  readonly confirm?: string | boolean;
  readonly says?: string;
  readonly gives?: Templates;
  readonly reread?: boolean;
  readonly change?: boolean;
  readonly id?: FlagSpec;
  readonly args?: FlagSpecs;
  readonly takes?: readonly string[];
  readonly flags?: FlagSpecs;
  readonly 'one-of'?: readonly (readonly string[])[];
  readonly examples?: readonly (string | ExampleSpec)[];
  readonly exits?: Readonly<Record<string, { readonly code: number; readonly meaning: string }>>;
  readonly aliases?: readonly string[];
  readonly hidden?: boolean;
  readonly tool?: boolean | ToolSpec;
}

export interface GroupSpec extends SharedSpec {
  readonly group?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly noun?: string;
  readonly plural?: string;
  readonly path?: string;
  readonly item?: string;
  readonly id?: FlagSpec;
  readonly record?: string;
  readonly methods?: Methods;
  readonly fields?: FlagSpecs;
  readonly commands?: Readonly<Record<string, CommandSpec>>;
  readonly groups?: Readonly<Record<string, GroupSpec>>;
}

/** An object of the spec whose keys lower one to one: kebab-case becomes camelCase. */
export type Plain = Readonly<Record<string, unknown>>;

export interface HostSpec extends Plain {
  readonly origin: string;
  readonly override?: string;
  readonly credentials?: readonly string[];
}

export interface VariableSpec extends Plain {
  readonly flag?: string;
  readonly env?: string;
  readonly setting?: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly default?: string;
  readonly lookup?: { readonly path: string; readonly field: string };
  readonly login?: { readonly flag?: string };
  readonly missing?: string;
}

export interface ClientPartSpec extends Plain {
  readonly flag: string;
  readonly env: string;
  readonly setting?: string;
}

export interface CredentialSpec extends Plain {
  readonly kind: 'secret' | 'oauth';
  readonly grant?: 'authorization-code' | 'client-credentials';
  readonly title: string;
  readonly attach: { readonly basic?: Readonly<Record<string, string>> };
  readonly flag?: string;
  readonly select?: { readonly flag: string };
  readonly login?: string;
  readonly client?: { readonly id: ClientPartSpec; readonly secret: ClientPartSpec };
  readonly prove: string;
  readonly redirect?: {
    readonly port: number;
    readonly 'port-flag'?: string;
    readonly 'manual-flag'?: string;
    readonly tunnel?: { readonly flag: string; readonly setting: string };
  };
}

export interface SettingSpec extends Plain {
  readonly type?: Kind;
  readonly summary: string;
  readonly default?: string | number;
  readonly fills?: string;
}

export interface PagingSpec extends Plain {
  readonly style: string;
  readonly items: string;
  readonly size?: { readonly default: number; readonly max: number };
}

export interface ServiceSpec {
  readonly service: string;
  readonly binary: string;
  readonly version: string;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  readonly env: string;
  readonly 'user-agent'?: string;
  readonly login?: string;
  readonly timeout?: number;
  readonly standard?: readonly string[];
  readonly 'limit-flag'?: 'global' | 'command';
  readonly dotenv?: boolean;
  readonly hosts: Readonly<Record<string, HostSpec>>;
  readonly variables?: Readonly<Record<string, VariableSpec>>;
  readonly credentials?: Readonly<Record<string, CredentialSpec>>;
  readonly paging?: Readonly<Record<string, PagingSpec>>;
  readonly record?: string;
  readonly 'created-id'?: readonly string[];
  readonly errors?: Plain;
  readonly hints?: Readonly<Record<string, string>>;
  readonly retry?: Plain;
  readonly rate?: Plain;
  readonly exits?: Readonly<
    Partial<Record<Failure, { readonly code: number; readonly name: string; readonly meaning: string }>>
  >;
  readonly statuses?: Readonly<Record<string, Failure>>;
  readonly gate?: {
    readonly writes?: 'open' | 'flag';
    readonly env?: string;
    readonly deletes?: 'ask' | 'refuse';
    readonly declined?: { readonly says: string };
  };
  readonly output?: Plain;
  readonly settings?: Readonly<Record<string, SettingSpec>>;
  readonly flags?: FlagSpecs;
  readonly 'flag-defaults'?: Readonly<Record<string, string | number | boolean>>;
  readonly 'flag-groups'?: Readonly<Record<string, FlagSpecs>>;
  readonly references?: Readonly<
    Record<string, { readonly path: string; readonly scan?: { readonly paging: string } } & Plain>
  >;
  readonly 'custom-fields'?: Readonly<Record<string, { readonly path: string; readonly paging?: string } & Plain>>;
  readonly catalogue?: { readonly file: string; readonly path: string; readonly 'beta-path'?: string };
  readonly dialect?: 'odata';
  readonly filter?: { readonly query: string; readonly join: string };
  readonly methods?: Methods;
  readonly verbs?: Readonly<Partial<Record<Verb, CommandSpec>>>;
  readonly doctor?: Plain;
  readonly validate?: readonly Plain[];
  readonly local?: Plain;
  readonly tools?: ToolsSpec;
  readonly sandbox?: Plain & { readonly extension?: boolean };
}
