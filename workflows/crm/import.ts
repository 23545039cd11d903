/** `crmcli person import` and `org import`: create or upsert a record for each row of a file. */
import { many, commandLine, CliError, defined, type CsvOptions, type Kit, type Workflow } from 'cmdspec-runtime/kit';
import { openSource, type Source } from './lib/import/source.js';
import { repeatsOf } from './lib/import/repeats.js';
import { addressOf, bodyOf, cellOf, checkColumns, fieldColumns, sentence, withoutColumns } from './lib/import/rows.js';
import { addEntry, addFound, adopted, DETAILS, nothingYet, subjectOf, type ImportEntry } from './lib/import/past.js';
import { printPlan } from './lib/import/plan.js';
import { report } from './lib/import/report.js';
import type { Job } from './lib/import/job.js';
import { planRows, writeRows } from './lib/import/write.js';
import { entityOf, type Entity } from './lib/records/entities.js';
import { matcherOf, type Matcher, type UpsertCall } from './lib/records/match.js';

interface Args {
  readonly file: string;
  readonly upsert?: boolean;
  readonly 'match-on'?: string;
  readonly resume?: boolean;
  readonly separator?: 'comma' | 'semicolon' | 'tab';
  readonly encoding?: CsvOptions['encoding'];
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;

/** Row of a CSV file that names its columns. */
const HEADER_ROW = 1;

/** Maximum number of invalid rows that are listed. */
const MOST_LISTED = 20;

/** All rows are checked before the first one is written. */
const importRecords: Workflow<Args, UpsertCall> = async (args, kit) => {
  const entity = entityOf(kit.command.words);
  const { file, resume = false } = args;
  const matchOn = args.upsert ? args['match-on'] : undefined;
  if (matchOn === undefined && args['match-on'] !== undefined) kit.warn('--match-on has no effect without --upsert.');
  const { separator, encoding } = args;
  const source = openSource(file, kit, defined({ encoding, separator: separator && SEPARATORS[separator] }));
  if (!source.isCsv && (separator ?? encoding) !== undefined)
    kit.warn('--separator and --encoding have no effect on NDJSON, which is UTF-8.');
  const checked = await checkRows(source, matchOn, entity, kit);
  const { total, columns, matcher } = checked;
  if (matchOn === undefined) await noteRepeats(source, kit);
  const again = commandLine({ ...args, resume: true }, kit);
  const past = nothingYet();
  const options = {
    noun: `an import of ${file}`,
    subject: subjectOf({ command: kit.command.words, file: source.fingerprint(), matchOn: matchOn ?? null }),
    rows: total,
    details: DETAILS,
    resume: { isAsked: resume, again },
    onEntry: (entry: ImportEntry) => addEntry(entry, past),
    adopt: adopted,
  };
  await kit.journal(`${file}.journal`, options, async (journal) => {
    const job: Job = { source, entity, columns, matcher, matchOn, total, past, journal, file, again };
    for (const { row, id } of addFound(past, journal))
      kit.note(
        `${rowName(row, source)} was created by the earlier run${id === undefined ? '' : `, with the id ${id}`}. Remove it from the file of unknown rows.`,
      );
    if (kit.options.plan !== undefined) return planRows(job, kit);
    if (kit.options.dryRun) return printPlan(job, kit);
    await kit.confirm(questionOf(total - past.done, file, entity, matcher !== undefined), [], total - past.done);
    source.check();
    const result = await writeRows(job, kit);
    if (result.stopped === undefined) journal.end();
    await report(job, result, kit);
  });
};

/** Builds every record once, so that an error in the last row is reported before the first one is written. */
async function checkRows(source: Source, matchOn: string | undefined, entity: Entity, kit: Kit<UpsertCall>) {
  const matcher = matchOn === undefined ? undefined : await matcherOf(matchOn, '--match-on', entity, kit);
  const mistakes: string[] = [];
  let columns: readonly string[] | undefined;
  let total = 0;
  let wrong = 0;
  const header = (names: readonly string[]): void => {
    checkColumns(names, matchOn, source.name);
    columns = names;
  };
  const check = async (number: number, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      // A failure of the service is not an error in the row.
      if (!(error instanceof CliError) || (error.kind !== 'input' && error.kind !== 'usage')) throw error;
      if (error.details.statusCode !== undefined) throw error;
      wrong += 1;
      if (mistakes.length < MOST_LISTED) mistakes.push(`${rowName(number, source)}: ${sentence(error)}`);
      return false;
    }
  };
  // A CSV file names a column once, so its header is reported once. Each line of NDJSON has its own names.
  const known = new Set<string>();
  const unknown = new Set<string>();
  for await (const row of source.rows(header)) {
    if (columns === undefined) header(Object.keys(row.cells));
    total += 1;
    if (total % 100 === 0) kit.live(`${String(total)} rows checked`, 'progress');
    for (const column of source.isCsv ? fieldColumns(row, entity) : []) {
      if (known.has(column) || unknown.has(column)) continue;
      const find = () => kit.fields(entity.fields).find(column, { settable: true });
      ((await check(HEADER_ROW, find)) ? known : unknown).add(column);
    }
    await check(row.number, () => checkRow(withoutColumns(row, unknown), { matcher, matchOn, entity }, kit));
  }
  const [first] = mistakes;
  if (first !== undefined) {
    const more = wrong > 1 ? ` ${String(wrong - 1)} more ${wrong === 2 ? 'row is' : 'rows are'} invalid.` : '';
    throw new CliError('input', `${first}${more} Nothing was written.`, 'Correct the file.', {
      lines: mistakes.slice(1),
    });
  }
  return { total, columns: columns ?? [], matcher };
}

/** Maximum number of repeated addresses that are listed. */
const MOST_REPEATED = 5;

/** Warns of addresses that several rows have: each of these rows creates a record. */
async function noteRepeats(source: Source, { warn }: Kit<UpsertCall>): Promise<void> {
  const addresses = async function* (): AsyncGenerator<string> {
    for await (const row of source.rows(() => undefined)) {
      const address = addressOf(row);
      if (address !== '') yield address;
    }
  };
  const mayRepeat = await repeatsOf(addresses());
  const rows = new Map<string, number[]>();
  for await (const row of source.rows(() => undefined)) {
    const address = addressOf(row);
    if (address !== '' && mayRepeat(address)) rows.set(address, [...(rows.get(address) ?? []), row.number]);
  }
  const repeated = [...rows].filter(([, numbers]) => numbers.length > 1);
  if (repeated.length === 0) return;
  const listed = repeated
    .slice(0, MOST_REPEATED)
    .map(([address, numbers]) => `${address} (${numbers.slice(0, MOST_REPEATED).join(', ')})`);
  const more = repeated.length - listed.length;
  warn(
    `Several rows have the same e-mail address, and each creates a record: ${listed.join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}. --upsert --match-on email changes the record instead.`,
  );
}

async function checkRow(
  row: Parameters<typeof bodyOf>[0],
  by: { readonly matcher: Matcher | undefined; readonly matchOn: string | undefined; readonly entity: Entity },
  kit: Kit<UpsertCall>,
): Promise<void> {
  const body = await bodyOf(row, by.entity, kit);
  const value = by.matchOn === undefined ? '' : cellOf(row, by.matchOn);
  const { name } = body;
  if (by.matcher === undefined && (typeof name !== 'string' || name.trim() === ''))
    throw new CliError('input', 'The name is empty.');
  if (value.trim() !== '') by.matcher?.check(value);
}

export const rowName = (number: number, { isCsv }: Source): string => `${isCsv ? 'CSV row' : 'Line'} ${String(number)}`;

function questionOf(count: number, file: string, { noun }: Entity, isUpsert: boolean): string {
  const records = many(count, noun);
  return isUpsert ? `Create or update ${records} from ${file}?` : `Create ${records} from ${file}?`;
}

export default importRecords;
