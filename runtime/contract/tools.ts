/** What a call of a tool can do: look, change, or destroy. Only the first is offered without leave to write. */
export type Access = 'read' | 'write' | 'destructive';

/** One argument of a tool, as JSON Schema. An argument without a type takes any JSON. */
export interface ToolProperty {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  readonly description?: string;
  readonly enum?: readonly string[];
  /** Values known today, of an argument that takes others too. */
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

/** A tool as `tools/list` tells it. */
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
  /** Offered although only the core of a large client is. */
  readonly core?: true;
  /** Values of flags that a call does not give. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly definition: ToolDefinition;
}
