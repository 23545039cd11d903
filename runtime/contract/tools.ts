/** Types of the tools that a server offers. */

/** What a tool can do: read, write, or destroy. A read-only server offers the tools that read. */
export type Access = 'read' | 'write' | 'destructive';

/** One argument of a tool, as JSON Schema. An argument without a type takes any JSON. */
export interface ToolProperty {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
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
  readonly additionalProperties: false;
}

/** A tool as `tools/list` returns it. */
export interface ToolDefinition {
  /** Command words joined by underscores. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ToolInput;
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
  /** Part of the default set of a client that has more tools. */
  readonly core?: true;
  /** Values of flags that a call leaves out. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly merged?: Merged;
  readonly definition: ToolDefinition;
}
