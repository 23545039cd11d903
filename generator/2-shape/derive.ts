/** Derives the types of specs from the schema. */

/** The types of JSON Schema that the language uses. */
export type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/**
 * The part of JSON Schema draft-07 that the language uses. {@link Derived} converts the keywords about types to types;
 * only the shape pass checks patterns, sizes, `if` and a `oneOf` without a `discriminator`.
 */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $comment?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly $ref?: `#/$defs/${string}`;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: false | JsonSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly discriminator?: { readonly propertyName: string };
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
}

/**
 * The read-only type of the values that a schema accepts; `unknown` where the schema names no type. `Definitions` holds
 * the types that `$ref` names. A mapping without `properties` has any keys.
 */
export type Derived<Schema, Definitions = object> = Schema extends { $ref: `#/$defs/${infer Name}` }
  ? Named<Name, Definitions>
  : Schema extends { discriminator: object; oneOf: readonly (infer Variant)[] }
    ? Variants<Variant, Definitions>
    : Schema extends { const: infer Value }
      ? Value
      : Schema extends { enum: readonly (infer Value)[] }
        ? Value
        : Schema extends { type: TypeName }
          ? OfType<Schema['type'], Schema, Definitions>
          : Schema extends { type: readonly TypeName[] }
            ? OfType<Schema['type'][number], Schema, Definitions>
            : unknown;

/** The type of a definition, or of one of its properties: `command-key/properties/path`. */
type Named<Name, Definitions> = Name extends keyof Definitions
  ? Definitions[Name]
  : Name extends `${infer Whole}/properties/${infer Key}`
    ? Whole extends keyof Definitions
      ? Key extends keyof Definitions[Whole]
        ? NonNullable<Definitions[Whole][Key]>
        : never
      : never
    : never;

type Variants<Variant, Definitions> = Variant extends unknown ? Derived<Variant, Definitions> : never;

type OfType<Type, Schema, Definitions> = Type extends 'string'
  ? string
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? readonly (Schema extends { items: infer Items } ? Derived<Items, Definitions> : unknown)[]
          : Mapping<Schema, Definitions>;

type Mapping<Schema, Definitions> = Schema extends { properties: infer Properties }
  ? Simplified<
      {
        readonly [Key in keyof Properties & Required<Schema>]: Derived<Properties[Key], Definitions>;
      } & {
        readonly [Key in Exclude<keyof Properties, Required<Schema>>]?: Derived<Properties[Key], Definitions>;
      }
    >
  : Schema extends { additionalProperties: infer Values }
    ? Schema extends { propertyNames: { enum: readonly (infer Name extends string)[] } }
      ? { readonly [Key in Name]?: Derived<Values, Definitions> }
      : Readonly<Record<string, Derived<Values, Definitions>>>
    : Readonly<Record<string, unknown>>;

type Required<Schema> = Schema extends { required: readonly (infer Key)[] } ? Key : never;

/** Merges two mappings, so that errors and editors show the keys. */
type Simplified<T> = { readonly [Key in keyof T]: T[Key] } & unknown;

/**
 * Returns a list that names every member of a union once, for a closed set that the runtime declares as a type: a missing
 * or unknown member does not compile, so neither side can drift.
 */
export const all =
  <Union extends string>() =>
  <const List extends readonly Union[]>(
    list: List & ([Union] extends [List[number]] ? unknown : { readonly missing: Exclude<Union, List[number]> }),
  ): List =>
    list;
