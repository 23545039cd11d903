/** Types of commands: their flags, columns, requests and jobs. */
import type { AttachPlan, DuplicatePlan, FindPlan, LineNotation, ResourcePlan } from './resource.js';
import type { Kind } from './kinds.js';
import type { FieldValues } from './traffic.js';
import type { Locate } from './locate.js';
import type { ReadBefore, Undo } from './undo.js';

/** What a command does to the service; gate, confirmation, retry, dry run and tool hints derive from it. */
export type Effect = 'read' | 'create' | 'update' | 'delete' | 'act' | 'local';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a request body is encoded. `patch` is one JSON-patch operation, `patches` an array of them, `none` no body. `text`
 * and `bytes` are a body that is one value as it is: a text or a file.
 */
export type Encoding = 'json' | 'form' | 'multipart' | 'patch' | 'patches' | 'text' | 'bytes' | 'none';

/**
 * Where a value is used: a part of the request, or a step of the work around it.
 *
 * - `body`: a path in the body, `stage_id`, `value.amount`, `prices[0].price`; empty: an object is merged into the root,
 *   and a text or a file is the body; `[]`: a list that is the body
 * - `query`: a parameter; empty: pairs, each sent as one · `path`: a placeholder of the path · `header`: a header
 * - `form`: a field of a form · `part`: a part of a multipart body, a file for the kind `path`
 * - `term`: a term of the service's filter expression, `Status eq {text}`, joined with the others
 * - `keep`: a field of the rows; the client leaves out rows in which it does not equal the value
 * - `fields`: an entity, whose custom fields are set by human name
 * - `assign`: fields of the body as `Field=value`, each read by its type in the catalogue
 * - `match`: like `assign`; terms of the filter in a read, fields of the body in a write
 * - `line`: a field of every line that has no value of its own
 * - `attach`: files, under `service.attach`
 * - `paging`: `all` reads every page, `pages` is the maximum number of pages
 * - `print`: `raw` the response, `count` the number of records, `one` the only record, `web` its page in the browser,
 *   `file` the file to write to
 * - `each`: a variable; the list is read once for each of its values
 * - `catalogue`: `beta` or `bulk` endpoint of the resource, `force` skips the checks
 * - `credential`: a credential that the value replaces for this run
 */
export type Place =
  | 'body'
  | 'query'
  | 'path'
  | 'form'
  | 'part'
  | 'header'
  | 'term'
  | 'keep'
  | 'fields'
  | 'assign'
  | 'match'
  | 'line'
  | 'attach'
  | 'paging'
  | 'print'
  | 'each'
  | 'catalogue'
  | 'credential';

/** Where a value goes: `{ in: 'query', name: 'stage_id' }`. */
export interface Wire {
  readonly in: Place;
  readonly name: string;
  /** Only values of this form are sent there: `uuid`, `digits`, `other` for those that no other wire takes, or a word of the flag. */
  readonly when?: string;
}

/** One flag or positional, as written into a generated module. The first block is yargs's own vocabulary. */
export interface FlagData {
  readonly describe: string;
  readonly alias?: string | readonly string[];
  /** Names that the flag had before: they work, with a warning, and are not shown. */
  readonly was?: readonly string[];
  readonly choices?: readonly string[];
  /** Current choices by the names that they had before: these work, with a warning, and are not shown. */
  readonly wasChoices?: Readonly<Record<string, string>>;
  /** The choices are those known today; another value is sent with a warning. */
  readonly open?: true;
  readonly default?: unknown;
  readonly demandOption?: true;
  /** A required flag may be left out if the JSON of the flag of this name has its value. */
  readonly unlessIn?: string;

  readonly kind: Kind;
  /** Kind of each element of a `csv`; of a `reference`, the kind that the looked-up code is sent as. */
  readonly of?: Kind;
  /** Name under `service.references` that a `reference` is looked up by. */
  readonly reference?: string;
  /** Words that are not looked up. */
  readonly words?: readonly string[];
  /** Absent: the value is not sent by itself. A list: it is sent to each place. Read with `wiresOf`. */
  readonly wire?: Wire | readonly Wire[];
  /** What is sent instead of the typed value: a constant for a boolean flag, a map from choice to value for an enum. */
  readonly send?: unknown;
  /** Constant values that are sent with the value, by name, in the same place. */
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  /**
   * Shape in which the value is sent: a JSON template in which `"$value"` stands for the value (for each element of a
   * list, when the template is an array of one element), `"$first"` for whether it is the first element.
   */
  readonly as?: unknown;
  /** How several values are written in a query or form: `id=1&id=2`, `id[]=1&id[]=2`; absent: `id=1,2`. */
  readonly list?: 'repeat' | 'brackets';
  /** Notation of a `line`. */
  readonly line?: LineNotation;
  readonly env?: string;
  readonly min?: number;
  readonly max?: number;
  /**
   * Most decimals of a number, or the flag with its currency. With them, a number whose dot may separate thousands is
   * refused.
   */
  readonly decimals?: number | string;
  /** The number is sent in the minor unit of its currency: of this code, or of the flag of this name. */
  readonly minor?: string;
  readonly maxItems?: number;
  readonly maxLength?: number;
  /** Blanks are removed from the text, and its letters are upper-case. */
  readonly compact?: true;
  /** A text of blanks is refused; `never` refuses empty text too, `clears` accepts it. */
  readonly blank?: 'never' | 'clears';
  /** The flag may be repeated; the handler gets an array. */
  readonly repeat?: true;
  readonly minItems?: number;
  /** Read from piped standard input when the flag is absent. */
  readonly stdin?: true;
  /** A date or time is sent as the time since 1970 in this unit. */
  readonly epoch?: 'seconds' | 'milliseconds';
  /** `m` in a `since` value means months instead of minutes. */
  readonly months?: true;
  /** A day typed without a time means its last second instead of its first. */
  readonly day?: 'end';
  readonly requires?: readonly string[];
  readonly conflicts?: readonly string[];
  /** Name of the flag that begins the range which this one ends; a later beginning is refused. */
  readonly notBefore?: string;
  /** Refused if the command names more than one record. */
  readonly single?: true;
  /** Required with these values of other flags. */
  readonly requiredWith?: Readonly<Record<string, readonly string[]>>;
  /** Refused without one of these values of other flags. */
  readonly onlyWith?: Readonly<Record<string, readonly string[]>>;
  /** Unit shown in help, for example `milliseconds`. */
  readonly unit?: string;
  /** The flag opens an editor for the text of another flag. */
  readonly edits?: Editing;
  /** Never printed, never offered to a tool. */
  readonly secret?: true;
}

export interface PositionalData extends Omit<FlagData, 'alias' | 'was'> {
  readonly required: boolean;
  readonly variadic?: true;
  /** The value consists of parts, `{owner}/{repo}`, which are arguments too. */
  readonly splits?: string;
  /** One id, or several; `-` and `@file` stand for a list of ids. One request is sent for each. */
  readonly batch?: true;
}

/** A column of a table or CSV file. */
export interface Column {
  readonly key: string;
  readonly header: string;
  /**
   * Where the cell comes from when it is not `key`: a dotted path (`customer.email`, `emails[0].value`), a template
   * (`{first} {last}`), or alternatives tried in order.
   */
  readonly from?: string | readonly string[];
  /** Dotted path of the value that is shown of each element of a list, or a template over the element. */
  readonly each?: string;
  /** The cell shows the sum of a list of numbers, or of those above 0. */
  readonly sum?: 'all' | 'positive';
  /** Collections of the catalogue that the cell is read from: the service returns them on request only. */
  readonly expand?: readonly string[];
  /** Separator between the elements of a list. */
  readonly join?: string;
  /** Maximum width of a table cell, in characters. */
  readonly cut?: number;
  /**
   * Path of the currency of the amount that the cell shows, or its code: tables print `5000 EUR`, CSV a column for each currency
   * that is a field.
   */
  readonly money?: string;
  /** The amount is in the minor unit of that currency: tables print `12.50 EUR` for 1250. */
  readonly minor?: true;
  /** The value is a duration in this unit: tables print `3 h 12 min`. */
  readonly span?: 'seconds';
  /** The value is the id of a record of this reference: tables print the name of the record. */
  readonly reference?: string;
  /** The cell shows an amount of money without its currency: on a terminal it has two decimals or more. */
  readonly amount?: true;
  /** The value is the time since 1970 in this unit: the cell shows it as a date and time. */
  readonly epoch?: 'seconds' | 'milliseconds';
  /** Markup is removed before the cell is shown. */
  readonly plain?: true;
  /**
   * The value is a share: 0.4 is 40 %. Tables print a percentage, on a terminal with a bar; CSV has the number. A text is a
   * template over the row that follows the percentage.
   */
  readonly share?: true | string;
  /** Text of a cell by its value. */
  readonly values?: Readonly<Record<string, string>>;
  /** Text of a cell without a value. */
  readonly empty?: string;
}

/** Web page of a record: an address, or where the record has it. */
export interface WebPage {
  /** A template over arguments and variables of the service. */
  readonly url?: string;
  /** Path of the address in the record. */
  readonly field?: string;
  /** The only origin that an address in a record may have; absent: any. */
  readonly origin?: string;
}

/** How the name of one record is read, for questions and dry runs. */
export interface Naming {
  /** Path of the record, and the argument that identifies the record. */
  readonly path: string;
  readonly id: string;
  /** Path of the name in the record, or a template over its fields. */
  readonly field: string;
  /** The name is the text of HTML. */
  readonly plain?: true;
  /** The path is that of a list in one response: the record is the row with the id. */
  readonly listed?: true;
  /** Query parameters with which the record is read. */
  readonly query?: Readonly<Record<string, string>>;
  readonly result?: string;
  readonly host?: string;
}

/** What a flag for the editor does. */
export interface Editing {
  /** Flag that gets the text. */
  readonly flag: string;
  /** How the current text is read; absent: the file is empty at first. */
  readonly current?: Naming | Listed;
}

/** How a record is found in a list, if the service has no request that reads it alone. */
export interface Listed {
  /** Path of the list. */
  readonly path: string;
  /** Field of a record that identifies it, and the argument that has the same value. */
  readonly by: readonly [field: string, argument: string];
  /** Path of the text in the record. */
  readonly field: string;
  readonly paging?: string;
  readonly result?: string;
  readonly host?: string;
}

/** A list that a write replaces as a whole: `by` identifies an item, `fields` of a stored one are sent again. */
export interface ItemsPlan {
  readonly by: string;
  readonly fields: readonly string[];
}

/** A background job that a request starts, and how its state is read. */
export interface Poll {
  /** What messages call it. */
  readonly noun: string;
  /** What it works on, a template over the arguments: `deal {id}`. */
  readonly about?: string;
  /** Path of its id in the record of the response, or `header:<name>`; of `header:location`, the part where `path` has `{job}`. */
  readonly job: string;
  /** Path template of its state, over the arguments and `{job}`. */
  readonly path: string;
  /** Path of the state in the record of that response. */
  readonly state: string;
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /** Path of the error in that record; a value there is a failure. */
  readonly error?: string;
  /** Path of the reason for a failure in that record. */
  readonly reason?: string;
  /** Path of the result in that record. */
  readonly result?: string;
  /** Seconds between two requests for the state. */
  readonly every: number;
  /** What is printed when it has succeeded: `says` and `gives` of the plan in its place; default: the last response. */
  readonly says?: string;
  readonly gives?: Readonly<Record<string, unknown>>;
}

/** Where the response of a write lists the items that failed although others were done. */
export interface Failures {
  /** Path of the items in the response: a list, or an object by id. */
  readonly items: string;
  /** What marks an item as failed; absent: all of them failed. */
  readonly when?: string | FieldValues;
  /** Path of the id in an item; default: `id`. */
  readonly id?: string;
  /** Path of the reason in an item; absent: the item itself. */
  readonly reason?: string;
  /** What messages call one of them, and several. */
  readonly noun: readonly [one: string, several: string];
}

/** How a service sorts a list: one field, in one direction. */
export interface ServiceSort {
  /** Query parameters of the field and of the direction, which is `asc` or `desc`. */
  readonly by: string;
  readonly order: string;
  /** What the service calls a field, by the name that `--sort` takes. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same by the headers of columns, which `--sort` takes as well. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file that is sent to an address in the response of a write, without the credential of the service. */
export interface UploadPlan {
  /** Argument with the path of the file. */
  readonly file: string;
  /** Path of the address in the record of the response, or else in the response; so are those of headers and fields. */
  readonly url: string;
  /** Path of its headers, or the headers. */
  readonly headers?: string | Readonly<Record<string, string>>;
  /** Path of the fields of a form, which is posted; absent: a PUT of the file. */
  readonly fields?: string;
  /** Name of the part with the file in that form; default: `file`. */
  readonly part?: string;
  /** Request after the upload, whose templates know `{created}` and `{answer.path}` of the first response. */
  readonly finish?: RequestPlan;
}

/** A response that is a stream of values. */
export interface StreamPlan {
  /** Server-sent events, or JSON with a value on each line, unless the media type of the response says it. */
  readonly form: 'events' | 'lines';
  /** Data of the event after which the stream has ended, such as `[DONE]`. */
  readonly end?: string;
  /** A connection that is lost is opened again with the id of the last event. */
  readonly resume?: true;
}

/** One request, or one sequence of pages, that a declarative command performs. */
export interface RequestPlan {
  readonly effect: Effect;
  readonly method: Method;
  /** Template below the host's origin; `{name}` is a positional, a flag or a service variable, `{+name}` one with slashes. */
  readonly path: string;
  /** Name of the value that is the address of the request, as the service returned it; overrides the path. */
  readonly link?: string;
  /** A redirect of the GET to another public https origin is followed, without the credential. */
  readonly redirect?: 'public';
  /** Paths used instead when the named flag is given. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Name under `service.hosts`; default: the first. */
  readonly host?: string;
  /** Fixed query parameters; values are templates. */
  readonly query?: Readonly<Record<string, string>>;
  /** Fixed parts of the body by wire path; values are JSON templates (`"{id}"`). A list is the whole body. */
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[];
  readonly encoding?: Encoding;
  /** Media type of the body, in place of that of its encoding. */
  readonly contentType?: string;
  /** Fixed headers, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The response is not JSON: it is written to standard output or to `--out` as it arrives. */
  readonly answer?: 'text' | 'bytes';
  /** The response is a stream, whose events are rows as they arrive. */
  readonly stream?: StreamPlan;
  /** For `patch`: operation and path; the value comes from the flag whose wire is `body:value`. */
  readonly patch?: { readonly op: 'add' | 'replace' | 'remove' | 'move'; readonly path: string };
  /** Name under `service.paging`; absent: one request. */
  readonly paging?: string;
  /** Path of the rows or the record in the response; default: the paging style's or the service's. */
  readonly result?: string;
  /** Default of `--limit`. */
  readonly cap?: number;
  /** Rows requested per page, fewer if the limit needs fewer; never above the style's maximum. */
  readonly size?: number;
  readonly columns?: readonly Column[];
  /**
   * `rows`: a list; `record`: one object; `row`: one object, in a table one row; `single`: a list of one (a script contract
   * of some services).
   */
  readonly shape: 'rows' | 'record' | 'row' | 'single' | 'action' | 'raw';
  /** Confirmation question, a template. */
  readonly confirm?: string;
  /** Questions and dry runs on a terminal show the name of the record. */
  readonly naming?: Naming;
  /** The line printed by an action in table format, a template over arguments, `id` of the response and its fields. */
  readonly says?: string;
  /** What an action prints in the other formats; default by the service. */
  readonly gives?: Readonly<Record<string, unknown>>;
  readonly failures?: Failures;
  /** How the write is taken back. */
  readonly undo?: Undo;
  /** Field with the id of a record that it creates, if that is not `id`; of `id|user_id` the first that the record has. */
  readonly created?: string;
  /** How the record of a create is found again. */
  readonly locate?: Locate;
  /** Reads the record of a create, where `{created}` is its id, and that of a write that has no inverse. */
  readonly reader?: ReadBefore | 'itself';
  /** The request starts a background job, which `--wait` waits for. */
  readonly poll?: Poll;
  /** The service names the version of the record in the header ETag; `get` is the command that reads the record of a write. */
  readonly etag?: { readonly get?: string };
  /** A file is sent to an address in the response. */
  readonly upload?: UploadPlan;
  /** The record is read again when the response to a write has none. */
  readonly reread?: true;
  /** Note if the list has no records, a template over the arguments. */
  readonly empty?: string;
  /** Module of the client that changes how the record is printed. */
  readonly hook?: string;
  /** Page that `--web` opens in place of printing the record. */
  readonly web?: WebPage;
  /** Keys whose values are masked with dots in every format. */
  readonly secrets?: readonly string[];
  /** Tables and CSV show the record as lines of path and value, for records with too many values for columns. */
  readonly flat?: true;
  /**
   * The rows are lists inside the records of a page: the first of these paths that holds one. `with` adds fields of
   * the record to each row, by name and path.
   */
  readonly unfold?: { readonly rows: readonly string[]; readonly with?: Readonly<Record<string, string>> };
  /** Path of the record in each row. */
  readonly unwrap?: string;
  /** At least one value is required: an update without a change is refused. */
  readonly change?: true;
  /** Fields of the body that a create requires: an update does not send them as an empty text. */
  readonly filled?: readonly string[];
  /** Fields of the body that are read from the record if no value sets them. */
  readonly resend?: readonly string[];
  /** Lists of the body that are completed with the stored items, by the path of the list. */
  readonly resendItems?: Readonly<Record<string, ItemsPlan>>;
  /** The request is one on a resource of the catalogue. */
  readonly resource?: ResourcePlan;
  /** Look-ups that a write needs, by name. */
  readonly find?: Readonly<Record<string, FindPlan>>;
  /** Look-ups for duplicates of a create whose resource is an argument, by resource. */
  readonly duplicates?: Readonly<Record<string, readonly DuplicatePlan[]>>;
  /** Files sent with the record, by the name in the wire. */
  readonly attach?: Readonly<Record<string, AttachPlan>>;
  /** Name under `service.customFields` whose names and labels may be shown. */
  readonly customFields?: string;
}

/** A collection that a copy of the account has. */
export interface CollectionPlan {
  /** Its lists, by name, in the order in which they are read. One with `{since}` in its query has what changed at that time or later. */
  readonly lists: Readonly<Record<string, RequestPlan>>;
  /** Path of what identifies a record. */
  readonly key: string;
  /** Path of the time of the last change, by which the lists are in ascending order. */
  readonly changed?: string;
}

/** What a command declares in addition to its workflow. */
export interface WorkflowOptions {
  /** Requests that it may send, by the name that the spec gives them. */
  readonly calls?: Readonly<Record<string, RequestPlan>>;
  /** Collections that it reads, by name, in this order. */
  readonly copies?: Readonly<Record<string, CollectionPlan>>;
  /** Confirmation question before it runs, a template over the arguments. */
  readonly confirm?: string;
}
