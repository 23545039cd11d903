import type { Context } from '../../../runtime/contract/context.js';

/** Numbers of the divisions that the user may enter and that are not blocked, in ascending order. */
export async function openDivisions(context: Context): Promise<readonly string[]> {
  const found: string[] = [];
  const call = {
    method: 'GET',
    path: '/api/v1/{division}/system/Divisions',
    query: { $select: 'Code,Description,BlockingStatus' },
    effect: 'read',
  } as const;
  for await (const row of context.http.rows(call, { style: 'link', maxPages: 1000 })) {
    const blocked = row['BlockingStatus'];
    if (blocked === null || blocked === undefined || Number(blocked) === 0) found.push(String(row['Code']));
  }
  return found.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
}
