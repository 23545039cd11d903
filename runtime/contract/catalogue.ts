/** The catalogue of a service: its conventions, which the spec declares, and the data of its resources. */

/** Data about the resources of a service, and the conventions of its vendor. */
export interface Catalogue {
  /** Loads the data; never at start-up. */
  readonly load: () => Promise<{ readonly default: unknown }>;
  /** Path of a resource that the catalogue does not list, and of its beta version; holds `{resource}`. */
  readonly path: string;
  readonly betaPath?: string;
  /** Digits in `field` of these resources, and in `copies` of any resource, are stored right-aligned to `width` characters. */
  readonly codes?: {
    readonly field: string;
    readonly width: number;
    readonly resources: readonly string[];
    readonly copies?: readonly string[];
  };
  /** Fields by which a record is found; the first that a resource has is used. */
  readonly names: readonly string[];
  /** Fields that identify a record in an error, as far as a resource has them. */
  readonly telling: readonly string[];
  /** Columns of a table: of each list the first field that a resource has. */
  readonly columns: readonly (readonly string[])[];
  /** Regular expression for the names of fields with amounts of money. */
  readonly amounts?: string;
  /** Most decimals of a typed value, by a regular expression for the names of fields; the first that matches counts. */
  readonly decimals?: Readonly<Record<string, number>>;
  /** Required format of fields in every write and in every filter for one value, by field name. */
  readonly formats?: Readonly<Record<string, FieldFormat>>;
}

export interface FieldFormat {
  /** Regular expression that the value must match, as typed or in capitals. */
  readonly pattern: string;
  /** What the pattern allows, after "must be". */
  readonly form: string;
}

export interface CatalogueField {
  /** An Edm name, `Collection` or `Complex`. */
  readonly type: string;
  readonly mandatory?: boolean;
  readonly filterable?: boolean;
  readonly readonly?: boolean;
  /** Name of the resource of the records in a collection. */
  readonly navigates?: string;
  readonly inferred?: boolean;
}

export interface CatalogueResource {
  readonly methods: readonly string[];
  /** Path template below the origin. */
  readonly path: string;
  readonly key?: string;
  readonly scope?: string;
  readonly beta?: boolean;
  readonly sync?: boolean;
  readonly bulk?: boolean;
  readonly webhook?: boolean;
  readonly obsolete?: boolean;
  /** Name of the sync or bulk endpoint of the same records. */
  readonly syncPath?: string;
  readonly bulkPath?: string;
  /** Parameters of a function; empty: none known. */
  readonly function?: Readonly<Record<string, { readonly type: string }>>;
  readonly scalar?: boolean;
  /** The service refuses a list without `$select`, except of one record (`$top=1`). */
  readonly needsSelect?: boolean;
  readonly fields: Readonly<Record<string, CatalogueField>>;
}

/** Records by canonical name. */
export type CatalogueData = Readonly<Record<string, CatalogueResource>>;

/** A record with its canonical name. */
export interface NamedResource extends CatalogueResource {
  readonly name: string;
}
