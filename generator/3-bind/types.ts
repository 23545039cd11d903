/** Types of a bound spec, in which everything is inferred. */
import type { UsedSets } from './sets.js';
import type { Effect, Method, Wire } from '../../runtime/contract/command.js';
import type { Reference } from '../../runtime/contract/lookups.js';
import type { LineNotation, ResourcePlan } from '../../runtime/contract/resource.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import type { CatalogueData, NamedResource } from '../../runtime/contract/catalogue.js';
import type { Documents } from '../1-read/load.js';
import type { Source, Span } from '../1-read/source.js';
import type {
  CallSpec,
  CollectionSpec,
  CommandSpec,
  FlagSpec,
  FlagSpecs,
  GroupSpec,
  AddedToolSpec,
  ServiceSpec,
  Shape,
  Templates,
  Verb,
} from '../2-shape/types.js';

/** Where a flag was declared; one of a flag group carries the name of its group. */
export type Origin =
  | 'argument'
  | 'field'
  | 'own'
  | 'credential'
  | 'derived'
  | 'poll'
  | 'terminal'
  | 'global'
  | { readonly flagGroup: string };

/** A flag or an argument with everything inferred. */
export interface BoundFlag {
  readonly name: string;
  readonly spec: FlagSpec;
  readonly origin: Origin;
  readonly kind: Kind;
  readonly summary: string;
  readonly required: boolean;
  /** A required flag may be left out if the JSON of the flag of this name has its value. */
  readonly unlessIn?: string;
  /** Targets of the value; empty if the flag alone sends nothing. */
  readonly wires: readonly Wire[];
  /** Notation of a `line`. */
  readonly line?: LineNotation;
  /** Where it is declared. */
  readonly at: Span;
  /** Where the command names the flag; the same as `at` for its own flags. */
  readonly usedAt: Span;
}

/** A group file or nested group, with the keys that it inherits. */
export interface Scope {
  readonly spec: GroupSpec;
  readonly source: Source;
  readonly parent?: Scope;
  readonly noun: string;
  readonly plural: string;
  /** Identifiers by name: its own first, then those of the groups around it. */
  readonly ids: ReadonlyMap<string, FlagSpec>;
  /** Arguments of groups by the names of their parts. */
  readonly parts: ReadonlyMap<string, string>;
  /** Name of the identifier of the records here. */
  readonly id: string;
  /** Reference by the number or code of the records. */
  readonly reference?: {
    readonly name: string;
    readonly typed: 'number' | 'code';
    /** Names of several keys. */
    readonly keys?: readonly string[];
  };
  readonly host?: string;
  readonly paging?: string;
  readonly result?: string;
  readonly customFields?: string;
  /** HTTP method of `update`, if it is not the usual one. */
  readonly use: readonly { readonly name: string; readonly at: Span }[];
  /** Tables of defaults of flags, nearest first. */
  readonly flagDefaults: readonly object[];
}

export interface BoundRequest {
  readonly method: Method;
  readonly path: string;
  readonly paths: Readonly<Record<string, string>>;
  readonly host?: string;
  readonly paging?: string;
  readonly result?: string;
  readonly shape: Shape;
  /** How many records a list prints without --limit; absent for all. */
  readonly cap?: number;
  /** Query parameters of the verb. */
  readonly query?: Readonly<Record<string, string>>;
  /** NamedResource of the catalogue; it has no record if its name has placeholders. */
  readonly resource?: { readonly verb: Verb; readonly plan: ResourcePlan; readonly record?: NamedResource };
}

/** Verbs of a call on a resource. */
export type CallVerb = 'list' | 'get' | 'create' | 'update' | 'delete';

/** A request of a workflow with everything inferred. */
export interface BoundCall {
  readonly name: string;
  readonly spec: CallSpec;
  readonly method: Method;
  readonly effect: Effect;
  readonly path: string;
  /** Name of the value that is the address. */
  readonly link?: string;
  readonly resource?: { readonly verb: CallVerb; readonly plan: ResourcePlan };
  readonly host?: string;
  readonly paging?: string;
}

export interface BoundWorkflow {
  readonly name: string;
  readonly shared: boolean;
  /** Requests that the workflow may send, each name once. */
  readonly calls: readonly BoundCall[];
  /** Names of those that its code sends; the others are lists of its collections. */
  readonly named: ReadonlySet<string>;
  /** Collections that it reads, by name. */
  readonly copies: Readonly<Record<string, CollectionSpec>>;
}

export interface BoundCommand {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly spec: CommandSpec;
  readonly scope: Scope;
  readonly source: Source;
  /** Place of the name of the command. */
  readonly at: Span;
  readonly verb?: Verb;
  readonly effect: Effect;
  /** Absent if it is neither declared nor inferred, which a rule reports. */
  readonly summary?: string;
  readonly request?: BoundRequest;
  readonly workflow?: BoundWorkflow;
  /** Request after the upload of a file. */
  readonly finish?: BoundCall;
  readonly args: readonly BoundFlag[];
  readonly flags: readonly BoundFlag[];
  readonly confirm?: string;
  readonly says?: string;
  readonly gives?: Templates;
  readonly customFields?: string;
  readonly host?: string;
  readonly hints: Readonly<Record<string, string>>;
}

/** A tool, with its name and place in the specs. */
export interface BoundTool {
  /** Name in `core`: the words of a command, or the key of `more`. */
  readonly name: string;
  /** Where the command, or the key, is written. */
  readonly at: Span;
  /** The commands that it runs; several for a merged tool. */
  readonly commands: readonly [BoundCommand, ...BoundCommand[]];
  readonly added?: AddedToolSpec;
}

/** A command line, parsed with the flags of a command. */
export interface Line {
  /** Arguments, without the words of the command. */
  readonly words: readonly string[];
  readonly used: readonly { readonly flag: BoundFlag; readonly value?: string }[];
  readonly unknown: readonly string[];
}

/** An example of a command. */
export interface BoundExample {
  readonly run: string;
  readonly shows?: string;
  readonly at: Span;
  /** Commands of the client that it runs; absent if the shell cannot parse it. */
  readonly runs?: readonly { readonly command: BoundCommand; readonly line: Line; readonly piped: boolean }[];
}

/** A task of several commands. */
export interface BoundRecipe {
  readonly name: string;
  readonly summary: string;
  readonly steps: readonly BoundExample[];
}

export interface BoundGroup {
  readonly name: string;
  readonly words: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly commands: readonly BoundCommand[];
  readonly groups: readonly BoundGroup[];
  readonly spec?: GroupSpec;
  /** Place of the name; absent for the root. */
  readonly at?: Span;
}

/** Names that commands use, for the warnings about unused declarations. */
export interface Taken extends UsedSets {
  readonly fields: Set<FlagSpec>;
  readonly groups: Set<string>;
  readonly choices: Set<string>;
  readonly calls: Set<string>;
  readonly copies: Set<string>;
}

export interface Bound {
  readonly documents: Documents;
  readonly spec: ServiceSpec;
  readonly root: BoundGroup;
  readonly commands: readonly BoundCommand[];
  readonly globals: readonly BoundFlag[];
  readonly tools: readonly BoundTool[];
  readonly examples: ReadonlyMap<BoundCommand, readonly BoundExample[]>;
  readonly recipes: readonly BoundRecipe[];
  /** Records of the catalogue; absent if the service has none or the file could not be read. */
  readonly catalogue?: CatalogueData;
  /** Whether the sandbox has a module of its own. */
  readonly extension: boolean;
  /** Tables of the files of commands, one mapping per file that has some. */
  readonly tables: readonly NonNullable<GroupSpec['tables']>[];
  /** References of service.yaml and of groups, by name. */
  readonly references: Readonly<Record<string, Reference>>;
  readonly taken: Taken;
  /** Scopes of all groups and of files with commands at the root. */
  readonly scopes: readonly Scope[];
  /** All declared tables of fields. */
  readonly fieldTables: readonly FlagSpecs[];
}
