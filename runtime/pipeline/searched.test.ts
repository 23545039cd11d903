/** Names and codes that are found by a search, and in lists that belong to other records. */
import type { RequestPlan } from '../contract/command.js';
import type { NameEntry, Reference } from '../contract/lookups.js';
import { closeAll, failureOf, json, testService, type Answer } from '../http/testkit.js';
import { request } from './handler.js';
import { flag, stage, type StageOptions } from './testkit.js';

afterEach(closeAll);

const names = (path: string, noun: string, scan: Partial<NonNullable<Reference['scan']>>): Reference => ({
  path,
  scan: { field: ['name'], ...scan },
  id: 'id',
  unless: 'digits',
  noun,
});

const MAILS = { field: ['mails[].value'], query: { search: 'mail:"{code}"' } };

const service = testService({
  references: {
    shelf: names('/shelves', 'shelf', {}),
    parcel: {
      ...names('/parcels', 'parcel', { field: ['no'], query: { search: 'no:{code}' }, mark: '#' }),
      accepts: 'digits',
    },
    member: { ...names('/members', 'member', MAILS), accepts: 'email' },
    slot: {
      ...names('/shelves/{shelf}/slots', 'slot', {
        field: ['name', 'no'],
        each: 'shelf',
        within: { flag: 'shelf', field: 'shelf_id' },
      }),
      unless: 'object-id',
    },
  },
});
const flags = {
  shelf: flag('reference', 'body:shelf', { reference: 'shelf' }),
  slot: flag('reference', 'body:slot', { reference: 'slot' }),
  parcel: flag('reference', 'body:parcel', { reference: 'parcel' }),
  parcels: flag('csv', 'body:parcels', { of: 'reference', reference: 'parcel' }),
  member: flag('reference', 'body:member', { reference: 'member' }),
};
const plan: RequestPlan = { effect: 'create', method: 'POST', path: '/things', shape: 'record' };

const lists: Readonly<Record<string, unknown>> = {
  '/shelves': [
    { id: 1, name: 'Top' },
    { id: 2, name: 'top' },
    { id: 3, name: 'Caf\u00e9  corner ' },
  ],
  '/shelves/1/slots': [
    { id: '5c6bc0995e50985a3922375b', name: 'Left', no: 1, shelf_id: 1 },
    { id: '0f81691c235c0664ee74b6e9', name: 'Middle', no: 2, shelf_id: 1 },
  ],
  '/shelves/2/slots': [],
  '/shelves/3/slots': [{ id: '9f1a8745e037f64ac50ce650', name: 'left', no: 3, shelf_id: 3 }],
  // A search returns more than what was asked for.
  '/parcels?search=no:7': [
    { id: 7007, no: 7 },
    { id: 7070, no: 70 },
  ],
  '/parcels?search=no:8': [
    { id: 8001, no: 8 },
    { id: 8002, no: '8' },
  ],
  '/parcels?search=no:9': [{ id: 9090, no: 90 }],
  '/members?search=mail:%22ann%2Bx%40example.com%22': [
    { id: 41, mails: [{ value: 'bo@example.com' }, { value: 'Ann+X@example.com' }] },
    { id: 42, mails: [{ value: 'joann+x@example.com' }, 'ann+x@example.com', null] },
    { id: 43, mails: null },
  ],
};
const answer: Answer = ({ url, method }, response) =>
  json(response, { data: method === 'POST' ? { id: 1 } : lists[url] });

const open = (more: Partial<StageOptions> = {}, replies = answer) =>
  stage(replies, { service, flags, effect: 'create', ...more });

describe('a code that a search finds', () => {
  const sent = async (args: Record<string, unknown>): Promise<[unknown, string[]]> => {
    const { server, context } = await open();
    await request(plan)(args, context);
    return [JSON.parse(server.seen.at(-1)?.body ?? ''), server.seen.map(({ url }) => url)];
  };

  test('costs one request, and differs from an id by its mark', async () => {
    expect(await sent({ parcel: '#7' })).toEqual([{ parcel: 7007 }, ['/parcels?search=no:7', '/things']]);
    expect(await sent({ parcel: '7' })).toEqual([{ parcel: 7 }, ['/things']]);
    expect((await sent({ parcels: ['#7', '7', '#7'] }))[0]).toEqual({ parcels: [7007, 7, 7007] });
  });

  test('may be a field of each element of a list, in any case', async () => {
    expect((await sent({ member: 'ann+x@example.com' }))[0]).toEqual({ member: 41 });
  });

  test.each([
    [{ parcel: '#8' }, 'More than one parcel matches #8.', 'Give the id instead.'],
    [{ parcel: '#9' }, 'The parcel #9 does not exist.', 'Check the number, or give the id.'],
    [
      { member: 'eve@example.com' },
      'The member "eve@example.com" does not exist.',
      'Check the e-mail address, or give the id.',
    ],
  ])('is refused when not exactly one record has it: %j', async (args, message, remedy) => {
    const { server, context } = await open({}, ({ url, method }, response) =>
      json(response, { data: method === 'POST' ? {} : (lists[url] ?? []) }),
    );
    const found = { kind: 'input', message, remedy: `Nothing was sent. ${remedy}` };
    expect(await failureOf(request(plan)(args, context))).toMatchObject(found);
    expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
  });

  test.each([
    [{ parcel: 'x7' }, '"x7" is not a number, such as #7, or an id of a parcel.'],
    [{ parcel: '#x' }, '"#x" is not a number, such as #7, or an id of a parcel.'],
    [{ parcel: '7#' }, '"7#" is not a number, such as #7, or an id of a parcel.'],
    [{ member: 'ann' }, '"ann" is not an e-mail address or an id of a member.'],
    [{ member: 'a" OR "b@c' }, String.raw`"a\" OR \"b@c" is not an e-mail address or an id of a member.`],
  ])('has its form, or nothing is requested: %j', async (args, message) => {
    const { server, context } = await open();
    expect(await failureOf(request(plan)(args, context))).toMatchObject({ kind: 'input', message });
    expect(server.seen).toEqual([]);
  });
});

describe('lists of which each belongs to another record', () => {
  const sent = async (args: Record<string, unknown>): Promise<readonly [unknown, readonly string[]]> => {
    const { server, context } = await open();
    await request(plan)(args, context);
    const read = server.seen.slice(0, -1).map((one) => one.url);
    return [(JSON.parse(server.seen.at(-1)?.body ?? '') as { slot: unknown }).slot, read];
  };

  test('are all read for a name or a number', async () => {
    const read = ['/shelves', '/shelves/1/slots', '/shelves/2/slots', '/shelves/3/slots'];
    expect(await sent({ slot: 'middle' })).toEqual(['0f81691c235c0664ee74b6e9', read]);
    expect(await sent({ slot: '3' })).toEqual(['9f1a8745e037f64ac50ce650', read]);
  });

  test('are not read for an id, and only one is read if a flag names its record', async () => {
    expect(await sent({ slot: '5c6bc0995e50985a3922375b' })).toEqual(['5c6bc0995e50985a3922375b', []]);
    const read = ['/shelves', '/shelves/3/slots'];
    expect(await sent({ slot: 'Left', shelf: 'caf\u00e9 corner' })).toEqual(['9f1a8745e037f64ac50ce650', read]);
  });

  test('are not remembered, since a write elsewhere may change them', async () => {
    const written: string[] = [];
    const names = {
      read: async (): Promise<readonly NameEntry[] | undefined> => undefined,
      write: async (kind: string, path: string) => void written.push(`${kind} ${path}`),
      drop: async () => undefined,
    };
    const { context } = await open({ names });
    await request(plan)({ slot: 'middle' }, context);
    expect(written).toEqual(['shelf /shelves']);
  });

  test('a name in several of them is refused with its records', async () => {
    const { context } = await open();
    expect(await failureOf(request(plan)({ slot: 'LEFT' }, context))).toMatchObject({
      message: 'More than one slot matches "LEFT".',
      remedy: 'Nothing was sent. Give the id instead.',
      details: {
        lines: ['slot 5c6bc0995e50985a3922375b, Left, shelf 1', 'slot 9f1a8745e037f64ac50ce650, left, shelf 3'],
      },
    });
  });
});
