/** A resource of the catalogue that a request is about. Everything that the compiler can look up is in here. */
export interface ResourcePlan {
  /**
   * Name in the catalogue, a template over the arguments: `crm/Accounts`, `{resource}`, `openingbalance/{year}/{state}`.
   * A name without a placeholder was checked by the compiler, and `path` of the plan is the catalogue's.
   */
  readonly name: string;
  /** Field that names a record, and its type in the catalogue. */
  readonly key?: ResourceKey;
  /** Argument that names the record, for requests about one; the path ends with it. */
  readonly id?: string;
  /** The answer is one value. */
  readonly scalar?: true;
  /** A function of the service: it has parameters and no `$count`. */
  readonly function?: true;
}

export interface ResourceKey {
  readonly field: string;
  /** An Edm type, for example `Edm.Guid`. */
  readonly type: string;
}

/** A look-up that a write needs: its fields fill templates of the body as `{name.Field}`. */
export interface FindPlan {
  readonly path: string;
  /** Query parameters; `{name}` is an argument, with quotes doubled. */
  readonly query: Readonly<Record<string, string>>;
  /** Argument without which nothing is looked up. */
  readonly when?: string;
  /** How many records there must be: `one`, `none` (a duplicate is refused), or `any` (the first, or nothing). */
  readonly expect: 'one' | 'none' | 'any';
  /** What the record is, in messages: `financial period`. */
  readonly noun: string;
}

/** Files that travel with a record: each becomes a record of its own that holds its content. */
export interface AttachPlan {
  /** Record made before the main one, which holds the files; absent: the main record does. */
  readonly holder?: AttachedRecord & {
    /** Field of the main record that names the holder. */
    readonly as: string;
  };
  /** Record of each file: `{holder}` is the id of what holds it, `{file.name}` and `{file.base64}` are the file. */
  readonly file: AttachedRecord;
}

export interface AttachedRecord {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** What it is, in messages: `document`. */
  readonly noun: string;
}

/** One record of a line notation: `account:amount[:option=value...][:text]`. */
export interface LineNotation {
  /** What a line begins with, in order. The first must be there. */
  readonly head: Readonly<Record<string, LinePart>>;
  /** `name=value` parts that may follow. */
  readonly options: Readonly<Record<string, LinePart>>;
  /** Field of the rest of the line. */
  readonly text?: string;
  /** Options that come together; the first is not after the second. */
  readonly spans?: readonly (readonly [string, string])[];
  /** Parts that are made negative when a switch of the command is given. */
  readonly negative?: { readonly when: string; readonly parts: readonly string[] };
  /** Part whose sum over all lines must be zero. */
  readonly balanced?: string;
}

export interface LinePart {
  readonly kind: 'text' | 'number' | 'date' | 'reference';
  /** Field of the line's record. */
  readonly field: string;
  /** Name under `service.references`. */
  readonly reference?: string;
  /** May be left empty between two colons; the service then fills it. */
  readonly optional?: true;
  readonly min?: number;
  readonly max?: number;
  readonly describe: string;
}

/** A line as read, not looked up yet: values by field, decimals with their digits as typed. */
export interface Line {
  readonly parts: Readonly<Record<string, LineValue>>;
  readonly text?: string;
}

export interface LineValue {
  readonly part: LinePart;
  readonly text: string;
}
