import type { Context, Page } from 'cmdspec/runtime';

/** For long reads: what arrives meanwhile comes last and moves nothing. */
export const OLDEST_FIRST = { sortField: 'createdAt', sortOrder: 'asc' } as const;

/** Pages of the conversations that match. */
export function conversations({ http }: Context, query: Readonly<Record<string, unknown>>): AsyncIterable<Page> {
  return http.pages({ method: 'GET', path: '/v2/conversations', query }, { style: 'inbox', result: 'conversations' });
}
