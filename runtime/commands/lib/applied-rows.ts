/** Applies lines of a plan, prints what became of each, and fails if one of them was not sent. */
import { CliError } from '../../base/errors.js';
import type { Context } from '../../contract/context.js';
import type { Result } from '../../contract/pipeline.js';
import type { Row } from '../../contract/rows.js';
import { stopRule } from '../../workflow/bulk.js';
import { applyLines, type ApplyOptions, type LineResult } from '../../pipeline/apply.js';
import { resultRow } from './plan-rows.js';

const COLUMNS = [
  { key: 'line', header: 'Line' },
  { key: 'command', header: 'Command' },
  { key: 'record', header: 'Record' },
  { key: 'state', header: 'State' },
  { key: 'why', header: 'Why', cut: 60 },
];

/**
 * @param onResult takes the result of each line
 * @throws CliError of the first failure, or `input` for lines whose records have changed
 */
export async function* appliedRows(
  options: Omit<ApplyOptions, 'stops'>,
  context: Context,
  onResult?: (result: LineResult) => void,
): AsyncGenerator<Result> {
  const counts = new Map<LineResult['state'], number>();
  let failure: CliError | undefined;
  async function* rows(): AsyncGenerator<Row> {
    for await (const result of applyLines({ ...options, stops: stopRule() }, context)) {
      counts.set(result.state, (counts.get(result.state) ?? 0) + 1);
      failure ??= result.error;
      onResult?.(result);
      yield resultRow(result);
    }
  }
  if (context.options.dryRun) {
    // The requests are printed in place of results.
    for await (const { line, state, why } of rows())
      if (state !== 'done') context.warn(`Line ${String(line)} would not be sent: ${String(why ?? state)}`);
    if (context.http.planned.length === 0) yield { kind: 'rows', rows: [], printing: { columns: COLUMNS } };
    return;
  }
  yield { kind: 'rows', rows: rows(), printing: { columns: COLUMNS } };
  const of = (state: LineResult['state']): number => counts.get(state) ?? 0;
  const parts = [...counts].map(([state, count]) => `${String(count)} ${state}`);
  if (parts.length > 0) context.note(`${parts.join(', ')}.`);
  const { kind, message, remedy, details } = failure ?? {};
  if (failure !== undefined) throw new CliError(kind ?? 'generic', message ?? '', remedy, details);
  const changed = of('changed');
  if (changed > 0)
    throw new CliError(
      'input',
      `${String(changed)} ${changed === 1 ? 'line was' : 'lines were'} not sent: the records have other values now.`,
      'Make the plan again for these records.',
    );
}
