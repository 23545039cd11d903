/** Shows a plan: each record before and after, field by field. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { accountOf, fieldRows, openPlan, summaryOf } from './lib/plan-rows.js';

const COLUMNS = [
  { key: 'line', header: 'Line' },
  { key: 'command', header: 'Command' },
  { key: 'record', header: 'Record' },
  { key: 'field', header: 'Field' },
  { key: 'before', header: 'Before', cut: 40 },
  { key: 'after', header: 'After', cut: 40 },
  { key: 'undo', header: 'Undo', cut: 40 },
];

export default async function* show(
  { file: path }: { readonly file: string },
  context: Context,
): AsyncGenerator<Result> {
  const { header, lines, digest } = await openPlan(path, context);
  context.note(`For ${accountOf(header)}: ${summaryOf(lines)}, valid until ${header.expires}.`);
  if (digest !== header.digest)
    context.warn(
      `The plan was changed after it was made: it has ${String(lines.length)} lines. Their digest is ${digest}.`,
    );
  function* rows(): Generator<Row> {
    for (const line of lines) yield* fieldRows(line);
  }
  yield { kind: 'rows', rows: rows(), printing: { columns: COLUMNS } };
}
