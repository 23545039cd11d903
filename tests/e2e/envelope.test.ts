/** Responses with status 200 that a spec does not declare are never an empty result and never a bug. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../../runtime/http/testkit.js';
import { openBench, type Answer, type Bench } from '../../runtime/testing/index.js';
import type { Client } from '../../runtime/contract/context.js';
import { client as crm } from '../../generated/crm/client.js';
import { client as helpdesk } from '../../generated/helpdesk/client.js';
import { client as ledger } from '../../generated/ledger/client.js';

const others = [{}, true, [], { message: 'maintenance' }, null, 5, 'text'];

/** Runs command lines against a service that returns the same body for every request. */
async function withAnswer<T>(client: Client, answer: Answer, work: (bench: Bench) => Promise<T>): Promise<T> {
  const bench = await openBench(client, { answer });
  try {
    return await work(bench);
  } finally {
    await bench.close();
  }
}

const ID = '6f1c2d3e-8a4b-4c5d-9e6f-0a1b2c3d4e5f';
const lines: readonly (readonly [string, Client, readonly string[], string])[] = [
  ['crm list', crm, ['deal', 'list'], 'not a list at "data"'],
  ['crm list of version 1', crm, ['lead', 'list'], 'not a list at "data"'],
  ['crm search', crm, ['search', 'acme'], 'not a list at "data.items"'],
  ['crm record', crm, ['deal', 'get', '1'], 'not a record at "data"'],
  ['crm figures', crm, ['deal', 'summary'], 'not a record at "data"'],
  ['helpdesk list', helpdesk, ['conv', 'list'], 'not a list at "_embedded.conversations"'],
  ['helpdesk export', helpdesk, ['conv', 'export'], 'not a list at "_embedded.conversations"'],
  ['helpdesk record', helpdesk, ['conv', 'get', '1'], 'returned '],
  ['helpdesk single', helpdesk, ['user', 'me'], 'returned '],
  ['helpdesk report', helpdesk, ['report', 'company', '--start', '2026-05-01', '--end', '2026-05-31'], 'returned '],
  ['helpdesk dump', helpdesk, ['conv', 'dump', '1'], 'returned '],
  ['helpdesk count', helpdesk, ['conv', 'count'], 'without a number at "page.totalElements"'],
  ['knowledge-base list', helpdesk, ['docs', 'site', 'list'], 'not a list at "sites.items"'],
  ['knowledge-base record', helpdesk, ['docs', 'site', 'get', '1'], 'not a record at "site"'],
  ['ledger list', ledger, ['list', 'crm/Accounts', '--division', '7'], 'not a list at "d.results|d"'],
  ['ledger record', ledger, ['get', 'crm/Accounts', ID, '--division', '7'], 'not a record'],
  [
    'ledger look-up',
    ledger,
    ['lookup', 'crm/Accounts', '--match', 'Code=25', '--one', '--division', '7'],
    'not a list',
  ],
];

describe.each(lines)('%s', (_name, client, argv, problem) => {
  test.each(others.map((body) => [JSON.stringify(body)]))('%s is an error', async (body) => {
    await withAnswer(
      client,
      (_, response) => json(response, body),
      async ({ run }) => {
        const { code, out, err } = await run([...argv, '--output', 'ndjson']);
        expect([code, out]).toEqual([69, '']);
        expect(err).toContain(JSON.stringify(problem).slice(1, -1));
        expect(err).not.toContain('The rows before this are complete');
      },
    );
  });
});

test.each([
  ['crm record', crm, ['deal', 'get', '1'], { success: true, data: [{ id: 1, title: 'X' }] }, 'not a record at "data"'],
  ['crm figures', crm, ['deal', 'summary'], { success: true, data: [{ total_count: 1 }] }, 'not a record at "data"'],
  ['crm rows', crm, ['deal', 'list'], { success: true, data: { id: 1, title: 'X' } }, 'not a list at "data"'],
  ['helpdesk record', helpdesk, ['conv', 'get', '1'], [{ id: 1, subject: 'X' }], 'returned a list, not a record'],
  ['helpdesk single', helpdesk, ['user', 'me'], [{ id: 1, email: 'x@example.com' }], 'returned a list, not a record'],
  ['knowledge-base record', helpdesk, ['docs', 'site', 'get', '1'], { site: [{ id: 1 }] }, 'not a record at "site"'],
  ['ledger record', ledger, ['get', 'crm/Accounts', ID, '--division', '7'], [{ ID }], 'returned a list, not a record'],
  [
    'ledger records',
    ledger,
    ['get', 'crm/Accounts', ID, '--division', '7'],
    { d: { results: [{ ID }, { ID: 'b' }] } },
    'returned 2 records, not one',
  ],
] as const)(
  '%s: a list in place of a record, or a record in place of a list, is an error',
  async (_name, client, argv, body, problem) => {
    await withAnswer(
      client,
      (_, response) => json(response, body),
      async ({ run }) => {
        const { code, out, err } = await run([...argv, '--output', 'json']);
        expect([code, out]).toEqual([69, '']);
        expect(err).toContain(JSON.stringify(problem).slice(1, -1));
      },
    );
  },
);

test.each([
  [crm, ['deal', 'list'], { success: true, data: [{ id: 1 }] }, [{ id: 1 }]],
  [ledger, ['get', 'crm/Accounts', ID, '--division', '7'], { d: { results: [{ ID }] } }, { ID }],
] as const)('the usual envelope of the service is not an error: %#', async (client, argv, body, printed) => {
  await withAnswer(
    client,
    (_, response) => json(response, body),
    async ({ run }) => {
      const { code, out } = await run([...argv, '--output', 'json']);
      expect([code, JSON.parse(out)]).toEqual([0, printed]);
    },
  );
});

const contradicting = { d: { results: [], __count: '3' } };
test.each([...others, contradicting].map((body) => [JSON.stringify(body)]))(
  'a look-up that returned %s sends no write',
  async (body) => {
    await withAnswer(
      ledger,
      (_, response) => json(response, body),
      async ({ run, seen }) => {
        const upsert = ['upsert', 'crm/Accounts', '--match', 'Code=25', '--set', 'Name=X'];
        const entry = [
          'sales-entry',
          'create',
          '--customer',
          '25',
          '--journal',
          '70',
          '--line',
          '8000:10',
          '--date',
          '2026-05-31',
        ];
        for (const line of [upsert, entry]) {
          const { code, out } = await run([...line, '--division', '7', '--allow-writes']);
          expect([line[0], code, out]).toEqual([line[0], 69, '']);
        }
        expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
      },
    );
  },
);

const definitions = {
  success: true,
  data: ['name', 'email'].map((code) => ({ field_code: code, field_name: code, field_type: 'varchar' })),
  additional_data: { next_cursor: null },
};
const person = ['person', 'upsert', 'ada@example.com', '--by', 'email', '--field', 'name=Ada'];
const message = ['--subject', 'Hi', '--customer', 'ada@example.com', '--body', 'Text'];
const lookUps: readonly (readonly [string, Client, readonly string[], RegExp])[] = [
  ['crm record', crm, person, /persons/],
  ['crm custom fields', crm, person, /personFields/],
  ['crm stage by its name', crm, ['deal', 'create', '--title', 'X', '--stage', 'Won'], /stages/],
  ['helpdesk inbox by its name', helpdesk, ['conv', 'create', '--mailbox', 'Support', ...message], /mailboxes/],
  ['helpdesk tags of a conversation', helpdesk, ['conv', 'tag', '1', '--add', 'vip'], /conversations/],
];

describe.each(lookUps)('the look-up of a %s', (_name, client, argv, odd) => {
  test.each(others.map((body) => [JSON.stringify(body), body]))(
    'with the response %s sends no write',
    async (_, body) => {
      await withAnswer(
        client,
        ({ url }, response) => json(response, odd.test(url.split('?')[0] ?? '') ? body : definitions),
        async ({ run, seen }) => {
          const { code, out } = await run([...argv, '--output', 'json']);
          expect([code, out]).toEqual([69, '']);
          expect(seen.some(({ url }) => odd.test(url))).toBe(true);
          expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
        },
      );
    },
  );
});

const create: readonly (readonly [string, readonly string[]])[] = [
  ['persons', person],
  ['organizations', ['org', 'upsert', 'Acme', '--by', 'name']],
  ['deals', ['deal', 'upsert', 'Renewal', '--by', 'title']],
  ['persons', ['person', 'import', 'rows.csv', '--upsert', '--match-on', 'email', '--yes']],
  ['organizations', ['org', 'import', 'rows.csv', '--upsert', '--match-on', 'name', '--yes']],
];

describe.each(create)('a search of %s that finds nothing: %j', (plural, argv) => {
  const search = new RegExp(`/${plural}/search`);
  const written = async (body: unknown): Promise<readonly [number, number]> =>
    withAnswer(
      crm,
      ({ url, method }, response) => {
        if (method !== 'GET') json(response, { success: true, data: { id: 3 } }, 201);
        else json(response, search.test(url) ? body : definitions);
      },
      async ({ run, seen, folder }) => {
        writeFileSync(join(folder, 'rows.csv'), 'name,email\nAda,ada@example.com\n');
        const { code } = await run([...argv, '--output', 'json']);
        expect(seen.some(({ url }) => search.test(url))).toBe(true);
        return [code, seen.filter(({ method }) => method !== 'GET').length] as const;
      },
    );

  // Null proves an empty list elsewhere in this service.
  test.each([
    [{ success: true, data: null }],
    [{ success: true }],
    [{ success: true, data: {} }],
    [{ success: true, data: { items: null } }],
  ])('%j does not prove an empty result, and nothing is created', async (body) => {
    const [code, writes] = await written(body);
    expect([code === 0, writes]).toEqual([false, 0]);
  });

  test('an empty list proves it, and the record is created', async () => {
    const empty = { success: true, data: { items: [] }, additional_data: { next_cursor: null } };
    expect(await written(empty)).toEqual([0, 1]);
  });
});

test('an inbox list without records, and a null list of version 1, are empty where the response proves it', async () => {
  const empty = { page: { size: 25, totalElements: 0, totalPages: 0, number: 0 } };
  const listed = async (client: Client, argv: readonly string[], body: unknown) =>
    withAnswer(
      client,
      (_, response) => json(response, body),
      async ({ run }) => {
        const { code, out } = await run([...argv, '--output', 'json']);
        return [code, out];
      },
    );
  expect(await listed(helpdesk, ['conv', 'list'], empty)).toEqual([0, '[]\n']);
  expect(await listed(helpdesk, ['conv', 'list'], { ...empty, page: { ...empty.page, totalElements: 3 } })).toEqual([
    69,
    '',
  ]);
  expect(await listed(crm, ['lead', 'list'], { success: true, data: null })).toEqual([0, '[]\n']);
  expect(await listed(crm, ['lead', 'list'], { success: true })).toEqual([69, '']);
  expect(await listed(crm, ['lead', 'list'], { data: null })).toEqual([69, '']);
  // Version 2 always has a list.
  expect(await listed(crm, ['deal', 'list'], { success: true, data: null })).toEqual([69, '']);
  expect(await listed(crm, ['deal', 'history', '5'], { success: true, data: null })).toEqual([0, '[]\n']);
});

test.each([
  [['deal', 'create', '--title', 'X']],
  [['deal', 'update', '1', '--title', 'X']],
  [['deal', 'delete', '1', '--yes']],
  [['deal', 'list']],
  [['deal', 'get', '1']],
  [['api', 'GET', '/api/v2/deals/1']],
])('%j fails when the service responds that it did not succeed', async (argv) => {
  await withAnswer(
    crm,
    (_, response) => json(response, { success: false, error: 'Deal is locked' }),
    async ({ run }) => {
      const { code, out, err } = await run([...argv, '--output', 'json']);
      expect([code, out]).toEqual([65, '']);
      expect(err).toContain('Deal is locked');
    },
  );
});

const writes: readonly (readonly [string, Client, readonly string[], unknown])[] = [
  ['crm create', crm, ['deal', 'create', '--title', 'X'], { success: true, data: { id: 5 } }],
  ['crm update', crm, ['deal', 'update', '5', '--title', 'X'], { success: true, data: { id: 5 } }],
  ['crm delete', crm, ['deal', 'delete', '5', '--yes'], { success: true, data: null }],
  ['helpdesk create', helpdesk, ['conv', 'note', '5', '--body', 'X'], ''],
  ['helpdesk delete', helpdesk, ['conv', 'delete', '5', '--yes'], ''],
  ['knowledge-base update', helpdesk, ['docs', 'category', 'update', '5'.repeat(24), '--name', 'X'], ''],
  ['ledger create', ledger, ['account', 'create', '--name', 'X', '--division', '7', '--allow-writes'], { d: { ID } }],
  ['ledger delete', ledger, ['account', 'delete', ID, '--division', '7', '--allow-writes', '--yes'], ''],
];

describe.each(writes)('%s', (name, client, argv, expected) => {
  const run = (body: unknown) =>
    withAnswer(
      client,
      ({ method }, response) => {
        const headers = body === expected && name === 'helpdesk create' ? { 'resource-id': '7' } : {};
        json(response, method === 'GET' ? { id: 5, name: 'X' } : body, 200, headers);
      },
      async ({ run }) => await run([...argv, '--output', 'table']),
    );
  const isOwed = /create|crm update/.test(name);

  // Text is not JSON, which is an error in every command.
  const odd = [...others.filter((body) => body !== 'text'), { success: 'no' }, { error: { message: 'Period closed' } }];
  test.each(odd.map((body) => [JSON.stringify(body), body]))('%s proves nothing', async (_text, body) => {
    const { code, out, err } = await run(body);
    // What the spec marks as a failure is an error in every write. A missing record is an error only in some.
    if (JSON.stringify(body).includes('Period closed')) {
      expect([code, out]).toEqual([65, '']);
      expect(err).toContain('Period closed');
      return;
    }
    if (!isOwed) {
      expect([code, err.match(/returned .* check whether it took effect/g)]).toEqual([0, [expect.any(String)]]);
      return;
    }
    expect([code, out]).toEqual([69, '']);
    expect(err).toContain('returned ');
    expect(err).toContain('The request may have taken effect. Check before you run it again.');
  });

  test('the usual response is a success', async () => {
    const { code, err } = await run(expected);
    expect([code, err.includes('took effect')]).toEqual([0, false]);
  });
});

test.each([
  ['crm', crm, ['deal', 'create', '--title', 'X']],
  ['helpdesk', helpdesk, ['customer', 'create', '--email', 'x@example.com', '--first', 'X']],
  ['ledger', ledger, ['account', 'create', '--name', 'X', '--division', '7', '--allow-writes']],
] as const)('%s: a create without a body in its response is not reported as created', async (_name, client, argv) => {
  for (const status of [200, 201, 204]) {
    await withAnswer(
      client,
      (_, response) => response.writeHead(status).end(),
      async ({ run }) => {
        const { code, out, err } = await run([...argv, '--output', 'json']);
        expect([code, out]).toEqual([69, '']);
        expect(JSON.parse(err)).toMatchObject({ statusCode: status, sent: 'yes', retry: 'check' });
      },
    );
  }
});
