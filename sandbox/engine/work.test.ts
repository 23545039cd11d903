import { closeAll, shop } from './testing/shop.js';
import type { CustomRoute } from './types.js';

afterEach(closeAll);

const PAUSES = 3000;

const slow: CustomRoute = {
  method: 'GET',
  path: '/slow',
  open: true,
  *handle(_request, { values }) {
    const before = values['written'];
    for (let times = 0; times < PAUSES; times++) yield;
    return { status: 200, body: { before, after: values['written'] } };
  },
};
const write: CustomRoute = {
  method: 'POST',
  path: '/write',
  open: true,
  handle(_request, { values }) {
    values['written'] = Number(values['written'] ?? 0) + 1;
    return { status: 204 };
  },
};

test('a request that pauses keeps the process from nothing, and sees no change of another one', async () => {
  const { call } = await shop({}, { routes: [slow, write] });
  await call('POST', '/write');
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const [read] = await Promise.all([call('GET', '/slow'), call('POST', '/write'), call('POST', '/write')]);
  clearInterval(timer);
  const { before, after } = read.body as { before: number; after: number };
  expect(after).toBe(before);
  expect(turns).toBeGreaterThan(2);
  expect((await call('GET', '/slow')).body).toEqual({ before: 3, after: 3 });
});
