import { closeAll, json, serve } from 'cmdspec-runtime/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { client } from '../../generated/crm/client.js';
import { send, start, stop, use } from './testing/start.js';

use(client);
beforeEach(() => start());
afterEach(async () => {
  await stop();
  await closeAll();
});

interface Sent {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly previous: Readonly<Record<string, unknown>> | null;
}

/** Registers a webhook for events of a server of the test; returns what arrives. */
async function hook(action: string, object: string, more: object = {}) {
  const target = await serve((_seen, response) => json(response, {}));
  const address = { subscription_url: `${target.origin}/`, event_action: action, event_object: object };
  const made = await send('POST', '/api/v1/webhooks', { ...address, name: 'Test', version: '2.0', ...more });
  expect(made.status).toBe(201);
  return {
    id: String(made.body.data.id),
    seen: target.seen,
    events: (): Sent[] => target.seen.map(({ body }) => JSON.parse(body) as Sent),
  };
}

const keys = (events: readonly Sent[]): string[] =>
  events.map(({ meta }) => `${String(meta['entity'])}.${String(meta['action'])}`);

test('a webhook gets the events that it is for, with its credential, and what changed', async () => {
  const all = await hook('*', '*', { http_auth_user: 'me', http_auth_password: 'pw' });
  const deals = await hook('*', 'deal');
  const deletions = await hook('delete', '*');
  const gone = await hook('*', '*');
  expect((await send('DELETE', `/api/v1/webhooks/${gone.id}`)).status).toBe(200);

  const path = `/api/v2/deals/${String((await send('POST', '/api/v2/deals', { title: 'Old' })).body.data.id)}`;
  await send('PATCH', path, { title: 'New' });
  // Nothing changes.
  await send('PATCH', path, { title: 'New' });
  await send('DELETE', path);
  await send('POST', '/api/v2/persons', { name: 'Ada' });
  for (let count = 0; all.seen.length < 4 && count < 500; count += 1) await wait(10);

  const ofDeal = ['deal.change', 'deal.create', 'deal.delete'];
  expect(keys(all.events()).sort()).toEqual([...ofDeal, 'person.create']);
  expect(keys(deals.events()).sort()).toEqual(ofDeal);
  expect([keys(deletions.events()), gone.seen.length]).toEqual([['deal.delete'], 0]);
  const event = (key: string): Sent | undefined => deals.events().find((one) => keys([one])[0] === key);
  expect(event('deal.create')).toMatchObject({ data: { title: 'Old' }, previous: null });
  const { previous } = event('deal.change') ?? {};
  expect(event('deal.change')).toMatchObject({ data: { title: 'New' }, previous: { title: 'Old' } });
  expect(previous).not.toHaveProperty('id');
  expect(event('deal.delete')).toMatchObject({ data: null, previous: { title: 'New' } });
  for (const { meta } of all.events()) {
    for (const key of ['id', 'entity_id', 'company_id', 'user_id', 'webhook_id'])
      expect(typeof meta[key]).toBe('string');
  }
  const sent = ({ headers }: (typeof all.seen)[number]): unknown => headers['authorization'];
  expect([new Set(all.seen.map(sent)), new Set(deals.seen.map(sent))]).toEqual([
    new Set([`Basic ${btoa('me:pw')}`]),
    new Set([undefined]),
  ]);
});
