/** The context of the handlers of a catalogue, and the hooks of a service. */
import type { Service } from '../../../runtime/contract/service.js';
import type { CatalogueData, CatalogueResource } from '../../../runtime/contract/catalogue.js';
import type { Answer, Collection, Incoming, Listing, Row, State } from '../types.js';
import type { Work } from '../work.js';
import type { Choice, Option } from './query.js';
import type { Links, Resources, Served } from './resources.js';

/** A request for a resource. */
export interface Context {
  readonly request: Incoming;
  readonly served: Served;
  /** The state for the values of the variables in the path. */
  readonly state: State;
  readonly service: Service;
  readonly resources: Resources;
  readonly behavior: Behavior;
}

/**
 * Behavior of a service for the records of its catalogue. Without it, the engine follows only the catalogue and the commands.
 * Hooks refuse a request as handlers do: they throw `refuse(...)`.
 */
export interface Behavior extends Links {
  /** Resources that the catalogue does not list. */
  readonly more?: (data: CatalogueData) => CatalogueData;
  /** Query options that the service does not have. */
  readonly lacks?: readonly Option[];
  /** Rows per page. */
  readonly pageSize?: (record: CatalogueResource) => number;
  /** Beginning of the names of types in responses; default: the id of the service. */
  readonly namespace?: string;
  /** A create returns only the fields that were sent, unless the request prefers the record. */
  readonly echoes?: true;
  /** Resource of the records whose `Code` a field holds, where no command says so. */
  readonly code?: (served: Served, field: string) => string | undefined;
  /** The seeded records of a resource, in place of those that follow from the catalogue. */
  readonly collection?: (served: Served, usual: Collection) => Collection;
  /** Refuses a request for a resource before anything else is checked. */
  readonly admit?: (request: Incoming, resource: string) => void;
  /** Refuses a list. */
  readonly checkList?: (context: Context) => void;
  /** Changes every response. */
  readonly answer?: (answer: Answer, request: Incoming) => Answer;

  /** The records of a resource that is computed from others. `changeComputed` handles writes to it. */
  readonly view?: (context: Context) => Work<Listing> | undefined;
  /** The records of a computed resource that are below a record; undefined: those that are stored. */
  readonly linesOf?: (row: Row, child: Served, context: Context) => Row[] | undefined;
  /** Values of a response that are not stored. */
  readonly computed?: (row: Row, choice: Choice, context: Context) => Row;

  /** Actions by resource. Each returns the fields of its response. */
  readonly actions?: Readonly<Record<string, (body: Row, context: Context) => Row>>;
  /** Adds the fields that the service sets to a new record; `lines` are the lines that were sent with it. */
  readonly complete?: (header: Row, lines: unknown, context: Context) => Row;
  /** Runs after a record was stored, before its lines are. */
  readonly created?: (row: Row, context: Context) => void;
  /** Returns a record after its lines were stored. */
  readonly total?: (row: Row, lines: readonly Row[], context: Context) => Row;
  /** Returns the record that an update stores. */
  readonly change?: (before: Row, body: Row, context: Context) => Row;
  readonly changeComputed?: (key: string | number, body: Row, context: Context) => Work<Answer>;
  /** `removing` runs before a record is deleted, `removed` after it and after each of its lines was. */
  readonly removing?: (row: Row, context: Context) => void;
  readonly removed?: (row: Row, context: Context) => void;
  /** Runs after a request has created, changed or deleted a record: the document of a line changes with it. */
  readonly written?: (row: Row, context: Context) => void;
}
