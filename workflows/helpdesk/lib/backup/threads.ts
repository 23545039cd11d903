import type { Row } from 'cmdspec/runtime';
import type { Run } from './run.js';

/**
 * The conversation with all of its threads. The list embeds no more than a page of them, and of a chat its last message
 * alone; then they are read by themselves.
 */
export async function withThreads(run: Run, id: string, row: Row): Promise<Row> {
  const { context, limit, width } = run;
  const embedded = threadsOf(row);
  if (row['type'] !== 'chat' && !(Number(row['threads']) > embedded.length)) return row;
  const threads = await limit(async () => {
    const found: Row[] = [];
    const pages = context.http.pages(
      // A conversation that was deleted a moment ago has no list any more: what came with it is kept.
      { method: 'GET', path: '/v2/conversations/{id}/threads', params: { id }, effect: 'read', accept: [404] },
      { style: 'inbox', result: 'threads' },
    );
    for await (const page of pages) {
      width.learn(page.headers);
      found.push(...page.rows);
    }
    return found;
  });
  if (threads.length < embedded.length) return row;
  return { ...row, _embedded: { ...(row['_embedded'] as Row | undefined), threads } };
}

/** The threads that a saved or listed conversation carries. */
export function threadsOf(row: Row): Row[] {
  const threads = (row['_embedded'] as Row | null | undefined)?.['threads'];
  return Array.isArray(threads) ? (threads as Row[]).filter((thread) => typeof thread === 'object') : [];
}
