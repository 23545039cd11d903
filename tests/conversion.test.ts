import {
  fakeWorld,
  json,
  openBench,
  type Bench,
  type Ended,
  type LineOptions,
  type Seen,
} from 'cmdspec-runtime/testing';
import type { ServerResponse } from 'node:http';
import { Interrupted } from '../runtime/base/errors.js';
import { client } from '../generated/crm/client.js';

const lead = 'adf21080-0e10-11eb-879b-05d71fb426ec';
const job = '5c0e7a11-0000-4000-8000-000000000001';

let at: Bench;
afterEach(() => at.close());

type Reply = (response: ServerResponse, seen: Seen) => void;
const data =
  (record: unknown): Reply =>
  (response) =>
    json(response, { success: true, data: record });

/** A service that starts a job and then returns these states, the last one again and again. */
async function service(
  side: 'deal' | 'lead',
  states: readonly (Reply | object)[],
  started: unknown = { conversion_id: job },
) {
  let asked = 0;
  const [id, to] = side === 'deal' ? ['42', 'lead'] : [lead, 'deal'];
  at = await openBench(client, {
    answer: ({ method, url }, response) => {
      const path = `/api/v2/${side}s/${id}`;
      if (method === 'POST' && url === `${path}/convert/${to}`) return data(started)(response, at.seen[0] as Seen);
      if (url === path) return data({ id: 42, title: 'Renewal' })(response, at.seen[0] as Seen);
      if (url !== `${path}/convert/status/${job}`) return json(response, { success: false, error: 'Unknown' }, 404);
      const state = states[Math.min(asked, states.length - 1)] ?? {};
      asked += 1;
      return typeof state === 'function'
        ? (state as Reply)(response, at.seen[0] as Seen)
        : data(state)(response, at.seen[0] as Seen);
    },
  });
}

/** Runs on a clock that only moves while the client waits. */
async function run(words: string, world: LineOptions['world'] = {}): Promise<Ended & { readonly slept: number[] }> {
  const slept: number[] = [];
  let time = Date.parse('2026-06-15T12:00:00Z');
  const clock = {
    now: () => new Date(time),
    sleep: async (ms: number) => {
      slept.push(ms);
      time += ms;
    },
  };
  return { ...(await at.run(words.split(' '), { world: { ...clock, ...world } })), slept };
}

const message = ({ err }: Ended): string =>
  String((JSON.parse(err.slice(err.indexOf('{'))) as { message: string }).message);

describe('without --wait', () => {
  test.each([
    ['deal', 'deal convert 42 --yes', `{"conversion_id":"${job}","status":"started","deal_id":42}`],
    ['lead', `lead convert ${lead}`, `{"conversion_id":"${job}","status":"started","lead_id":"${lead}"}`],
  ] as const)('a %s: an empty JSON body is sent once, and the job is printed', async (side, words, printed) => {
    await service(side, []);
    const { code, out, err } = await run(`${words} --output ndjson`);
    expect([code, out]).toEqual([0, `${printed}\n`]);
    expect(err).not.toContain('Show its state');
    expect(at.seen.map(({ method, body }) => [method, body])).toEqual([['POST', '{}']]);
  });

  test('a table shows how to ask for the state', async () => {
    await service('lead', []);
    const { out, err } = await run(`lead convert ${lead} --output table`);
    expect(out).toBe(`Conversion started: ${job}\n`);
    expect(err).toContain(`Show its state with "crmcli api GET /api/v2/leads/${lead}/convert/status/${job}".\n`);
    const named = await run(`lead convert ${lead} --output table --profile work`);
    expect(named.err).toContain(`convert/status/${job} --profile work".\n`);
  });

  test('stage and pipeline go into the body', async () => {
    await service('lead', []);
    expect((await run(`lead convert ${lead} --stage 3 --pipeline 1`)).code).toBe(0);
    expect(at.seen.map(({ body }) => body)).toEqual(['{"stage_id":3,"pipeline_id":1}']);
  });

  test('a dry run sends nothing', async () => {
    await service('deal', []);
    expect(await run('deal convert 42 --dry-run --wait')).toMatchObject({ code: 0, slept: [] });
    expect(at.seen).toEqual([]);
  });

  test.each([
    {},
    { conversion_id: null },
    { conversion_id: [] },
    { conversion_id: '..' },
    { conversion_id: '' },
    null,
    [],
  ])('a response without a job: %j', async (started) => {
    await service('deal', [], started);
    const ended = await run('deal convert 42 --yes');
    expect([ended.code, ended.out]).toEqual([69, '']);
    expect(message(ended)).toContain('it may be running');
  });
});

describe('with --wait', () => {
  test('the state is asked at once and then every two seconds', async () => {
    await service('deal', [{ status: 'not_started' }, { status: 'running' }, { status: 'completed', lead_id: lead }]);
    const { code, out, slept } = await run('deal convert 42 --yes --wait --output ndjson');
    expect([code, slept]).toEqual([0, [2000, 2000]]);
    expect(out).toBe(`{"conversion_id":"${job}","status":"completed","deal_id":42,"lead_id":"${lead}"}\n`);
  });

  test('a table names the new record, if the service does', async () => {
    await service('lead', [{ status: 'completed', deal_id: 61 }]);
    expect((await run(`lead convert ${lead} --wait --output table`)).out).toBe(`Converted lead ${lead} to deal 61\n`);
    await at.close();
    await service('lead', [{ status: 'completed' }]);
    expect((await run(`lead convert ${lead} --wait --output table`)).out).toBe(
      `Converted lead ${lead} to deal (the service returned no deal_id)\n`,
    );
  });

  test.each(['failed', 'rejected'])('%s: exit 65', async (status) => {
    await service('deal', [{ status }]);
    const ended = await run('deal convert 42 --yes --wait');
    expect([ended.code, ended.out]).toEqual([65, '']);
    expect(message(ended)).toBe(`Conversion ${job} of deal 42 failed: its state is ${status}.`);
  });

  test('it ends before a wait that would pass the limit, with the job and its last state', async () => {
    await service('deal', [{ status: 'not_started' }, { status: 'running' }]);
    const ended = await run('deal convert 42 --yes --wait --timeout-secs 5');
    expect([ended.code, ended.out, ended.slept]).toEqual([1, '', [2000, 2000]]);
    expect(message(ended)).toBe(`Conversion ${job} of deal 42 has not ended after 5 s; its state is running.`);
    expect(ended.err).toContain(`crmcli api GET /api/v2/deals/42/convert/status/${job}`);
  });

  test('a temporary failure and an invalid state do not end the wait', async () => {
    const down: Reply = (response) => json(response, { success: false, error: 'Down' }, 503);
    await service('deal', [down, { status: 7 }, {}, { status: 'completed' }]);
    expect((await run('deal convert 42 --yes --wait --no-retry')).code).toBe(0);
  });

  test('a job whose state could not be read is not reported as unfinished', async () => {
    await service('deal', [(response) => json(response, { success: false, error: 'Down' }, 503)]);
    const ended = await run('deal convert 42 --yes --wait --timeout-secs 5 --no-retry');
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(message(ended)).toBe(
      `Conversion ${job} of deal 42 was started, but its state could not be read within 5 s: CRM API 503: Down`,
    );
    expect(ended.err).toContain('It continues on the service.');
  });

  test.each([401, 404])('status %i ends it, and says that the conversion continues', async (status) => {
    await service('deal', [(response) => json(response, { success: false, error: 'No' }, status)]);
    const ended = await run('deal convert 42 --yes --wait');
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(message(ended)).toMatch(new RegExp(`^Conversion ${job} was started, but its state could not be read: `));
    expect(ended.err).toContain('It continues on the service.');
  });
});

test('Ctrl-C ends the wait with a note, and not the conversion', async () => {
  const keys = new AbortController();
  const world = {
    signal: keys.signal,
    sleep: async () => {
      keys.abort(new Interrupted('SIGINT', 130));
      keys.signal.throwIfAborted();
    },
  };
  await service('deal', [{ status: 'running' }]);
  const ended = await run('deal convert 42 --yes --wait', world);
  expect([ended.code, ended.out]).toEqual([130, '']);
  const { notes } = JSON.parse(ended.err) as { notes: string[] };
  expect(notes).toContain(
    `Conversion ${job} continues on the service. Show its state with "crmcli api GET /api/v2/deals/42/convert/status/${job}".`,
  );
});

describe('what is printed', () => {
  test.each(['', ' --wait'])('--fields and --jq know the same fields%j', async (wait) => {
    await service('deal', [{ status: 'completed', lead_id: lead }]);
    const some = await run(`deal convert 42 --yes --output ndjson --fields conversion_id,lead_id${wait}`);
    expect([some.code, JSON.parse(some.out)]).toMatchObject([0, { conversion_id: job }]);
    const filtered = await run(`deal convert 42 --yes -r --jq .conversion_id${wait}`);
    expect([filtered.code, filtered.out]).toEqual([0, `${job}\n`]);
  });

  test('an unknown field is refused before the write', async () => {
    await service('deal', []);
    const ended = await run('deal convert 42 --yes --fields nope');
    expect([ended.code, at.seen]).toEqual([64, []]);
    expect(ended.err).toContain('conversion_id, status, deal_id, lead_id');
  });

  test('a filter that fails on the result is a warning', async () => {
    await service('deal', [{ status: 'completed', lead_id: lead }]);
    const ended = await run('deal convert 42 --yes --wait --jq .lead_id.x');
    expect(ended.code).toBe(0);
    expect(ended.err).toContain(lead);
  });
});

test('without a terminal and without --yes nothing is sent', async () => {
  await service('deal', []);
  const ended = await run('deal convert 42');
  expect([ended.code, at.seen]).toEqual([1, []]);
  expect(message(ended)).toContain('Aborted');
});

describe('the question on a terminal', () => {
  const answer = async (text: string): Promise<Ended & { readonly asked: string }> => {
    const { keys, world, err } = fakeWorld([], { errTerminal: true });
    keys.write(`${text}\n`);
    const { stdin, stderr } = world;
    return { ...(await run('deal convert 42', { stdin, stderr })), asked: err() };
  };
  const methods = (): readonly string[] => at.seen.map(({ method }) => method);

  test.each([
    ['y', 0, ['GET', 'POST']],
    ['n', 1, ['GET']],
    ['', 1, ['GET']],
  ])('names the deal; %j ends with %i', async (text, code, sent) => {
    await service('deal', []);
    const ended = await answer(text);
    expect([ended.code, methods()]).toEqual([code, sent]);
    expect(ended.asked).toContain('Convert deal 42 "Renewal" to a lead? The deal will be deleted. [y/N]');
  });

  test('--yes reads nothing before the write', async () => {
    await service('deal', []);
    await run('deal convert 42 --yes');
    expect(methods()).toEqual(['POST']);
  });
});
