/** What a dialect gives to the pipeline: the notation that a family of services shares, such as OData. */
import type { CatalogueData, NamedResource } from './catalogue.js';
import type { Column, Naming, RequestPlan } from './command.js';
import type { Printing, Run, World } from './run.js';
import type { Definition } from './custom-fields.js';
import type { Call, Recreation } from './http.js';
import type { Reference } from './lookups.js';
import type { Pages, Row } from './rows.js';
import type { AttachPlan, DuplicatePlan, FindPlan, DocumentLine, LineNotation, ResourceKey } from './resource.js';
import type { Service } from './service.js';

/** The dialects of a client, each loaded when a command first needs a part that it may have. */
export type Dialects = Readonly<Record<string, () => Promise<{ readonly dialect: Dialect }>>>;

/**
 * The parts of a dialect. A client registers the dialects that its spec uses; a part that two of them have is that of the
 * first. Without a dialect, a client sends plain requests.
 */
export interface Dialect {
  /**
   * Opens the resource of a plan.
   *
   * @param look value of an argument, for a name that is a template
   * @throws CliError `input` for an unknown resource, or one that does not take the method
   */
  readonly open?: (
    plan: RequestPlan,
    look: (name: string) => unknown,
    options: ResourceOptions,
    context: ResourceContext,
  ) => Promise<Resource>;
  /** Describes the resource that a user names to `describe`. Fails with `input` for an unknown one. */
  readonly describe?: (typed: string, service: Service) => Promise<DescribedResource>;
  /** Returns the access of workflows to the catalogue. */
  readonly catalogue?: (context: Pick<Run, 'service' | 'command'>) => KitCatalogue;
  /** Returns the scope that the catalogue lists for the resource at the address of a request. */
  readonly scopeOf?: (address: URL, service: Service) => Promise<string | undefined>;
  /** Look-ups of codes by the terms of a filter. */
  readonly codes?: CodeLookup;
  /**
   * Finds the records that a write needs, in order. Returns them by the name of the look-up.
   *
   * @throws CliError `input` when there are none, several, or one that should not exist
   */
  readonly find?: (
    plans: Readonly<Record<string, FindPlan>>,
    args: Row,
    context: Run,
  ) => Promise<Readonly<Record<string, Row>>>;
  /**
   * Refuses a create that would repeat a record, by the fields of its body.
   *
   * @param flags values of the flags, one of which can allow the duplicate
   * @throws CliError `input` for a duplicate
   */
  readonly refuseDuplicates?: (plans: readonly DuplicatePlan[], body: Row, flags: Row, context: Run) => Promise<void>;
  /** Lines of documents. */
  readonly lines?: LineDialect;
  /**
   * Checks every file before anything is sent. Returns a function of the values that fill the records of the files.
   *
   * @throws CliError `input` on the first file that cannot be read
   */
  readonly attach?: (plan: AttachPlan, paths: readonly string[], context: Run) => Promise<(args: Row) => Attachments>;
  /** Custom fields by name. */
  readonly fields?: FieldDialect;
}

/** The parts of a run that a resource needs. */
export type ResourceContext = Pick<Run, 'service' | 'command' | 'resolve' | 'http'>;

/** `Name=value` as the user wrote it. */
export type Pair = readonly [name: string, value: string];

/** What a body to fill contains. */
export interface TemplateOptions {
  /** The record is new. */
  readonly creates: boolean;
  /** Fields that are left out. */
  readonly without: readonly string[];
}

/** Flags that choose another endpoint of a resource, or skip the checks against the catalogue. */
export interface ResourceOptions {
  readonly beta?: boolean;
  readonly bulk?: boolean;
  readonly force?: boolean;
}

export type Query = Readonly<Record<string, unknown>>;

/**
 * The resource of a request. If a dialect leaves out a member, the pipeline does the same as for a request without a
 * resource. A catalogue is read on demand: a command whose resource the compiler knows, and that names no fields, never
 * reads it.
 */
export interface Resource {
  readonly name: string;
  /** Path template of the collection, or of one record if the plan is for one. */
  readonly path: string;
  readonly key?: ResourceKey;
  /** The response is a single value. */
  readonly isScalar?: boolean;
  /** The catalogue does not list it, so that nothing is known of its requests. */
  readonly isUnlisted?: true;
  /** Returns a key as the path has it. */
  keyValue?(id: string): Promise<string>;

  /** Returns the query with fields in the catalogue's spelling. Fails with `input` for unknown fields. */
  checkQuery?(query: Query): Promise<Query>;
  /** Returns the query as it is sent, with these collections of records besides those that the user requests. */
  sentQuery?(query: Query, expand: readonly string[]): Query;
  /** Returns doubts about the parameters of a query, by their names. */
  queryDoubts?(query: Query): readonly (readonly [parameter: string, doubt: string])[];
  /** Fails with `input` for a name that no parameter can have. */
  checkParameters?(names: readonly string[], flag: string): void;
  /** Returns the value of a query parameter as it is sent. */
  parameter?(name: string, value: unknown): unknown;
  /** Returns the fields that a query selects; undefined if records have all of theirs. */
  selected?(query: Query): Selection | undefined;
  /** Returns the number of rows that a query itself asks for, and its parameter; undefined for as many as there are. */
  limit?(query: Query): { readonly parameter: string; readonly rows: number } | undefined;

  /** Fails with `input` for pairs that are not fields with values of their types. Nothing is looked up. */
  checkPairs?(pairs: readonly Pair[], flag: string, isBody: boolean): Promise<void>;
  /** Returns the fields of pairs for a body, with ids in place of codes. */
  fieldsOf?(pairs: readonly Pair[], flag: string): Promise<Row>;
  /** Returns a filter term for each pair. */
  termsOf?(pairs: readonly Pair[], flag: string): Promise<readonly string[]>;
  /** Returns a filter term with the value of a flag. Fails with `input` for a value of another form. */
  term?(template: string, value: unknown): string;

  /** Returns the names of the fields of a record; `undefined` if the catalogue does not list them. */
  fieldNames?(): Promise<readonly string[] | undefined>;
  /** Returns those of the fields that have nothing below them. */
  scalarFields?(): Promise<readonly string[]>;
  /** Returns the name of a record as a template over its fields, and the query that selects them; undefined without such fields. */
  naming?(): Promise<Pick<Naming, 'field' | 'query'> | undefined>;
  /** Returns the body with its fields in the form that the service requires. Fails with `input` for unknown fields and wrong values. */
  checkBody?(body: Row): Promise<Row>;
  /** Returns a body to fill, with placeholders; `undefined` for a resource that the catalogue does not list. */
  template?(options: TemplateOptions): Promise<Row | undefined>;
  /** Returns how a record that is about to be deleted is read and created again; `undefined` for a resource that the catalogue does not list. */
  recreation?(): Promise<Recreation | undefined>;
  /** Returns warnings about a body that may be refused: missing fields, and fields that the service sets itself. */
  doubts?(body: Row, creates: boolean): Promise<readonly string[]>;

  /** Returns the rows of a response; `undefined` if it has none of the resource. */
  rows(body: unknown): readonly unknown[] | undefined;
  /** Returns the record of a response, also from a list of one. */
  record(body: unknown): Row | undefined;
  /** Returns a record as it is printed: without protocol metadata. */
  plain?(row: Row): Row;
  /** Returns the number of records that a list has. Sends a request. */
  count?(call: Call): Promise<unknown>;

  /** Returns columns for these fields, in their order. */
  columnsOf?(fields: readonly string[]): readonly Column[];
  /** Returns the columns of a table; `undefined` for a resource that the catalogue does not list. */
  columns?(): Promise<readonly Column[] | undefined>;
  /** Adds what distinguishes the rows of several documents to a table. */
  withDocuments?(printed: Printed, values: DocumentValues): Printed;
}

/** What a query selects: paths of fields, and of collections that it requests beside them. */
export interface Selection {
  readonly fields: readonly string[];
  readonly expanded: readonly string[];
}

/** What is printed: rows, and how. */
export interface Printed {
  readonly pages: Pages;
  readonly printing: Printing;
}

/** The arguments of a list, as they were typed and as they are sent, and its query. */
export interface DocumentValues {
  readonly typed: Row;
  readonly sent: Row;
  readonly query: Query;
}

/** A resource as `describe` prints it. */
export interface DescribedResource {
  readonly name: string;
  readonly methods: readonly string[];
  readonly fields: object;
  /** The fields as properties of a JSON Schema. */
  readonly properties: Readonly<Record<string, object>>;
}

/** How the codes of a resource are looked up, without requests of its own. */
export interface CodeLookup {
  /** Splits codes into as few requests as possible. */
  batches(rule: Reference, codes: readonly Code[]): readonly CodeBatch[];
  /** Returns the query for records that resemble a code which does not exist; undefined if there is none. */
  near(rule: Reference, text: string, service: Service): NearCodes | undefined;
  /** Returns a reference whose look-ups return these fields as well. */
  selecting(rule: Reference, fields: readonly string[]): Reference;
  /** Returns the fields that distinguish the records of a look-up, in the order in which an error lists them. */
  shown(rule: Reference): readonly string[] | undefined;
  /** Returns a record of a response without protocol metadata. */
  plain(row: Row): Row;
}

/** A code to look up. */
export interface Code {
  readonly code: string;
  /** The code without the name of its key. */
  readonly text: string;
  /** Positions of the keys that it may be of. */
  readonly keys: readonly number[];
}

/** Codes that one request looks up. */
export interface CodeBatch {
  readonly codes: readonly Code[];
  readonly query: Readonly<Record<string, string>>;
  /** Whether the records of a response may lack some; never for a single code. */
  isCut(rows: readonly Row[]): boolean;
  /** Returns the records of a code among those of the response. */
  rowsOf(rows: readonly Row[], code: Code): readonly Row[];
}

/** A query for records that resemble a code. */
export interface NearCodes {
  readonly query: Readonly<Record<string, string>>;
  /** Returns the nearest records, nearest first. */
  readonly nearest: (rows: readonly Row[]) => readonly Row[];
}

/** How the lines of a document are typed and sent. */
export interface LineDialect {
  /**
   * Reads every line of a flag, also those of CSV files.
   *
   * @param checkCount called with the number of lines before they are read
   * @throws CliError `input`, naming each bad line, or the difference of lines that do not balance
   */
  read(
    texts: readonly string[],
    notation: LineNotation,
    label: string,
    source: LineInput,
    checkCount: (count: number) => void,
  ): Promise<readonly DocumentLine[]>;
  /**
   * Checks the signs of lines that are sent as negative numbers: with both signs, the meaning of a line is not clear.
   *
   * @returns what is sent otherwise than it was typed; `undefined` if nothing is
   * @throws CliError `input` for mixed signs, and for a negative number that would make a line positive
   */
  checkSigns(lines: readonly DocumentLine[], notation: LineNotation, label: string, args: Row): string | undefined;
  /**
   * Returns the records of lines, with the fields of the service.
   *
   * @throws CliError `input`, naming each line whose codes cannot be looked up
   */
  rows(
    lines: readonly DocumentLine[],
    notation: LineNotation,
    setting: LineSetting,
    context: LineLookup,
  ): Promise<readonly Row[]>;
}

/** What lines are read from. */
export interface LineInput {
  readonly service: Pick<Service, 'dates'>;
  readonly world: World;
  /** Standard input, which one flag can read. */
  readonly input: { read(label: string): Promise<string> };
}

/** What lines become records with, besides their notation. */
export interface LineSetting {
  /** Name of the flag in errors. */
  readonly label: string;
  /** Fields of every line that has no value of its own. */
  readonly defaults: Row;
  /** Values of the command, one of which can make parts of the lines negative. */
  readonly args: Row;
}

/** What looks codes up. */
export interface LineLookup {
  readonly resolve: Run['resolve'];
  readonly command: Pick<Run['command'], 'effect'>;
  readonly http: Pick<Run['http'], 'writes'>;
}

/** Files that a run sends with its record. */
export interface Attachments {
  /** Creates the record that holds the files, and returns the fields that the main record gets from it. */
  before(): Promise<Row>;
  /** Sends the files if the main record holds them itself. */
  after(id: string | undefined): Promise<void>;
  /** Warns of the record that was created for a main record that then failed. */
  warnOfOrphan(): void;
}

/** Custom fields of an entity by name. Definitions are read when they are needed. */
export interface FieldDialect {
  /**
   * Adds fields by name or code to a body: standard ones at the top, custom ones where the service expects them, labels as
   * option ids. Pairs override the body.
   *
   * @throws CliError `input` for an unknown name or label, a value that does not fit and a field with two values; `usage` for
   * money without a currency.
   */
  encode(
    context: Run,
    entity: string,
    pairs: readonly Pair[],
    body: Readonly<Row>,
    options?: EncodeOptions,
  ): Promise<Row>;
  /**
   * Replaces field codes by names and option ids by labels in pages of rows. Definitions are requested when the first row
   * needs them; if they cannot be read, a warning is reported and the rows stay as they are.
   */
  decodeRows(context: Run, entity: string, pages: Pages, options?: DecodeOptions): Pages;
  /** Decodes one record like `decodeRows`. Anything but an object is returned unchanged. */
  decodeRecord(context: Run, entity: string, record: unknown, options?: DecodeOptions): Promise<unknown>;
  /**
   * Finds a field by its code, its name, or its name followed by the start of its code.
   *
   * @throws CliError `input` when no field or several have the name, and with `settable` for a field that cannot be set
   */
  find(context: Run, entity: string, typed: string, options?: { readonly settable?: boolean }): Promise<Definition>;
  /** Whether records with these columns have a field of that name or code, or a part of a value under its code and a suffix. */
  has(context: Run, entity: string, name: string, columns?: readonly Column[]): Promise<boolean>;
}

export interface EncodeOptions {
  /** The word `null` clears a field. */
  readonly clears?: boolean;
  /** Reads the record that is about to change. Called only when money is typed without a currency and the body has none. */
  readonly record?: () => Promise<Row | undefined>;
  /** What has the pairs, for messages; default: the record. */
  readonly label?: string;
}

export interface DecodeOptions {
  /** Moves custom values to the top level of the record, as a table of one record shows them. */
  readonly lift?: boolean;
  /** Names that a user chose. Fields of these names are added to the top level of the record, under these names. */
  readonly names?: readonly string[];
  /** Codes and ids stay as the service stores them. */
  readonly raw?: boolean;
}

/** The catalogue of a service that has one, for workflows. Nothing is sent. */
export interface KitCatalogue {
  /** Every resource by its name. */
  all(): Promise<CatalogueData>;
  /** The resource of a name, case ignored; undefined when there is none. */
  find(name: string, options?: { readonly beta?: boolean }): Promise<KitResource | undefined>;
  /** Like `find`, but fails with `input` and the nearest names when there is none. */
  open(name: string, options?: { readonly beta?: boolean }): Promise<KitResource>;
  /** Names similar to this one. */
  suggest(name: string): Promise<readonly string[]>;
}

/** A resource of the catalogue, with functions that use its fields. */
export interface KitResource extends NamedResource {
  /** A field in the catalogue's spelling; fails with `input` and the nearest names when there is none. */
  field(name: string): string;
  /** The type that a value looks like, if it is not a value of the type that the catalogue lists for the field. */
  otherType(field: string, value: unknown): string | undefined;
  /** Whether a record holds every value of a body already. What cannot be compared, such as lines, differs. */
  holds(record: Row, body: Row): boolean;
  /** Columns of a table: of these fields, else those that distinguish records. */
  columns(fields?: readonly string[]): readonly Column[] | undefined;
  /** One line per record that distinguishes it from the others, for errors. */
  candidates(rows: readonly Row[]): readonly string[];
}
