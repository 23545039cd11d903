import type { Effect, Method, Wire } from '../../runtime/contract/command.js';
import type { Kind } from '../../runtime/contract/values.js';
import type { Documents } from '../1-read/load.js';
import type { Source, Span } from '../1-read/source.js';
import type {
  CommandSpec,
  FlagSpec,
  FlagSpecs,
  GroupSpec,
  Methods,
  ServiceSpec,
  Shape,
  Templates,
  Verb,
} from '../2-shape/types.js';

/** Where a flag was declared. */
export type Origin = 'argument' | 'field' | 'own' | 'group' | 'credential' | 'derived' | 'global';

/** A flag or an argument with everything inferred. */
export interface BoundFlag {
  readonly name: string;
  readonly spec: FlagSpec;
  readonly origin: Origin;
  readonly kind: Kind;
  readonly summary: string;
  readonly required: boolean;
  /** Empty: the value is not sent by itself. */
  readonly wires: readonly Wire[];
  /** Where it is declared. */
  readonly at: Span;
  /** Where the command names it; the same as `at` for its own. */
  readonly usedAt: Span;
}

/** What a group file or nested group says, with what it inherits. */
export interface Scope {
  readonly spec: GroupSpec;
  readonly source: Source;
  readonly parent?: Scope;
  readonly noun: string;
  readonly plural: string;
  /** Identifiers by name, own first; the last ones are those of the groups around. */
  readonly ids: ReadonlyMap<string, FlagSpec>;
  /** Name of the identifier of the records here. */
  readonly id: string;
  readonly host?: string;
  readonly paging?: string;
  readonly customFields?: string;
  readonly methods: Methods;
  readonly use: readonly { readonly name: string; readonly at: Span }[];
  readonly hints: Readonly<Record<string, string>>;
}

export interface BoundRequest {
  readonly method: Method;
  readonly path: string;
  readonly paths: Readonly<Record<string, string>>;
  readonly host?: string;
  readonly paging?: string;
  readonly result?: string;
  readonly shape: Shape;
}

export interface BoundWorkflow {
  readonly name: string;
  readonly shared: boolean;
  readonly with: Readonly<Record<string, unknown>>;
}

export interface BoundCommand {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly spec: CommandSpec;
  readonly scope: Scope;
  readonly source: Source;
  /** Place of the command's name. */
  readonly at: Span;
  readonly verb?: Verb;
  readonly effect: Effect;
  /** Absent when it was neither said nor can be inferred, which a rule tells. */
  readonly summary?: string;
  readonly request?: BoundRequest;
  readonly workflow?: BoundWorkflow;
  readonly args: readonly BoundFlag[];
  readonly flags: readonly BoundFlag[];
  readonly confirm?: string;
  readonly says?: string;
  readonly gives?: Templates;
  readonly resource?: string;
  readonly customFields?: string;
  readonly host?: string;
  readonly hints: Readonly<Record<string, string>>;
}

export interface BoundGroup {
  readonly name: string;
  readonly words: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly commands: readonly BoundCommand[];
  readonly groups: readonly BoundGroup[];
  /** Place of its name; absent for the root. */
  readonly at?: Span;
}

export interface Bound {
  readonly documents: Documents;
  readonly spec: ServiceSpec;
  readonly root: BoundGroup;
  readonly commands: readonly BoundCommand[];
  readonly globals: readonly BoundFlag[];
  /** Field tables and flag groups that commands took something from, for the rules about unused ones. */
  readonly taken: { readonly fields: ReadonlySet<FlagSpec>; readonly groups: ReadonlySet<string> };
  /** Every table of fields that was declared. */
  readonly fieldTables: readonly FlagSpecs[];
}
