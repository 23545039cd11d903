/** The parts of an OpenAPI description that an import reads, with all references resolved. */
export interface Description {
  readonly info?: { readonly title?: string; readonly description?: string };
  readonly servers?: readonly Server[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly security?: Security;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, SecurityScheme>> };
}

export interface Server {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default?: string; readonly enum?: readonly string[] }>>;
}

/** Alternatives; each names the security schemes that a request carries together. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** What a description says about the command-line client alone. */
export interface CliKeys {
  /** Words of a command (`archive`, `order line add`), or the name of a flag. */
  readonly 'x-cli-name'?: string;
  readonly 'x-cli-ignore'?: boolean;
  readonly 'x-cli-hidden'?: boolean;
}

export interface PathItem extends CliKeys {
  readonly servers?: readonly Server[];
  readonly parameters?: readonly Parameter[];
  readonly [method: string]: unknown;
}

export interface RawOperation extends CliKeys {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly servers?: readonly Server[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content?: Content };
  readonly responses?: Readonly<Record<string, Response>>;
  readonly security?: Security;
}

export interface Response {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
  readonly links?: Readonly<Record<string, Link>>;
}

/** A further operation for which a response has the parameters. */
export interface Link {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export type Content = Readonly<
  Record<
    string,
    {
      readonly schema?: Schema;
      readonly encoding?: Readonly<Record<string, Encoding>>;
      readonly example?: unknown;
      readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
    }
  >
>;

/** How a field of a form is written. */
export interface Encoding {
  readonly style?: string;
  readonly explode?: boolean;
}

export interface Parameter extends CliKeys {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly example?: unknown;
  readonly schema?: Schema;
  readonly content?: Content;
}

export interface Schema extends CliKeys {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface SecurityScheme {
  readonly type?: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
  readonly flows?: Readonly<Record<string, Flow | undefined>>;
}

export interface Flow {
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

/** One operation with the data that its name depends on. */
export interface Operation {
  /** In upper case. */
  readonly method: string;
  /** Below the origin, with the names of arguments in braces. */
  readonly path: string;
  readonly segments: readonly Segment[];
  /** JSON pointer into the description. */
  readonly pointer: string;
  /** Origin of its own server, a template; `undefined` if it has the server of the description. */
  readonly origin?: string;
  /** Distinguishes it from other operations with its path. */
  readonly fragment?: string;
  readonly raw: RawOperation;
  readonly parameters: readonly (Parameter & { readonly pointer: string })[];
  readonly tag: string | undefined;
}

export interface Segment {
  /** Literal text, or the name of the argument. */
  readonly text: string;
  readonly isArgument: boolean;
  /** `.json` of a last segment, which is part of the path and of no name. */
  readonly extension?: string;
}

/** Something that a spec cannot express, or that has to be decided by a person. */
export interface Finding {
  readonly pointer: string;
  readonly problem: string;
  /** The specs express it, under another name. */
  readonly isRenamed?: true;
}

/** A mapping of a spec. */
export type Spec = Record<string, unknown>;
