import { defined } from '../../../runtime/base/defined.js';
import type { Context } from '../../../runtime/contract/context.js';
import type { Row } from '../../../runtime/contract/values.js';
import { joinTerms, normaliseRow } from '../../../runtime/odata/index.js';
import { tidy } from './rows.js';
import type { Target } from './target.js';
import { matchTerm, type Assignment } from './assigned-values.js';

/** Rows whose fields equal every assignment; `most` of them, or all. */
export async function* matching(
  target: Target,
  matches: readonly Assignment[],
  context: Context,
  options: { readonly select?: readonly string[]; readonly most?: number } = {},
): AsyncGenerator<Row> {
  const terms: string[] = [];
  for (const match of matches) terms.push(await matchTerm(match, context, target));
  const { select, most } = options;
  const call = {
    method: 'GET',
    path: target.path,
    query: { $filter: joinTerms(terms), $select: select, $top: most === undefined ? undefined : String(most) },
    effect: 'read',
  } as const;
  for await (const row of context.http.rows(call, defined({ style: 'link', limit: most }))) {
    yield tidy(normaliseRow(row));
  }
}
