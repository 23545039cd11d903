/** Types of the tools that a server offers. */
import type { ResultSchema } from './describe.js';

/** What a tool can do: read, write, or destroy. A read-only server offers the tools that read. */
export type Access = 'read' | 'write' | 'destructive';

/** One argument of a tool, as JSON Schema. An argument without a type takes any JSON. */
export interface ToolProperty {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly description?: string;
  readonly enum?: readonly string[];
  /** Known values of an argument that takes others too. */
  readonly examples?: readonly string[];
  readonly const?: true;
  readonly items?: ToolProperty;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

/** The arguments of a tool, as JSON Schema. */
export interface ToolInput {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ToolProperty>>;
  readonly required?: readonly string[];
  /** Absent: the tool has further arguments. */
  readonly additionalProperties?: false;
}

/**
 * What the `data` of a result can be.
 *
 * - `rows`: records · `record`: one record
 * - `count`: the number of records · `raw`: the response of the service as it is
 * - `written`: what a write returns, or the requests of a dry run · `text`: text in place of the result
 * - `own`: what a workflow prints
 */
export type Form = 'rows' | 'record' | 'count' | 'raw' | 'written' | 'text' | 'own';

/** The result of a tool in `tools/list`, as JSON Schema. */
export interface ToolOutput {
  readonly type: 'object';
  readonly properties: { readonly data: ResultSchema };
  readonly required: readonly string[];
}

/** A tool as `tools/list` returns it. */
export interface ToolDefinition {
  /** Command words joined by underscores. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ToolInput;
  /** The server adds it to the tools of commands. */
  readonly outputSchema?: ToolOutput;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

/** A command of a merged tool, with the arguments that it takes besides the one that chooses it. */
export interface MergedCommand {
  readonly words: readonly string[];
  /** Values of flags that a call leaves out. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly inputSchema: ToolInput;
}

/** One tool for several commands. */
export interface Merged {
  /** Name of the argument that chooses the command. */
  readonly by: string;
  /** Commands by the value that chooses them. */
  readonly commands: Readonly<Record<string, MergedCommand>>;
}

/** A tool that a server can offer. */
export interface Tool {
  /** Words of the command that it runs; of a merged tool, the words of its name. The first one is its topic. */
  readonly words: readonly string[];
  readonly access: Access;
  /** How the default set shows it: with fewer arguments, or as it is. Absent: the default set does not have it. */
  readonly core?: true | Pick<ToolDefinition, 'description' | 'inputSchema'>;
  readonly forms: readonly Form[];
  /** Values of flags that a call leaves out. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly merged?: Merged;
  readonly definition: ToolDefinition;
}

/** A task of several commands. */
export interface Recipe {
  readonly name: string;
  readonly summary: string;
  /** What the user chooses; `$name` in the steps stands for it. */
  readonly values: readonly { readonly name: string; readonly summary: string }[];
  /** Command lines, in order. */
  readonly steps: readonly string[];
}

/** What an agent should know before it uses the client. */
export interface Guide {
  /** The skill file, as Markdown. */
  readonly skill: string;
  readonly recipes: readonly Recipe[];
}
