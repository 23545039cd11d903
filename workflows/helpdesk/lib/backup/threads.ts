/** The threads of a conversation. */
import { many, CliError, isObject, plainText, type Row } from 'cmdspec-runtime/kit';
import { lacksThreads } from '../conversation.js';
import { note, type Reading } from './run.js';

/**
 * Returns the conversation with all its threads. The list embeds at most one page of threads, and only the last message of a
 * chat; in these cases they are read separately, as they are where none are embedded. Threads that cannot be read do not
 * stop the run.
 */
export async function withThreads(run: Reading, id: string, row: Row): Promise<Row> {
  const embedded = threadsOf(row);
  const damaged = damagedThreads(row);
  const isLonger = Number(plainText(row['threads'])) > embedded.length + damaged;
  if (row['type'] !== 'chat' && !isLonger && !lacksThreads(row)) {
    noteDamage(run, id, damaged);
    return row;
  }
  const threads: Row[] = [];
  let lost = 0;
  try {
    const onLack = (read: number, total: number): void => {
      const message = `The list of threads of conversation ${id} ended after ${String(read)} of the ${String(total)} threads that the service counts; these were saved.`;
      note(run, { resource: 'conversations', id, message }, new CliError('unavailable', message));
    };
    const onDamage = (count: number): void => {
      lost += count;
    };
    for await (const one of run.kit.calls.threads.rows({ id }, { onLack, onDamage })) threads.push(one);
  } catch (error) {
    // A conversation that was just deleted no longer has a list, so the embedded threads are used.
    if (error instanceof CliError && error.details.statusCode === 404) return row;
    throw error;
  }
  noteDamage(run, id, Math.max(damaged, lost));
  if (threads.length < embedded.length) return row;
  return { ...row, _embedded: { ...(row['_embedded'] as Row | undefined), threads } };
}

function noteDamage(run: Reading, id: string, count: number): void {
  if (count === 0) return;
  const message = `Conversation ${id} has ${many(count, ['thread', 'threads'])} without content; the rest was saved.`;
  note(run, { resource: 'conversations', id, message }, new CliError('unavailable', message));
}

/** Returns the threads embedded in a saved or listed conversation. */
export const threadsOf = (row: Row): Row[] => embeddedThreads(row).filter(isObject);

const damagedThreads = (row: Row): number => embeddedThreads(row).filter((thread) => !isObject(thread)).length;

function embeddedThreads(row: Row): readonly unknown[] {
  const embedded = row['_embedded'];
  const threads = isObject(embedded) ? embedded['threads'] : undefined;
  return Array.isArray(threads) ? threads : [];
}
