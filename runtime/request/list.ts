import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Pages, Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { sortingOf } from '../base/sorting.js';
import { fillMessage } from '../base/template.js';
import { checkRecord, recordIn } from './answer.js';
import { withDocuments } from './documents.js';
import { countOf, printingOf, rawOf, rowsOf, type List } from './pages.js';
import type { Prepared } from './prepare.js';
import { printOne } from './record.js';
import { readingOf } from './reading.js';
import { shownRows } from './shown.js';
import { withValueNames } from './value-names.js';

/** Prints a list as its pages arrive, its number of records, or its responses as they are. */
export async function printList(plan: RequestPlan, prepared: Prepared, args: Row, context: Context): Promise<void> {
  const reading = readingOf(args, context);
  const call = await prepared.call(prepared.targets[0]);
  const list: List = { plan, prepared, reading, limit: context.globals.limit ?? plan.cap };
  if (reading.each !== undefined) {
    const { printEach } = await import('./each.js');
    await printEach(reading.each, list, call, context);
  } else if (reading.print === 'count') {
    const count = await countOf(list, call, context);
    await context.out.action(String(count), { count });
  } else if (reading.print === 'raw') {
    await context.out.json(await rawOf(list, call, context));
  } else if (reading.print === 'one') {
    await printOnly(list, call, args, context);
  } else if (prepared.subject?.isScalar) {
    // One value, bare or under its name, is not a list.
    const reply = await context.http.send(call);
    await checkRecord(plan, reply, context, prepared.subject);
    await context.out.record((await recordIn(plan, reply, context)) ?? {});
  } else {
    const rows = withValueNames(prepared.subject?.path ?? plan.path, rowsOf(list, call, context), context);
    const pages = await shownRows(plan, rows, context);
    const sorting = sortingOf(context.command, context.globals);
    const printing = { ...(await printingOf(list, context)), ...(sorting && { sorted: true as const }) };
    const printed = withDocuments(list, args, { pages, printing }, context);
    const note = plan.empty;
    const counted =
      note === undefined
        ? printed.pages
        : whenEmpty(printed.pages, () => {
            context.footnote(fillMessage(note, (name) => args[name]));
          });
    await context.out.rows(counted, printed.printing);
  }
}

/** Calls `note` at the end of a list without records. */
async function* whenEmpty(pages: Pages, note: () => void): Pages {
  let isEmpty = true;
  for await (const rows of pages) {
    isEmpty &&= rows.length === 0;
    yield rows;
  }
  if (isEmpty) note();
}

/** Prints the record of a list that has exactly one; fails on any other number. */
async function printOnly(list: List, call: Call, args: Row, context: Context): Promise<void> {
  const found: Row[] = [];
  for await (const rows of rowsOf({ ...list, limit: 2 }, call, context)) found.push(...rows);
  const { subject } = list.prepared;
  const [only] = found;
  if (only !== undefined && found.length === 1) return printOne(list.plan, list.prepared, only, context);
  const name = subject?.name ?? context.command.words;
  const pairs = Object.values(args)
    .flat()
    .filter((one): one is [string, string] => Array.isArray(one))
    .map((pair) => pair.join('='));
  const has = pairs.length === 0 ? 'matches' : `has ${pairs.join(', ')}`;
  const columns = (await subject?.columns()) ?? list.plan.columns ?? [];
  const { candidates, plainRow } = await import('../odata/index.js');
  const width = context.service.catalogue?.codes?.width;
  throw new CliError(
    'input',
    `${found.length === 0 ? 'No record' : 'More than one record'} of ${name} ${has}.`,
    found.length === 0 ? 'Check the values.' : 'Match more fields, or list all of these records.',
    found.length === 0
      ? {}
      : {
          lines: candidates(
            found.map((row) => plainRow(row, width)),
            columns,
          ),
        },
  );
}
