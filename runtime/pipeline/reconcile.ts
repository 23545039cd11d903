/** Finds out what became of a write whose response was lost. Reads only: nothing is ever sent again. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';
import { fillJson } from '../base/template.js';
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Locate } from '../contract/locate.js';
import type { Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { logFolder, openWriteLog, readLog } from '../writes/log.js';
import { isIdentified, isMatch, isOlder, shownBy, writtenFields, type Between } from '../writes/locate.js';
import { differences } from '../writes/compare.js';
import type { Evidence, LoggedWrite, OutcomeState } from '../writes/types.js';
import { namedRequest } from './named-request.js';
import { ownerOf } from './owner.js';
import { commandRows, listPages } from './pages.js';
import { readRecord } from './record-before.js';
import { callFor } from './stored-call.js';

/** What is known of a write now. */
export interface Reconciled {
  readonly write: LoggedWrite;
  readonly state: OutcomeState;
  /** Id of the record that the write has created or changed. */
  readonly record?: string;
  readonly found?: Evidence;
  /** Why the state is not known, or what shows it, as a sentence. */
  readonly why: string;
  /** Ids of the records that the write can have created, if there are several. */
  readonly candidates?: readonly string[];
}

/** Maximum number of pages of a list that is searched. */
const MOST_PAGES = 20;

/** Finds out what became of a write, and stores it in the log if that is known now. */
export async function reconcileWrite(write: LoggedWrite, context: Context): Promise<Reconciled> {
  if (write.state !== 'unknown')
    return { write, state: write.state === 'open' ? 'unknown' : write.state, why: 'It is not unknown.' };
  const known = await look(write, context);
  if (known.state !== 'unknown') await settle(write, known, context);
  return known;
}

/** Stores what became of a write whose response was lost. */
export function settle(
  write: LoggedWrite,
  known: Pick<Reconciled, 'state' | 'record' | 'found'>,
  context: Context,
): void {
  const log = openWriteLog(logFolder(context.folder, context.options.profile));
  try {
    const { state, record, found } = known;
    const at = context.world.now().toISOString();
    log.end({ t: 'outcome', id: write.id, at, state, ...defined({ record, found }), after: null });
  } finally {
    log.close();
  }
}

async function look(write: LoggedWrite, context: Context): Promise<Reconciled> {
  const { account } = await ownerOf(context);
  if (write.account !== account)
    return { write, state: 'unknown', why: `It went to ${write.account}, and this run is for ${account}.` };
  if (write.effect === 'create') return created(write, context);
  if (write.effect === 'update' || write.effect === 'delete') return changed(write, context);
  return { write, state: 'unknown', why: 'No record shows whether it was carried out.' };
}

async function created(write: LoggedWrite, context: Context): Promise<Reconciled> {
  const { request, context: inside } = await namedRequest(nameOf(write), { args: write.args }, context);
  const { locate } = request.plan;
  const sent = write.req.body;
  if (locate === undefined || !isIdentified(locate, sent)) {
    const why =
      locate === undefined
        ? 'The client does not know how its record is found again.'
        : `Its record cannot be distinguished from others: it was sent without ${locate.by
            .map(([path]) => path)
            .filter((path) => !(locate.names ?? []).includes(path))
            .join(', ')}.`;
    return { write, state: 'unknown', why };
  }
  const { ids, isComplete } = await recordsLike(write, locate, inside);
  const [only] = ids;
  if (only !== undefined && ids.length === 1 && isComplete)
    return {
      write,
      state: 'done',
      record: only,
      found: 'list',
      why: `"${locate.list.command}" has exactly one such record.`,
    };
  if (ids.length > 0)
    return {
      ...{ write, state: 'unknown', candidates: ids },
      why: isComplete
        ? `${String(ids.length)} records can be the one that it created: ${ids.join(', ')}.`
        : `The list is too long to be searched to its end; it has ${ids.join(', ')}.`,
    };
  return { write, state: 'unknown', why: missing(write, locate, isComplete, context) };
}

function missing({ at }: LoggedWrite, { list, lag = 0 }: Locate, isComplete: boolean, { world }: Context): string {
  if (!isComplete) return `The list is too long to be searched to its end.`;
  const shown = Date.parse(at) + lag * 1000;
  return world.now().getTime() < shown
    ? `"${list.command}" does not have its record yet; new records can be missing until ${new Date(shown).toISOString()}.`
    : `"${list.command}" does not have its record.`;
}

/** Returns the ids of the records that a create can have made. Those that the log has from other writes are left out. */
async function recordsLike(
  write: LoggedWrite,
  locate: Locate,
  context: Context,
): Promise<{ readonly ids: readonly string[]; readonly isComplete: boolean }> {
  const sent = write.req.body;
  const look = (name: string): unknown => (name.startsWith('sent.') ? getPath(sent, name.slice(5)) : write.args[name]);
  const args = fillJson(locate.list.args, look) as Row;
  const { request, call, context: inside } = await namedRequest(locate.list, { args }, context);
  const query = { ...call.query, ...(fillJson(locate.list.query ?? {}, look) as Row) };
  const plan: RequestPlan = { ...request.plan };
  const { resource } = request;
  const key = request.key?.field ?? 'id';
  const taken = await takenRecords(write, context);
  const ids = new Set<string>();
  let pages = 0;
  for await (const page of listPages(plan, { ...call, query }, { ahead: false }, inside)) {
    const between = betweenOf(write, locate, page.response, context);
    const rows = commandRows(plan, { keep: [] }, page.rows).map((row) => resource?.plain?.(row) ?? row);
    for (const row of rows) {
      const id = idOf(row, key);
      if (id !== undefined && !taken.has(id) && isMatch(row, locate, sent, between)) ids.add(id);
    }
    pages += 1;
    const isPast = locate.list.newestFirst === true && rows.some((row) => isOlder(row, locate, between));
    if (isPast || !page.more) return { ids: [...ids], isComplete: true };
    if (pages >= MOST_PAGES) return { ids: [...ids], isComplete: false };
  }
  return { ids: [...ids], isComplete: true };
}

/**
 * Returns the times between which the record was created, by the clock of the service: its response says what time it is there.
 * A service that stores whole seconds cuts the first one.
 */
function betweenOf({ at }: LoggedWrite, { window }: Locate, { headers }: Response, { world }: Context): Between {
  const there = Date.parse(headers['date'] ?? '');
  const ahead = Number.isNaN(there) ? 0 : there - world.now().getTime();
  const isClose = Math.abs(ahead) < 2000;
  const sent = Date.parse(at) + (isClose ? 0 : ahead);
  const first = Math.floor(sent / 1000) * 1000 - 1000;
  return { first, last: sent + window * 1000 };
}

function idOf(row: Row, key: string): string | undefined {
  const name = Object.hasOwn(row, key) ? key : Object.keys(row).find((one) => one.toLowerCase() === key.toLowerCase());
  const id = name === undefined ? undefined : row[name];
  return id === undefined || id === null || id === '' ? undefined : plainText(id);
}

/** Returns the records that other writes of the log have created. */
async function takenRecords({ id, at }: LoggedWrite, { folder, options }: Context): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const write of readLog(logFolder(folder, options.profile), {
    since: new Date(Date.parse(at) - 86_400_000),
  }))
    if (write.id !== id && write.effect === 'create' && write.outcome?.record !== undefined)
      found.add(write.outcome.record);
  return found;
}

const nameOf = ({ cmd, call }: LoggedWrite) => ({ command: cmd, ...defined({ call }) });

async function changed(write: LoggedWrite, context: Context): Promise<Reconciled> {
  const { call, context: inside } = await callFor(write, {}, context);
  let record: Row | undefined;
  try {
    record = await readRecord(call, inside);
  } catch (error) {
    if (!(error instanceof CliError) || ![404, 410].includes(error.details.statusCode ?? 0)) throw error;
    const why = 'Its record does not exist.';
    return write.effect === 'delete'
      ? { write, state: 'done', found: 'record', why }
      : { write, state: 'unknown', why };
  }
  if (record === undefined) return { write, state: 'unknown', why: 'The client has no command that reads its record.' };
  return write.effect === 'delete' ? stillThere(write, record) : updated(write, record);
}

/** A service can mark a record as deleted in place of removing it, so that only one without a change shows that it was not deleted. */
function stillThere(write: LoggedWrite, record: Row): Reconciled {
  const { before } = write;
  if (before === null)
    return { write, state: 'unknown', why: 'Its record exists, and was not read before the delete.' };
  const [first] = differences(before, record);
  return first === undefined
    ? { write, state: 'refused', found: 'record', why: 'Its record exists, as it was before.' }
    : {
        write,
        state: 'unknown',
        why: `Its record exists, and ${first.field} is ${shown(first.found)}; it was ${shown(first.expected)}.`,
      };
}

function updated(write: LoggedWrite, record: Row): Reconciled {
  const sent = write.req.body;
  const state = shownBy(record, sent, write.before);
  if (state === 'sent')
    return { write, state: 'done', found: 'record', why: 'Its record has the values that were sent.' };
  if (state === 'former')
    return { write, state: 'refused', found: 'record', why: 'Its record has the values from before.' };
  const values = writtenFields(sent).map(
    ([path, value]) => `${path} is ${shown(getPath(record, path))}; sent was ${shown(value)}`,
  );
  return { write, state: 'unknown', why: values.length === 0 ? 'Its body was not stored.' : `${values.join(', ')}.` };
}

const shown = (value: unknown): string => (value === undefined ? 'not shown' : plainText(value).slice(0, 100));
