/** `helpdeskcli conv bulk-status`: sets the status of all conversations that match the filters. */
import { many, noteCut, type BulkSummary, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { NOUN, checkConversation, idNumber } from './lib/conversation.js';

export interface ConvBulkStatusArgs {
  readonly mailbox?: string;
  readonly status?: string;
  readonly tag?: string;
  readonly set: string;
}

const convBulkStatus: Workflow<ConvBulkStatusArgs, 'conversations' | 'change'> = async ({ set, ...filters }, kit) => {
  const found = await collect(filters, set, kit);
  if (found.length === 0) {
    const line = `Updated 0 conversations to ${set}: none matched.`;
    await kit.out.action(line, { updated: 0, failed: 0, status: set });
    return;
  }
  await kit.bulk(found, ({ id, subject, row }) => kit.calls.change.send({ id, set }, { about: subject, before: row }), {
    noun: NOUN,
    name: ({ id }) => `conversation ${id}`,
    failed: 'was not updated',
    key: ({ id }) => id,
    question: [`Set ${many(found.length, NOUN)} to ${set}?`, found.map(({ id, subject }) => `${id}  ${subject}`)],
    rest: () => `Those that are ${set} already are not sent again.`,
    report: (summary) => kit.out.action(lineOf(summary, set), dataOf(summary, set)),
  });
};

interface Found {
  readonly id: string;
  readonly subject: string;
  readonly row: Row;
}

/**
 * Returns the conversations that do not have the new status yet. All are read before the first write: a
 * changed conversation leaves the filter, which would shift the following pages.
 */
async function collect(
  { mailbox, status = 'active', tag }: Omit<ConvBulkStatusArgs, 'set'>,
  set: string,
  kit: Kit<'conversations'>,
): Promise<readonly Found[]> {
  const { calls, fail, options, live } = kit;
  const { limit = Infinity } = options;
  const all: Found[] = [];
  let skipped = 0;
  for await (const { rows, more, total } of calls.conversations.pages({ mailbox, status, tag })) {
    const found = rows
      .filter((row) => row.status !== set)
      .map((row) => ({
        id: checkConversation(row, fail),
        subject: typeof row.subject === 'string' ? row.subject : '',
        row,
      }));
    const left = limit - all.length;
    skipped += rows.length - found.length;
    all.push(...found.slice(0, left));
    if (all.length === limit) {
      // Conversations on the following pages may have the status already, so the total is exact only if none had it.
      if (found.length > left || more)
        noteCut({ shown: limit, total: skipped === 0 ? total : undefined, verb: 'selected' }, kit);
      return all;
    }
    live(`${String(all.length)} conversations found`, 'progress');
  }
  return all;
}

function lineOf({ done, failed, untried }: BulkSummary<Found>, set: string): string {
  const parts = [
    `Updated ${many(done.length, NOUN)} to ${set}`,
    ...(failed.length > 0 ? [`${String(failed.length)} failed`] : []),
    ...(untried.length > 0 ? [`${String(untried.length)} not tried`] : []),
  ];
  return parts.join(', ');
}

function dataOf({ done, failed, untried }: BulkSummary<Found>, set: string): Row {
  return {
    updated: done.length,
    failed: failed.length,
    ...(untried.length > 0 && { untried: untried.map(({ id }) => idNumber(id)) }),
    status: set,
    ...(failed.length > 0 && {
      failures: failed.map(({ item, error }): Row => ({ id: idNumber(item.id), message: error.message })),
    }),
  };
}

export default convBulkStatus;
