import { client } from '../../generated/helpdesk/client.js';
import type { Sandbox } from '../../runtime/contract/context.js';
import { begin, type Ask, type Loose } from './testing.js';

let sandbox: Sandbox;
let ask: Ask;
beforeAll(async () => {
  ({ sandbox, ask } = await begin(client));
});
afterAll(() => sandbox.close());

const WINDOW = 'start=2026-09-01T00:00:00Z&end=2026-10-31T23:59:59Z';

/** Conversations of the window, from the list endpoint. */
async function listed(filter: (row: Loose) => boolean = () => true): Promise<Loose[]> {
  const found: Loose[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await ask('GET', `/v2/conversations?status=all&page=${String(page)}`);
    pages = body.page.totalPages;
    found.push(...body._embedded.conversations);
  }
  return found.filter(
    (row) => row.createdAt >= '2026-09-01T00:00:00Z' && row.createdAt <= '2026-10-31T23:59:59Z' && filter(row),
  );
}

test('reports count the listed conversations, filtered by inbox and by tag', async () => {
  const count = async (more = ''): Promise<number> =>
    (await ask('GET', `/v2/reports/conversations?${WINDOW}${more}`)).body.current.totalConversations;
  expect(await count()).toBe((await listed()).length);
  expect(await count('&mailboxes=1001,1002')).toBe((await listed(({ mailboxId }) => mailboxId <= 1002)).length);
  expect(await count('&tags=4001')).toBe(
    (await listed(({ tags }) => tags.some((tag: Loose) => tag.id === 4001))).length,
  );
  expect((await ask('GET', `/v2/reports/company?${WINDOW}&tags=4001`)).body.filterTags).toEqual([
    { id: 4001, name: 'billing' },
  ]);
});

test('the report of a user counts one user, that of a team the sum of its members', async () => {
  const total = async (id: number): Promise<number> =>
    (await ask('GET', `/v2/reports/user?${WINDOW}&user=${String(id)}`)).body.current.totalConversations;
  expect(await total(2002)).toBe((await listed(({ assignee }) => assignee?.id === 2002)).length);
  expect(await total(2901)).toBe((await listed(({ assignee }) => assignee?.id % 2 === 1)).length);
  expect((await ask('GET', `/v2/reports/user?${WINDOW}&user=7`)).status).toBe(404);
});

test.each([
  ['start=2026-09-01&end=2026-10-31T00:00:00Z', 'start'],
  ['start=2026-09-01T00:00:00.000Z&end=2026-10-31T00:00:00Z', 'start'],
  ['start=2026-09-01T00:00:00Z', 'end'],
  [`${WINDOW}&tags=billing`, 'tags'],
  [`${WINDOW}&tags=9`, 'tags'],
  [`${WINDOW}&types=fax`, 'types'],
])('%s is refused because of %s', async (query, path) => {
  const { status, body } = await ask('GET', `/v2/reports/company?${query}`);
  expect([status, body._embedded.errors[0].path]).toEqual([400, path]);
});
