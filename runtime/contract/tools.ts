/** What a tool call can do: read, write, or delete. Unless writes are allowed, only tools that read are offered. */
export type Access = 'read' | 'write' | 'destructive';

/** One argument of a tool, as JSON Schema. An argument without a type takes any JSON. */
export interface ToolProperty {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  readonly description?: string;
  readonly enum?: readonly string[];
  /** Known values of an argument that also takes others. */
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

/** A tool as `tools/list` returns it. */
export interface ToolDefinition {
  /** Command words joined by underscores. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, ToolProperty>>;
    readonly required?: readonly string[];
    readonly additionalProperties: false;
  };
  readonly annotations: {
    readonly title: string;
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

/** A command that a tool server offers. */
export interface Tool {
  readonly words: readonly string[];
  readonly access: Access;
  /** Offered even when only the core of a large client is. */
  readonly core?: true;
  /** Values of flags that a call leaves out. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly definition: ToolDefinition;
}
