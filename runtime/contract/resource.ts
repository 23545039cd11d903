/** Types of requests for resources of a catalogue: look-ups, attachments and lines of documents. */
import type { Undo } from './undo.js';

/** The catalogue resource of a request, with everything that the compiler can look up. */
export interface ResourcePlan {
  /**
   * Name in the catalogue, a template over the arguments: `sales/Orders`, `{resource}`, `orders/{year}/{status}`.
   * A name without a placeholder was checked by the compiler, and `path` of the plan is the catalogue's.
   */
  readonly name: string;
  /** Field that names a record, and its type in the catalogue. */
  readonly key?: ResourceKey;
  /** Argument that names the record, for requests for one record; the path ends with it. */
  readonly id?: string;
  /** The response is a single value. */
  readonly scalar?: true;
  /** A function of the service, which has no `$count`: its known parameters with their types, for example `Edm.Guid`. */
  readonly function?: Readonly<Record<string, string>>;
  /** The service refuses a list without `$select`. */
  readonly needsSelect?: true;
  /** Fields that an update cannot change. */
  readonly fixed?: readonly string[];
  /** The documents whose lines are listed. */
  readonly documents?: LinesOf;
}

export interface LinesOf {
  /** Argument with the documents. */
  readonly argument: string;
  /** Field of a line with the id of its document. */
  readonly id: string;
  /** Field with the number or code of a document; the lines may lack it. */
  readonly field: string;
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
  /** The look-up is skipped unless all of these arguments have a value. */
  readonly when: readonly string[];
  /** The look-up is skipped if one of these arguments has a value. */
  readonly unless?: readonly string[];
  /** How many records must exist: `one`, `none` (a duplicate is refused), or `any` (the first, if one exists). */
  readonly expect: 'one' | 'none' | 'any';
  /** Name of the record in messages, for example `billing period`. */
  readonly noun: string;
  /** Template over the fields of a record that must not exist, which the error names. */
  readonly shows?: string;
  /** If no record matches, the error names those before and after a day. */
  readonly nearest?: {
    /** Field with the date that orders the records. */
    readonly by: string;
    /** Argument with the day. */
    readonly date: string;
    /** Template over the fields of a record. */
    readonly shows: string;
  };
}

/** A look-up by fields of the body of a create: a record that has the same ones already is a duplicate. */
export interface DuplicatePlan extends Pick<FindPlan, 'path' | 'noun' | 'shows' | 'unless'> {
  /** Query parameters; `{name}` is a field of the body. The look-up is skipped unless all of them have a value. */
  readonly query: Readonly<Record<string, string>>;
  /** The look-up is skipped unless the body has these values. */
  readonly only?: Readonly<Record<string, string | number | boolean>>;
  /** The look-up is skipped if the body has one of these values. */
  readonly except?: Readonly<Record<string, string | number | boolean>>;
}

/** Files sent with a record: each becomes a record of its own with the file's content. */
export interface AttachPlan {
  /** Record created before the main one to hold the files; absent: the main record holds them. */
  readonly holder?: AttachedRecord & {
    /** Field of the main record that names the holder. */
    readonly as: string;
  };
  /** Record of each file: `{holder}` is the id of its holder, `{file.name}` and `{file.base64}` are the file. */
  readonly file: AttachedRecord;
}

export interface AttachedRecord {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Name of the record in messages and in the log of writes, for example `document`. */
  readonly noun: string;
  /** How it is taken back. */
  readonly undo?: Undo;
}

/** Notation of a record on one line: `account:amount[:option=value...][:text]`. */
export interface LineNotation {
  /** Parts at the beginning of a line, in order. The first is required. */
  readonly head: Readonly<Record<string, LinePart>>;
  /** `name=value` parts that may follow. */
  readonly options: Readonly<Record<string, LinePart>>;
  /** Field that takes the rest of the line. */
  readonly text?: string;
  /** Options that are required together; the first must not be later than the second. */
  readonly spans?: readonly (readonly [string, string])[];
  /** Parts that are sent as negative numbers with a flag of the command, or with some of its values. */
  readonly negative?: {
    readonly when: string;
    readonly values?: readonly string[];
    readonly parts: readonly string[];
    /** Parts that must not be negative then. */
    readonly positive?: readonly string[];
  };
  /** Part whose sum over all lines must be zero. */
  readonly balanced?: string;
}

export interface LinePart {
  readonly kind: 'text' | 'number' | 'date' | 'uuid' | 'reference';
  /** Field of the line's record. */
  readonly field: string;
  /** Name under `service.references`. */
  readonly reference?: string;
  /** May be left empty between two colons; the service then fills it. */
  readonly optional?: true;
  readonly min?: number;
  readonly max?: number;
  /** Most decimals of a number. With them, a number whose dot may separate thousands is refused. */
  readonly decimals?: number;
  readonly describe: string;
}

/** A parsed line before its look-ups: values by field, decimals with their digits as typed. */
export interface DocumentLine {
  /** Names the line in errors: number and text, or the line of a file. */
  readonly where: string;
  readonly parts: Readonly<Record<string, LineValue>>;
  readonly text?: string;
}

export interface LineValue {
  readonly part: LinePart;
  readonly text: string;
}
