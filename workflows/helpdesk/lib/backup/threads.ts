import type { Row } from 'cmdspec/kit';
import type { BackupKit } from './resources.js';

/**
 * Returns the conversation with all its threads. The list embeds at most one page of them, and only the last message of a
 * chat; in these cases they are read separately.
 */
export async function withThreads(kit: BackupKit, id: string, row: Row): Promise<Row> {
  const embedded = threadsOf(row);
  if (row['type'] !== 'chat' && !(Number(row['threads']) > embedded.length)) return row;
  const threads: Row[] = [];
  // A conversation that was just deleted no longer has a list, so the embedded threads are used.
  for await (const one of kit.calls.threads.rows({ id }, { accept: [404] })) threads.push(one);
  if (threads.length < embedded.length) return row;
  return { ...row, _embedded: { ...(row['_embedded'] as Row | undefined), threads } };
}

/** Returns the threads embedded in a saved or listed conversation. */
export function threadsOf(row: Row): Row[] {
  const threads = (row['_embedded'] as Row | null | undefined)?.['threads'];
  return Array.isArray(threads) ? (threads as Row[]).filter((thread) => typeof thread === 'object') : [];
}
