import { closeAll, failureOf, json, start } from '../http/testkit.js';
import { call, ids, parameter, range, service } from './testkit.js';

afterEach(closeAll);

describe('offset', () => {
  test('continues at the offset that the service returns', async () => {
    const { server, http } = await start(
      ({ url }, response) => {
        const from = parameter(url, 'start');
        json(response, { data: range(from, from + 3), p: { more: from < 6, next: from + 3 } });
      },
      { service },
    );
    expect(await ids(http.rows(call, { style: 'offset', limit: 8 }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/rows?limit=4&start=0',
      '/rows?limit=4&start=3',
      '/rows?limit=2&start=6',
    ]);
  });

  test('without an offset, continues after the rows; the fields may be in either place', async () => {
    const { server, http } = await start(
      ({ url }, response) => {
        const from = parameter(url, 'start');
        json(response, { data: range(from, from + 3), more: from < 6 });
      },
      { service },
    );
    expect(await ids(http.rows(call, { style: 'either' }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(server.seen.map(({ url }) => parameter(url, 'start'))).toEqual([0, 3, 6]);
  });

  test('follows the cursor of a list that returns one instead of an offset', async () => {
    const { server, http } = await start(
      ({ url }, response) => {
        const from = parameter(url, 'cursor');
        json(response, { data: range(from, from + 3), next: from < 6 ? String(from + 3) : null });
      },
      { service },
    );
    expect(await ids(http.rows(call, { style: 'either' }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await ids(http.rows(call, { style: 'either', limit: 4 }))).toEqual([0, 1, 2, 3]);
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/rows?limit=4&start=0',
      '/rows?limit=4&cursor=3',
      '/rows?limit=4&cursor=6',
      '/rows?limit=4&start=0',
      '/rows?limit=4&cursor=3',
    ]);
  });

  test('ends in an error when the next page is the same page', async () => {
    const { server, http } = await start(
      (_, response) => json(response, { data: range(0, 3), p: { more: true, next: 3 } }),
      { service },
    );
    const error = await failureOf(ids(http.rows(call, { style: 'offset' })));
    expect(error.message).toMatch(/after 3 it continues at 3/);
    expect(server.seen).toHaveLength(2);
  });
});
