/** Notes and warnings about the rows that a list lacks. */
import type { Context } from '../contract/context.js';
import type { Announced } from '../contract/http.js';
import { sortingOf } from './options.js';
import { flagFor } from '../base/wires.js';
import type { Reading } from './reading.js';

/** A list that a limit has cut. */
export interface Cut {
  readonly shown: number;
  /** Number of all rows; absent when the service does not return it. */
  readonly total?: number | undefined;
  /** What was done with the rows; default: `shown`. */
  readonly verb?: string;
  /** Which of several lists: `division 7`. */
  readonly where?: string | undefined;
  /** Only the first page was read, because the flag for every page is missing. */
  readonly isPartial?: boolean;
}

type Noting = Pick<Context, 'command' | 'service' | 'options' | 'note' | 'warn'>;

/** Notes what `--limit` left out: `25 of 96 shown; --limit 0 for all.` */
export function noteCut({ shown, total, verb = 'shown', where, isPartial = false }: Cut, context: Noting): void {
  const { command, service } = context;
  const list = where === undefined ? '' : `The list of ${where}: `;
  const count =
    total === undefined || total <= shown
      ? `${String(shown)} ${verb}, more exist`
      : `${String(shown)} of ${String(total)} ${verb}`;
  const limit = command.flags['limit'] ?? service.globals['limit'];
  const all = isPartial ? ` --${flagFor(context, 'paging', 'all') ?? 'all'}` : '';
  const remedy = (limit?.min ?? 0) > 0 ? 'raise --limit for more' : `--limit 0${all} for all`;
  const sorted = sortsRows(context) ? ', and only these are sorted' : '';
  // For a list, the note follows the rows. For an action, it comes before the question.
  context.note(`${list}${count}${sorted}; ${remedy}.`, verb === 'shown' ? 'after' : undefined);
}

/** Whether only the rows that were read are sorted: the service does not sort the list. */
const sortsRows = ({ command, options }: Noting): boolean =>
  options.sort !== undefined && sortingOf(command, options) === undefined;

/** Notes that the service may have ended a list at the number of rows in a parameter: it returns no total then. */
export function noteTop(read: number, parameter: string, where: string | undefined, context: Noting): void {
  const top = flagFor(context, 'query', parameter);
  if (top === undefined) return;
  const list = where === undefined ? '' : `The list of ${where}: `;
  const all = flagFor(context, 'paging', 'all');
  const remedy = all === undefined ? `raise --${top} for more` : `use --${all} instead of --${top} for all`;
  context.note(`${list}${String(read)} shown, more may exist; ${remedy}.`, 'after');
}

/** Reports a list that was read to its end and has fewer records than the service counts. */
export function noteLack(read: number, total: number, where: string | undefined, context: Noting): void {
  const list = where === undefined ? 'The list' : `The list of ${where}`;
  context.note(
    `${list} ended after ${String(read)} of the ${String(total)} records that the service counts; run the command again to compare.`,
    'after',
  );
}

/** Reports a list of which only one page can be read, and whose response shows that there are more. */
export function noteAnnounced(
  read: number,
  { by, total }: Announced,
  where: string | undefined,
  context: Noting,
): void {
  const list = where === undefined ? 'The list' : `The list of ${where}`;
  const count =
    total === undefined
      ? `more records than these ${String(read)}`
      : `${String(total)} records, and these are ${String(read)}`;
  const sorted = sortsRows(context) ? ' Only these are sorted.' : '';
  context.note(
    `${list} has ${count}, according to ${by} in the response; the command reads one page.${sorted}`,
    'after',
  );
}

/** Reports a list that has more pages than were read. */
export function noteMorePages(reading: Reading, read: number, where: string | undefined, context: Noting): void {
  const sorted = sortsRows(context) ? ' Only these are sorted.' : '';
  const list = where === undefined ? 'The list' : `The list of ${where}`;
  if (reading.isPartial) {
    const all = flagFor(context, 'paging', 'all') ?? 'all';
    context.note(`${list} has more records than these ${String(read)}; --${all} reads every page.${sorted}`, 'after');
    return;
  }
  const pages = flagFor(context, 'paging', 'pages') ?? 'max-pages';
  const most = reading.pages === 1 ? '1 page' : `${String(reading.pages)} pages`;
  const records = read === 1 ? '1 record' : `${String(read)} records`;
  context.warn(`${list} was cut after ${most} and ${records}; raise --${pages} to read more.${sorted}`);
}
