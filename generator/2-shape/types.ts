/** Types of specs, derived from the schema: keys as they are written, and what the names of sets stand for. */
import type { Derived } from './derive.js';
import type { exit } from './schema/behavior.js';
import type { check } from './schema/checks.js';
import type { callKeys, ownCallKeys } from './schema/calls.js';
import type { command } from './schema/command.js';
import type { source } from './schema/credential.js';
import type { example } from './schema/example.js';
import type { argument, flag, identifier } from './schema/flag.js';
import type { group } from './schema/group.js';
import type { column } from './schema/parts.js';
import type { service } from './schema/service.js';

/** The types that `$ref` names in the schema. */
interface Definitions {
  readonly exit: Derived<typeof exit>;
  readonly check: Derived<typeof check>;
  readonly source: SourceSpec;
  readonly flag: FlagSpec;
  readonly argument: FlagSpec;
  readonly identifier: FlagSpec;
  readonly column: string | ColumnSpec;
  readonly call: string | CallSpec;
  readonly example: string | ExampleSpec;
  readonly command: CommandSpec;
  readonly 'command-key': Spec<typeof command>;
  readonly nested: GroupSpec;
}

type Spec<Schema> = Derived<Schema, Definitions>;
/** Keys that may hold a name, which the bind pass replaces by what it names. */
type Named = 'columns' | 'hints' | 'client';
type Resolved<Written> = { [Key in keyof Written]: Key extends Named ? Exclude<Written[Key], string> : Written[Key] };
type Part<Key extends keyof ServiceSpec> = NonNullable<ServiceSpec[Key]>;
type Entry<Key extends keyof ServiceSpec> = Part<Key>[keyof Part<Key>];

/** A flag, a field, an argument or the `id` of a group; each has some keys that the others do not have. */
export type FlagSpec = Spec<typeof flag> & Spec<typeof argument> & Spec<typeof identifier>;
export type FlagSpecs = Readonly<Record<string, FlagSpec>>;

export type ColumnSpec = Exclude<Spec<typeof column>, string>;
/** A request of a workflow: what a command says of its own. */
export type CallSpec = Pick<CommandSpec, (typeof callKeys)[number]> &
  Spec<{ type: 'object'; properties: typeof ownCallKeys }>;
export type ExampleSpec = Exclude<Spec<typeof example>, string>;

export type CommandSpec = Resolved<Spec<typeof command>>;
export type WrittenVerb = NonNullable<CommandSpec['verb']>;
export type Shape = NonNullable<CommandSpec['shape']>;
export type Templates = NonNullable<CommandSpec['gives']>;
/** The tool of a command; other properties are derived. */
export type ToolSpec = Exclude<NonNullable<CommandSpec['tool']>, boolean>;

/** A group file, or a group inside another one. */
export type GroupSpec = Resolved<Spec<typeof group>>;

type WrittenService = Spec<typeof service>;
/** Where a value comes from. */
export type SourceSpec = Derived<typeof source>;
export type CredentialSpec = Resolved<NonNullable<WrittenService['credentials']>[string]>;
export type ServiceSpec = Omit<WrittenService, 'credentials'> & {
  readonly credentials?: Readonly<Record<string, CredentialSpec>>;
};
export type BudgetSpec = NonNullable<Part<'tools'>['budget']>;
/** A tool besides those of the commands. */
export type AddedToolSpec = NonNullable<Part<'tools'>['more']>[string];
/** What a command does in its group; `add` and `remove` are other names of `create` and `delete`. */
export type Verb = Exclude<WrittenVerb, 'add' | 'remove'>;
/** Verbs that groups on a path also have. */
export type PlainVerb = 'list' | 'get' | 'create' | 'update' | 'delete';
export type VariableSpec = Entry<'variables'>;
export type ReferenceSpec = Entry<'references'>;
/** A collection that a copy of the account has. */
export type CollectionSpec = Entry<'copies'>;
export type FindSpec = Entry<'find'>;
export type AttachSpec = Entry<'attach'>;
export type LinesSpec = NonNullable<GroupSpec['lines']>;

/** An object of the spec whose keys lower one to one: kebab-case becomes camelCase. */
export type Plain = Readonly<Record<string, unknown>>;
