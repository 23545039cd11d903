/** Reads the records of a plan again, and shows the fields that changed since it was made. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { differencesNow } from '../pipeline/apply.js';
import { checkPlan, openPlan, recordOf } from './lib/plan-rows.js';

const COLUMNS = [
  { key: 'line', header: 'Line' },
  { key: 'command', header: 'Command' },
  { key: 'record', header: 'Record' },
  { key: 'field', header: 'Field' },
  { key: 'planned', header: 'Planned', cut: 40 },
  { key: 'now', header: 'Now', cut: 40 },
];

export default async function* check(
  { file: path }: { readonly file: string },
  context: Context,
): AsyncGenerator<Result> {
  const plan = await openPlan(path, context);
  await checkPlan(plan, path, plan.digest, context);
  let changed = 0;
  async function* rows(): AsyncGenerator<Row> {
    for (const line of plan.lines) {
      const found = await differencesNow(line, context);
      if (found.length > 0) changed += 1;
      for (const { field, expected, found: now } of found)
        yield {
          line: line.n,
          command: line.cmd,
          record: recordOf(line),
          field,
          planned: expected ?? null,
          now: now ?? null,
        };
    }
  }
  yield { kind: 'rows', rows: rows(), printing: { columns: COLUMNS } };
  if (changed > 0)
    throw new CliError(
      'input',
      `The records of ${String(changed)} of ${String(plan.lines.length)} lines have changed since the plan was made.`,
      'Those lines are skipped when the plan is applied.',
    );
  context.note(`All ${String(plan.lines.length)} lines still hold.`);
}
