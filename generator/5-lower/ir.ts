/** Input of the emitters: frozen data with all names resolved, in canonical order, so that equal specs produce equal bytes. */
import type {
  Column,
  Effect,
  FlagData,
  PositionalData,
  CollectionPlan,
  RequestPlan,
  ServiceSort,
} from '../../runtime/contract/command.js';
import type { Catalogue } from '../../runtime/contract/catalogue.js';
import { isWrite } from '../../runtime/base/writes.js';
import type { Route } from '../../runtime/contract/route.js';
import type { Service } from '../../runtime/contract/service.js';
import type { Tables } from '../../runtime/contract/tables.js';
import type { Recipe, Tool } from '../../runtime/contract/tools.js';
import type { ReadBefore } from '../../runtime/contract/undo.js';
import type { Origin } from '../3-bind/types.js';

export interface FlagIr {
  readonly name: string;
  readonly origin: Origin;
  readonly data: FlagData;
  /** Word shown in help instead of the type. */
  readonly placeholder?: string;
  /** The same for options of a line. */
  readonly placeholders?: Readonly<Record<string, string>>;
  readonly completes?: Completes;
}

/** What the shell proposes for a text. */
export type Completes = 'alias' | 'profile' | 'setting' | 'table' | 'relation' | 'query';

export interface ArgumentIr {
  readonly name: string;
  readonly data: PositionalData;
  readonly placeholder?: string;
  readonly completes?: Completes;
}

export interface WorkflowIr {
  readonly name: string;
  readonly shared: boolean;
  readonly confirm?: string;
  /** Requests that its code sends, by name. */
  readonly calls: Readonly<Record<string, RequestPlan>>;
  /** Collections by name; empty for a workflow that copies none. */
  readonly copies: Readonly<Record<string, CollectionPlan>>;
}

/** Returns every request of a workflow, by name. */
export const requestsOf = ({ calls, copies }: WorkflowIr): Readonly<Record<string, RequestPlan>> =>
  Object.assign({}, ...Object.values(copies).map(({ lists }) => lists), calls) as Readonly<Record<string, RequestPlan>>;

/** Returns the requests of a command that write. */
export const writesOf = ({ plan, workflow }: Pick<CommandIr, 'plan' | 'workflow'>): readonly RequestPlan[] =>
  [
    ...(plan === undefined ? [] : [plan]),
    ...(workflow === undefined ? [] : Object.values(requestsOf(workflow))),
  ].filter(({ effect }) => isWrite(effect));

/** Returns how the record of a write is read before it; undefined if its undo needs nothing of the record. */
export const readBefore = ({ undo }: RequestPlan): ReadBefore | 'itself' | undefined =>
  undo === undefined || 'none' in undo ? undefined : undo.before;

export interface ExampleIr {
  /** With the name of the binary. */
  readonly run: string;
  readonly shows?: string;
}

export interface CommandIr {
  /** `acme.order.list` */
  readonly id: string;
  readonly words: readonly string[];
  /** Spec file, for example `specs/acme/order.yaml`. */
  readonly file: string;
  readonly describe: string;
  readonly description?: string;
  readonly effect: Effect;
  readonly output?: 'table' | 'json' | 'yaml' | 'csv' | 'ndjson';
  readonly gate?: 'calls';
  readonly args: readonly ArgumentIr[];
  readonly flags: readonly FlagIr[];
  readonly plan?: RequestPlan;
  readonly workflow?: WorkflowIr;
  readonly columns?: readonly Column[];
  /** A workflow with columns prints one record as JSON, not rows. */
  readonly printsRecord?: true;
  /** A workflow prints JSON as one object per line. */
  readonly streams?: true;
  readonly hints?: Readonly<Record<string, string>>;
  readonly exits: readonly { readonly name: string; readonly code: number; readonly meaning: string }[];
  readonly oneOf?: readonly (readonly string[])[];
  readonly sort?: ServiceSort;
  /** Only its own help and descriptions for programs show it. */
  readonly hidden?: true;
  readonly aliases: readonly string[];
  /** Old names. */
  readonly was: readonly string[];
  readonly examples: readonly ExampleIr[];
}

export interface GroupIr {
  readonly name: string;
  readonly words: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Old names. */
  readonly was: readonly string[];
  readonly commands: readonly CommandIr[];
  readonly groups: readonly GroupIr[];
}

/** All data of the service except the loader of its catalogue, which is code. */
export interface ServiceIr extends Omit<Service, 'catalogue' | 'globals'> {
  readonly catalogue?: Omit<Catalogue, 'load'> & { readonly file: string };
}

export interface Ir {
  readonly service: ServiceIr;
  readonly summary: string;
  readonly description?: string;
  readonly globals: readonly FlagIr[];
  readonly root: GroupIr;
  readonly commands: readonly CommandIr[];
  readonly routes: readonly Route[];
  /** Names of the fields of records by group, for example `acme.order.`, and by command, `acme.order.get`. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Tables of files that workflows write. */
  readonly tables: Tables;
  readonly tools: readonly Tool[];
  readonly recipes: readonly Recipe[];
  /** Whether the sandbox has a module of its own. */
  readonly extension: boolean;
  /** Dialects that the client registers, in this order. */
  readonly dialects: readonly string[];
  /** Words for the records of the service, lists of those with one meaning. */
  readonly synonyms?: readonly (readonly string[])[];
}
