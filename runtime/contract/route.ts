/** Types of the routes that the sandbox serves. */
import type { StreamPlan, UploadPlan } from './command.js';
import type { Row } from './rows.js';

/** One route that the sandbox serves, compiled from a command's request or a workflow's calls. */
export interface Route {
  readonly command: string;
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly effect: string;
  /** Singular name of the records behind the path, for example `deal`. */
  readonly resource: string;
  readonly paging?: string;
  /** Path of the rows or the record in the response, when the command names one. */
  readonly result?: string;
  /** Shape of the response as the command declares it; absent for the calls of workflows. */
  readonly shape?: 'rows' | 'record' | 'row' | 'single' | 'action' | 'raw';
  readonly encoding?: string;
  /** The response is not JSON. */
  readonly answer?: 'text' | 'bytes';
  /** The response is a stream, and `result` the path of a row in each of its values. */
  readonly stream?: StreamPlan & { readonly result?: string };
  /** The response names an address to which a file is sent. */
  readonly upload?: Pick<UploadPlan, 'url' | 'headers' | 'fields'>;
  /** Fields of the body by wire path (`value.amount`, `prices[0].price`). A workflow's calls declare none. */
  readonly fields: Readonly<Record<string, RouteField>>;
  /** The body may carry more than `fields`: the command takes raw JSON or the calls are a workflow's. */
  readonly open?: true;
  /** Parameters of the query by wire name, the filter parameter included. */
  readonly query: Readonly<Record<string, RouteField>>;
  /** Values that every such request has, by wire path. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Body keys that the service requires for a write. */
  readonly required: readonly string[];
  /** Ids in the path by parameter, for a service without an extension; so are the next four. */
  readonly ids?: Readonly<Record<string, RouteId>>;
  /** Paths of values that a table of the records shows. */
  readonly columns?: readonly string[];
  /** Columns that are a time since 1970 with its unit, an amount in minor units, or the currency of one. */
  readonly forms?: Readonly<Record<string, 'seconds' | 'milliseconds' | 'units' | 'currency'>>;
  /** A record of the kind behind the path. */
  readonly sample?: Row;
  /** How records of a catalogue are connected. */
  readonly links?: RouteLinks;
  /** Background job that a write starts, or whose state a GET returns. */
  readonly job?: RouteJob;
}

/** What a command says about the records of a catalogue that it names. */
export interface RouteLinks {
  /** Name under `service.references` of what a field holds: of the record, or of its lines (`Lines.Item`). */
  readonly fields?: Readonly<Record<string, string>>;
  /** The field of a line with the id of its document, the one with its number, and the resource of the document. */
  readonly parent?: { readonly field: string; readonly number?: string; readonly resource: string };
  /** Fields in which commands look up the number of a record. */
  readonly numbers?: readonly string[];
  /** Filters with which commands find the one record that they need: templates over their arguments. */
  readonly finds?: readonly string[];
  /** Ids, codes and numbers in examples by the reference that finds their records. */
  readonly known?: Readonly<Record<string, readonly string[]>>;
}

/** A background job. */
export interface RouteJob {
  /** Path of its state, the same in both routes. */
  readonly path: string;
  /** Path of its id in the record that starts it, or `header:<name>`. */
  readonly id: string;
  /** Path of its state in the other record. */
  readonly state: string;
  /** State of a job that has succeeded; `true` is a boolean. */
  readonly done: string;
  /** Path of its result in that record; absent: the record itself. */
  readonly result?: string;
  /** Further fields of the record of a job that has succeeded. */
  readonly fields: readonly string[];
}

/** An id in a path. */
export interface RouteId {
  readonly kind: string;
  /** Ids that examples use. */
  readonly known: readonly string[];
}

export interface RouteField {
  readonly kind: string;
  /** Kind of each element, for a `csv`. */
  readonly of?: string;
  /** The value is sent in another shape than its kind (`as`, a list): only its presence is checked. */
  readonly shaped?: true;
  readonly choices?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
}
