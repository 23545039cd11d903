import type { Row } from 'cmdspec/kit';
import type { BackupKit } from './resources.js';

/**
 * The conversation with all of its threads. The list embeds no more than a page of them, and of a chat its last message
 * alone; then they are read by themselves.
 */
export async function withThreads(kit: BackupKit, id: string, row: Row): Promise<Row> {
  const embedded = threadsOf(row);
  if (row['type'] !== 'chat' && !(Number(row['threads']) > embedded.length)) return row;
  const threads: Row[] = [];
  // A conversation that was deleted a moment ago has no list any more: what came with it is kept.
  for await (const one of kit.calls.threads.rows({ id }, { accept: [404] })) threads.push(one);
  if (threads.length < embedded.length) return row;
  return { ...row, _embedded: { ...(row['_embedded'] as Row | undefined), threads } };
}

/** The threads that a saved or listed conversation carries. */
export function threadsOf(row: Row): Row[] {
  const threads = (row['_embedded'] as Row | null | undefined)?.['threads'];
  return Array.isArray(threads) ? (threads as Row[]).filter((thread) => typeof thread === 'object') : [];
}
