import { closeAll, failureOf, json, start } from '../http/testkit.js';
import { call, ids, range, service } from './testkit.js';

afterEach(closeAll);

/** Where each style of the test service has its rows. */
const styles = [
  ['cursor', 'data'],
  ['offset', 'data'],
  ['page', '_embedded.things'],
  ['link', 'd.results|d'],
  ['feed', 'd.results'],
] as const;

const others = [{}, true, [], { message: 'maintenance' }, null, 5, 'text', [{ id: 1 }]];

describe.each(styles)('%s', (style, place) => {
  test.each(others.map((body) => [JSON.stringify(body), body]))('%s is not an empty list', async (_, body) => {
    const empty = { ...service, emptyList: { 'page.total': 0 } };
    const { server, http } = await start((__, response) => json(response, JSON.stringify(body)), { service: empty });
    const options = { style, ...(style === 'page' && { result: 'things' }) };
    const error = await failureOf(ids(http.rows(call, options)));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toContain('the list /rows returned ');
    expect(error.message).toContain(`, not a list at "${place}".`);
    expect(server.seen).toHaveLength(1);
  });
});

test.each([
  ['null', [{ id: 1 }, null], 'has null among its rows'],
  ['a number', [5], 'has a number among its rows'],
  ['a list', [[{ id: 1 }]], 'has a list among its rows'],
  ['text', ['x'], 'has text among its rows'],
])('%s is not a row', async (_, data, problem) => {
  const { http } = await start((__, response) => json(response, { data }), { service });
  const error = await failureOf(ids(http.rows(call, { style: 'cursor' })));
  expect([error.kind, error.message]).toEqual(['unavailable', `Test API: the list /rows ${problem}.`]);
});

describe('a page', () => {
  const failing = async (style: string, body: unknown) => {
    const { server, http } = await start((_, response) => json(response, body), { service });
    const options = { style, ...(style === 'page' && { result: 'things' }) };
    const { kind, message } = await failureOf(ids(http.rows(call, options)));
    return [kind, message, server.seen.length];
  };

  test('without the number of pages does not pass for the whole list', async () => {
    const rows = { _embedded: { things: range(0, 3) } };
    expect(await failing('page', { ...rows, page: { total: 3 } })).toEqual([
      'unavailable',
      'Test API: the list /rows returned nothing at "page.pages", where a number must be.',
      1,
    ]);
    expect(await failing('page', { ...rows, page: { pages: [1] } })).toContain(
      'Test API: the list /rows returned a list at "page.pages", not a number.',
    );
  });

  test('that is full and has no field for more does not pass for the whole list', async () => {
    expect(await failing('offset', { data: range(0, 4) })).toContain(
      'Test API: the list /rows returned nothing at "p.more", where true or false must be.',
    );
    expect(await failing('offset', { data: range(0, 1), p: { more: 'no' } })).toContain(
      'Test API: the list /rows returned text at "p.more", not true or false.',
    );
    const { http } = await start((_, response) => json(response, { data: range(0, 3) }), { service });
    expect(await ids(http.rows(call, { style: 'offset' }))).toEqual([0, 1, 2]);
  });

  test('without rows must not report a total', async () => {
    expect(await failing('page', { _embedded: { things: [] }, page: { pages: 1, total: 5 } })).toContain(
      'Test API: the list /rows has no rows, but a total of 5.',
    );
  });
});

describe('an object in the place of the envelope', () => {
  const rowsOf = async (body: unknown) => {
    const { http } = await start((_, response) => json(response, body), { service });
    return ids(http.rows(call, { style: 'link' }));
  };

  test('is one record', async () => {
    expect(await rowsOf({ d: { id: 7 } })).toEqual([7]);
  });

  test.each([
    ['names a next page', { d: { id: 7, next: '/rows?page=2' } }],
    ['has an object in the place of the list', { d: { results: { id: 7 } } }],
  ])('is not a record if it %s', async (_, body) => {
    const error = await failureOf(rowsOf(body));
    expect([error.kind, error.message]).toEqual([
      'unavailable',
      expect.stringContaining('not a list at "d.results|d"'),
    ]);
  });
});
