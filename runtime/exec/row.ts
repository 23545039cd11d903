/** What `exec` prints of a line: its number, its exit code, and the envelope of its run. */
import { defined } from '../base/defined.js';
import { profileWords } from '../base/shell.js';
import { isObject } from '../base/objects.js';
import { endingOf } from '../cli/report.js';
import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { metaOf } from '../pipeline/run-facts.js';
import type { ExecLine } from './lines.js';
import type { Ran, Taken } from './inside.js';

/** The row of a line, with its exit code. */
export interface LineRow extends Row {
  readonly line: number;
  readonly exit: number;
  readonly ok: boolean;
}

/**
 * Returns the row of a line that was run.
 *
 * @param argv words of the line, for the line that an error names; none if it has no words
 */
export async function rowOf(
  { n, id }: ExecLine,
  argv: readonly string[],
  ran: Ran,
  { client, options, world }: Context,
): Promise<LineRow> {
  const { facts, failure } = ran;
  // Notes of the run that waited are among its notes.
  const own = { ...facts, notes: [] };
  const typed = argv.length === 0 ? [] : [...argv, ...profileWords(options)];
  const ended =
    failure === undefined
      ? { code: 0, notes: [] }
      : await endingOf(failure, client, own, { ...worldOf(world), argv: typed });
  const { code, error } = { error: undefined, ...ended };
  return {
    line: n,
    ...defined({ id }),
    exit: code,
    ok: code === 0,
    ...dataOf(ran.results),
    ...defined({ error: isObject(error) ? error : undefined }),
    notes: [...ran.notes, ...ended.notes],
    meta: metaOf(facts, world),
  };
}

/** The parts of a world that the report of a failure reads. */
const worldOf = ({ env, stdout, stderr, now }: Context['world']) => ({ env, stdout, stderr, now }) as Context['world'];

/** Returns the first result as `data`, several values as a list, and further results as `more`: as an envelope has them. */
export function dataOf(results: readonly Taken[]): { readonly data: unknown; readonly more?: readonly unknown[] } {
  const [first] = results;
  if (first === undefined) return { data: null };
  const end = results.findIndex(({ kind }) => kind !== 'value');
  const values = first.kind === 'value' ? results.slice(0, end < 0 ? undefined : end) : [];
  const rest = results.slice(Math.max(values.length, 1)).map(({ value }) => value);
  const data = values.length > 1 ? values.map(({ value }) => value) : first.value;
  return { data: data ?? null, ...(rest.length > 0 && { more: rest }) };
}
