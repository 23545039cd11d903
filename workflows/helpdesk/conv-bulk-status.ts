import type { BulkSummary, Kit, Row, Workflow } from 'cmdspec/kit';
import { idNumber } from './lib/conversation.js';

export interface ConvBulkStatusArgs {
  readonly mailbox?: string;
  readonly status?: string;
  readonly tag?: string;
  readonly set: string;
}

const noun = ['conversation', 'conversations'] as const;

const convBulkStatus: Workflow<ConvBulkStatusArgs, 'conversations' | 'change'> = async ({ set, ...filters }, kit) => {
  const ids = await collect(filters, set, kit);
  if (ids.length === 0) {
    const line = `Updated 0 conversations to ${set}: none matched.`;
    await kit.out.action(line, { updated: 0, failed: 0, status: set });
    return;
  }
  await kit.confirm(`Set ${String(ids.length)} ${noun[ids.length === 1 ? 0 : 1]} to ${set}?`);
  await kit.bulk(ids, (id) => kit.calls.change.send({ id, set }), {
    noun,
    name: (id) => `conversation ${id}`,
    failed: 'was not updated',
    report: (summary) => kit.out.action(lineOf(summary, set), dataOf(summary, set)),
  });
};

/**
 * Returns the ids of the conversations that do not have the new status yet. All are read before the first write: a
 * changed conversation leaves the filter, which would shift the following pages.
 */
async function collect(
  { mailbox, status = 'active', tag }: Omit<ConvBulkStatusArgs, 'set'>,
  set: string,
  { calls, globals, noteCut, progress }: Kit<'conversations'>,
): Promise<readonly string[]> {
  const { limit = Infinity } = globals;
  const ids: string[] = [];
  let skipped = 0;
  for await (const { rows, more, total } of calls.conversations.pages({ mailbox, status, tag })) {
    const found = rows.filter((row) => row.status !== set).map((row) => String(row.id));
    const left = limit - ids.length;
    skipped += rows.length - found.length;
    ids.push(...found.slice(0, left));
    if (ids.length === limit) {
      // Conversations on the following pages may have the status already, so the total is exact only if none had it.
      if (found.length > left || more) noteCut(limit, { total: skipped === 0 ? total : undefined, verb: 'selected' });
      return ids;
    }
    progress(`${String(ids.length)} conversations found`);
  }
  return ids;
}

function lineOf({ done, failed, untried }: BulkSummary<string>, set: string): string {
  const parts = [
    `Updated ${String(done.length)} ${noun[done.length === 1 ? 0 : 1]} to ${set}`,
    ...(failed.length > 0 ? [`${String(failed.length)} failed`] : []),
    ...(untried.length > 0 ? [`${String(untried.length)} not tried`] : []),
  ];
  return parts.join(', ');
}

function dataOf({ done, failed, untried }: BulkSummary<string>, set: string): Row {
  return {
    updated: done.length,
    failed: failed.length,
    ...(untried.length > 0 && { untried: untried.map(idNumber) }),
    status: set,
    ...(failed.length > 0 && {
      failures: failed.map(({ item, error }): Row => ({ id: idNumber(item), message: error.message })),
    }),
  };
}

export default convBulkStatus;
