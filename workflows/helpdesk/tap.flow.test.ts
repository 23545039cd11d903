import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';

const USERS = [
  { id: 1, firstName: 'Ann', lastName: 'Lee' },
  { id: 2, firstName: 'Bo', lastName: 'Day' },
];

let bench: Bench;
let me: object;
beforeEach(async () => {
  me = USERS[0] ?? {};
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname } = new URL(url, 'http://host');
      if (pathname === '/v2/users/me') return json(response, me);
      const name = pathname.split('/').at(-1) ?? '';
      const rows = name === 'users' ? USERS : [];
      const page = { number: 1, size: 50, totalElements: rows.length, totalPages: rows.length === 0 ? 0 : 1 };
      json(response, { _embedded: { [name]: rows }, page });
    },
  });
});
afterEach(() => bench.close());

test('a state is continued by another user of the account, and refused for another account', async () => {
  const first = await bench.run(['tap']);
  expect(first.code).toBe(0);
  const { value } = JSON.parse(first.out.trimEnd().split('\n').at(-1) ?? '') as { value: { owner: object } };
  expect(value.owner).toEqual({ client: 'helpdeskcli', account: 'Ann Lee (1)' });
  writeFileSync(join(bench.folder, 'state.json'), JSON.stringify(value));
  me = USERS[1] ?? {};
  expect((await bench.run(['tap', '--state', 'state.json'])).code).toBe(0);
  writeFileSync(
    join(bench.folder, 'state.json'),
    JSON.stringify({ ...value, owner: { ...value.owner, account: 'Cy Old (3)' } }),
  );
  const refused = await bench.run(['tap', '--state', 'state.json']);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toContain('The state holds bookmarks of Cy Old (3), but this run is for Bo Day (2).');
});
