/** Background jobs. */
import { getPath, isObject, setPath } from 'cmdspec-runtime/kit';
import type { RouteJob } from '../../runtime/contract/route.js';
import type { Handle } from './crud.js';
import { columnFields } from './describe.js';
import type { Engine } from './engine.js';
import { refuse } from './refusal.js';
import { headerIn } from './paging.js';
import { seedFrom } from './seed.js';
import type { Answer, Incoming, Row } from './types.js';
import { finished } from './work.js';

/** A job as it is stored. */
interface Job {
  /** How often its state was read. */
  readonly looks: number;
  /** The record that the service created for the job, if any. */
  readonly record: Row;
}

type Jobs = Readonly<Record<string, Job>>;

const RUNNING = 'running';

/** Status of the response to a request that only starts work. */
const ACCEPTED = 202;

/** Handles a write that starts a job. A create returns its record, and any other write only the id of the job. */
export function jobStarter(engine: Engine, job: RouteJob, plain: Handle, creates: boolean): Handle {
  const { state } = engine;
  return (request) => {
    const answer = finished(plain(request));
    const place = placeOf(engine, request);
    const created = creates ? (place === '' ? answer.body : getPath(answer.body, place)) : undefined;
    const record: Row = isObject(created) ? { ...created } : {};
    const header = headerIn(job.id);
    const known = header === undefined ? getPath(record, job.id) : undefined;
    const id = known === undefined ? state.random(job.path, state.next(job.path)).uuid() : String(known as string);
    if (known === undefined && header === undefined) setPath(record, job.id, id);
    store(engine, job, id, { looks: 0, record });
    const started = enveloped(engine, request, record);
    const values: Readonly<Record<string, string>> = { ...request.params, job: id };
    const path = job.path.replace(/\{([\w-]+)\*?\}/g, (hole, name: string) => values[name] ?? hole);
    const address = header === 'location' ? request.origin + path : id;
    return { ...started, status: ACCEPTED, ...(header !== undefined && { headers: { [header]: address } }) };
  };
}

/** Handles a read of the state of a job, which has succeeded at the second look. `plain` reads any other record. */
export function stateReader(engine: Engine, job: RouteJob, plain: Handle | undefined): Handle {
  const { state } = engine;
  return (request) => {
    const jobs = jobsOf(engine, job);
    const named = [...request.query.values(), ...Object.values(request.params).toReversed()];
    const id = named.find((text) => Object.hasOwn(jobs, text));
    const found = id === undefined ? undefined : jobs[id];
    if (id === undefined || found === undefined) return plain?.(request) ?? refuse(404, 'Job not found');
    const looks = found.looks + 1;
    store(engine, job, id, { ...found, looks });
    const isDone = looks > 1;
    const place = {
      index: 0,
      random: state.random(job.path, id),
      start: state.start,
      mark: state.mark,
      count: () => 0,
      id: () => 0,
      own: id,
    };
    const fields = columnFields({ columns: job.fields, forms: {} });
    const made = isDone && job.fields.length > 0 ? seedFrom('job', fields)(place) : {};
    const record: Row = { ...found.record, ...(job.result === undefined && made) };
    if (isDone && job.result !== undefined) setPath(record, job.result.split('|', 1)[0] ?? '', made);
    setPath(record, job.state, job.done === 'true' ? isDone : isDone ? job.done : RUNNING);
    return enveloped(engine, request, record);
  };
}

const keyOf = ({ path }: RouteJob): string => `jobs ${path}`;

const jobsOf = ({ state }: Engine, job: RouteJob): Jobs => (state.values[keyOf(job)] as Jobs | undefined) ?? {};

function store(engine: Engine, job: RouteJob, id: string, changed: Job): void {
  engine.state.values[keyOf(job)] = { ...jobsOf(engine, job), [id]: changed };
}

/** Returns the path at which clients read the record. */
export function placeOf({ service }: Engine, { route }: Incoming): string {
  return (route?.shape === 'rows' ? undefined : route?.result) ?? service.record;
}

function enveloped(engine: Engine, request: Incoming, record: Row): Answer {
  const { extension, service } = engine;
  const place = placeOf(engine, request);
  const body: Row = place === '' ? record : {};
  if (place !== '') setPath(body, place, record);
  return { status: 200, body: extension.envelope?.(body, { kind: 'record', request, service }) ?? body };
}
