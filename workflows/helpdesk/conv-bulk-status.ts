import type { Context, Handler, Row } from 'cmdspec/runtime';
import { CliError } from '../../runtime/base/errors.js';
import { idNumber } from './lib/conversation.js';
import { conversations } from './lib/conversations.js';

export interface ConvBulkStatusArgs {
  readonly mailbox?: string;
  readonly status?: string;
  readonly tag?: string;
  readonly set: string;
}

interface Failed {
  readonly id: string;
  readonly error: CliError;
}

const convBulkStatus: Handler<ConvBulkStatusArgs> = async ({ set, ...filters }, context) => {
  const ids = await collect(filters, set, context);
  if (ids.length === 0) {
    await context.out.action(`Updated 0 conversations to ${set}: none matched.`, {
      updated: 0,
      failed: 0,
      status: set,
    });
    return;
  }
  const many = `${String(ids.length)} ${ids.length === 1 ? 'conversation' : 'conversations'}`;
  if (!context.globals.dryRun) await context.confirm(`Set ${many} to ${set}?`);

  const failures: Failed[] = [];
  let updated = 0;
  for (const [index, id] of ids.entries()) {
    context.progress(`${String(index + 1)} of ${many}`);
    const error = await update(id, set, context);
    if (error === undefined) updated += 1;
    else failures.push({ id, error });
    // Without permission or quota the others would end in the same way.
    if (error?.kind === 'auth' || error?.kind === 'rate') break;
  }
  const untried = ids.length - updated - failures.length;
  for (const { id, error } of failures) context.warn(`Conversation ${id} was not updated: ${error.message}`);
  await context.out.action(told(updated, set, failures.length, untried), {
    updated,
    failed: failures.length,
    ...(untried > 0 && { untried: ids.slice(-untried).map(idNumber) }),
    status: set,
    ...(failures.length > 0 && {
      failures: failures.map(({ id, error }): Row => ({ id: idNumber(id), message: error.message })),
    }),
  });
  const [first] = failures;
  if (first === undefined) return;
  const { kind, message, remedy, details } = first.error;
  const others = failures.length > 1 ? ` (and ${String(failures.length - 1)} more)` : '';
  throw new CliError(kind, `Conversation ${first.id}${others} was not updated. ${message}`, remedy, {
    ...details,
    sent: updated > 0,
  });
};

/**
 * Ids of the conversations that are not in the new status yet. All are known before the first write: a written one
 * leaves the filter, and the pages behind it would move.
 */
async function collect(
  { mailbox, status, tag }: Omit<ConvBulkStatusArgs, 'set'>,
  set: string,
  context: Context,
): Promise<readonly string[]> {
  const { limit = Infinity } = context.globals;
  const ids: string[] = [];
  for await (const { rows } of conversations(context, { mailbox, status: status ?? 'active', tag })) {
    for (const row of rows) {
      if (row.status === set) continue;
      ids.push(String(row.id));
      if (ids.length === limit) return ids;
    }
    context.progress(`${String(ids.length)} conversations found`);
  }
  return ids;
}

/** The failure of one conversation, which does not stop the others. */
async function update(id: string, status: string, { http }: Context): Promise<CliError | undefined> {
  try {
    await http.send({
      method: 'PATCH',
      path: '/v2/conversations/{id}',
      params: { id },
      effect: 'update',
      body: { op: 'replace', path: '/status', value: status },
    });
    return undefined;
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
}

function told(updated: number, set: string, failed: number, untried: number): string {
  const parts = [
    `Updated ${String(updated)} ${updated === 1 ? 'conversation' : 'conversations'} to ${set}`,
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(untried > 0 ? [`${String(untried)} not tried`] : []),
  ];
  return parts.join(', ');
}

export default convBulkStatus;
