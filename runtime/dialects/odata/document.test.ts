import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestPlan } from '../../contract/command.js';
import { closeAll, json, type Answer } from '../../http/testkit.js';
import { create, failing, ID, rows, run } from './testkit.js';
import { flag } from '../../pipeline/testkit.js';

afterEach(closeAll);

describe('a document', () => {
  const order: RequestPlan = {
    ...create,
    path: '/v1/shop/Orders',
    resource: { name: 'shop/Orders', key: { field: 'OrderID', type: 'Edm.Guid' } },
    body: { Number: '{period.Number:number}' },
    find: {
      period: {
        path: '/v1/periods',
        query: { $filter: "Day eq '{date}'" },
        when: ['date'],
        expect: 'one',
        noun: 'period',
      },
    },
    attach: {
      scan: {
        holder: { path: '/v1/documents', noun: 'document', as: 'Document', body: { Subject: '{title|file.name}' } },
        file: {
          path: '/v1/files',
          noun: 'file',
          body: { Document: '{holder}', Name: '{file.name}', Data: '{file.base64}' },
        },
      },
    },
  };
  const flags = {
    line: flag('line', 'body:Lines', {
      repeat: true,
      line: {
        head: {
          customer: { kind: 'reference', field: 'Customer', reference: 'customer', describe: '' },
          amount: { kind: 'number', field: 'Amount', describe: '' },
        },
        options: {},
        negative: { when: 'credit', parts: ['amount'] },
      },
    }),
    date: flag('date', 'line:Day'),
    credit: flag('boolean', 'header:X-Credit'),
    title: flag('text', 'header:X-Title'),
    file: flag('path', 'attach:scan', { repeat: true }),
  } as const;
  const answer: Answer = ({ method, url }, response) => {
    if (url.startsWith('/v1/periods')) return json(response, rows({ Number: 5 }));
    if (method === 'GET') return json(response, rows({ ID }));
    return json(response, { d: { ID: `made-${url.slice(4)}`, OrderID: 'made' } }, 201);
  };
  const line = {
    parts: {
      customer: { part: flags.line.line?.head.customer, text: '25' },
      amount: { part: flags.line.line?.head.amount, text: '7.50' },
    },
  };

  async function files(...names: string[]): Promise<string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'attach-'));
    for (const name of names) await writeFile(join(folder, name), name);
    return names.map((name) => join(folder, name));
  }

  test('is sent with its lines, its look-ups and one new record for its files', async () => {
    const file = await files('a.pdf', 'b.pdf');
    const done = await run(order, { line: [line], date: '2026-01-31', credit: true, file }, answer, { flags });
    expect(done.server.seen.map(({ method, url, body }) => [method, url.replace(/\?.*/, ''), body])).toEqual([
      ['GET', '/v1/periods', ''],
      ['GET', '/v1/shop/Customers', ''],
      ['POST', '/v1/documents', '{"Subject":"a.pdf"}'],
      ['POST', '/v1/files', '{"Document":"made-documents","Name":"a.pdf","Data":"YS5wZGY="}'],
      ['POST', '/v1/files', '{"Document":"made-documents","Name":"b.pdf","Data":"Yi5wZGY="}'],
      [
        'POST',
        '/v1/shop/Orders',
        `{"Number":5,"Lines":[{"Day":"2026-01-31","Customer":"${ID}","Amount":-7.50}],"Document":"made-documents"}`,
      ],
    ]);
  });

  test.each([
    ['without a wire', { wire: undefined }, true, -7.5],
    ['without a wire, off', { wire: undefined }, false, 7.5],
    ['with a value for both, off', { send: { true: 21, false: 20 } }, false, 7.5],
  ])('has negative amounts only if the flag for it is set: one %s', async (_, data, credit, amount) => {
    const { wire, ...sent } = { ...flags.credit, ...data };
    const own = { ...flags, credit: wire === undefined ? sent : { ...sent, wire } };
    const done = await run(order, { line: [line], credit }, answer, { flags: own, options: { dryRun: true } });
    expect(JSON.parse(done.printed[0]?.[1] ?? '')).toMatchObject({ body: { Lines: [{ Amount: amount }] } });
  });

  test('in a dry run shows every request in order and sends no write', async () => {
    const file = await files('a.pdf');
    const done = await run(order, { line: [line], file }, answer, { flags, options: { dryRun: true } });
    expect(done.server.seen.map(({ method }) => method)).toEqual(['GET']);
    expect(JSON.parse(done.printed[0]?.[1] ?? '')).toMatchObject([
      { method: 'POST', body: { Subject: 'a.pdf' } },
      { body: { Document: '<id of step 1>', Data: '<base64, 5 bytes>' } },
      { body: { Lines: [{ Amount: 7.5 }], Document: '<id of step 1>' } },
    ]);
  });

  test('with a missing file, or without a period, is not sent', async () => {
    const missing = await failing(order, { line: [line], file: ['/nowhere/x.pdf'] }, answer, { flags });
    expect([missing.error.message, missing.made.server.seen]).toEqual([
      'The file /nowhere/x.pdf cannot be read: it does not exist. Nothing was sent.',
      [],
    ]);
    const none: Answer = (_, response) => json(response, rows());
    const { error, made: staged } = await failing(order, { line: [line], date: '2030-01-01' }, none, { flags });
    expect([error.message, error.remedy, staged.server.seen.length]).toEqual([
      'No period matches.',
      'Nothing was sent. Check --date 2030-01-01.',
      1,
    ]);
  });

  describe('that must not exist yet', () => {
    const unique: RequestPlan = {
      ...order,
      body: {},
      find: {
        twin: {
          path: '/v1/shop/Orders',
          query: { $filter: "Title eq '{title}'" },
          when: ['title', 'date'],
          unless: ['again', 'credit'],
          expect: 'none',
          noun: 'sale',
          shows: '{Number|Draft}, {Amount} on {Day}',
        },
      },
    };
    const own = { ...flags, again: flag('boolean', 'header:X-Again') };
    const twin = { Number: null, Draft: 7, Amount: '12.50', Day: '/Date(1780185600000)/' };
    const known: Answer = (seen, response, count) =>
      seen.url.startsWith('/v1/shop/Orders?') ? json(response, rows(twin)) : answer(seen, response, count);
    const given = { line: [line], title: "O'Hara", date: '2026-05-31' };

    test('is refused with the record that exists, and the flag that sends it', async () => {
      const { error, made: staged } = await failing(unique, given, known, { flags: own });
      expect([error.kind, error.message, error.remedy]).toEqual([
        'input',
        'A sale with these values already exists: 7, 12.50 on 2026-05-31.',
        "Nothing was sent. Check --title O'Hara. --again sends it anyway.",
      ]);
      expect(staged.server.seen.map(({ url }) => decodeURIComponent(url))).toContain(
        "/v1/shop/Orders?$filter=Title eq 'O''Hara'",
      );
      expect(staged.server.seen.every(({ method }) => method === 'GET')).toBe(true);
    });

    test.each([
      ['without a value that the look-up needs', { title: undefined }],
      ['with the flag that allows it', { again: true }],
      ['with another flag that excludes the look-up', { credit: true }],
    ])('is sent without the look-up %s', async (_, more) => {
      const { server } = await run(unique, { ...given, ...more }, known, { flags: own });
      expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toContain('POST /v1/shop/Orders');
      expect(server.seen.some(({ url }) => url.startsWith('/v1/shop/Orders?'))).toBe(false);
    });
  });

  test('that fails names the record that was created for it', async () => {
    const file = await files('a.pdf');
    const refusing: Answer = (seen, response, count) =>
      seen.url === '/v1/shop/Orders' ? json(response, { error: 'locked' }, 400) : answer(seen, response, count);
    const { made: staged } = await failing(order, { line: [line], file }, refusing, { flags });
    expect(staged.notes).toEqual(['Document made-documents was created but is not attached to a record.']);
  });

  describe('that holds its files itself', () => {
    const own: RequestPlan = { ...order, attach: { scan: { file: order.attach?.['scan']?.file ?? never() } } };

    test('is sent before its files, which get its id', async () => {
      const file = await files('a.pdf', 'b.pdf');
      const done = await run(own, { line: [line], file }, answer, { flags });
      expect(done.server.seen.slice(1).map(({ method, url, body }) => [method, url, body])).toEqual([
        ['POST', '/v1/shop/Orders', `{"Lines":[{"Customer":"${ID}","Amount":7.50}]}`],
        ['POST', '/v1/files', '{"Document":"made","Name":"a.pdf","Data":"YS5wZGY="}'],
        ['POST', '/v1/files', '{"Document":"made","Name":"b.pdf","Data":"Yi5wZGY="}'],
      ]);
    });

    test('and a file that is refused is reported with the record that was created', async () => {
      const file = await files('a.pdf');
      const refusing: Answer = (seen, response, count) =>
        seen.url === '/v1/files' ? json(response, { error: 'locked' }, 400) : answer(seen, response, count);
      const { made } = await failing(own, { line: [line], file }, refusing, { flags });
      expect(made.notes).toEqual(['The record made was created, but the file a.pdf was not.']);
    });
  });
});

function never(): never {
  throw new Error('the order has files');
}
