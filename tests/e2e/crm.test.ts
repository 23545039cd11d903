/** A morning of sales work against `sandbox serve`: command lines, their output and the stored records. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Ended, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';

interface Deal {
  readonly id: number;
  readonly title: string;
  readonly value: number;
  readonly status: string;
  readonly custom_fields: Readonly<Record<string, unknown>>;
}

const home = newHome();
let served: Served;

beforeAll(async () => {
  served = await serveHere('crmcli', newHome(), '--records', '700', '--seed', '7');
});
afterAll(() => served.stop());

const crm = (...args: string[]): Promise<Ended> => inProcess('crmcli', args, home, { env: served.env });

async function json<T>(...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await crm(...args);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

test('ids of a list are piped into a delete, which sends one request for each and needs --yes', async () => {
  const { stdout: ids } = await crm('deal', 'list', '--limit', '3', '--jq', '.[].id', '--raw-output');
  const piped = (...args: string[]): Promise<Ended> =>
    inProcess('crmcli', ['deal', 'delete', '-', ...args], home, { env: served.env, input: ids });
  const refused = await piped();
  expect([refused.code, JSON.parse(refused.stderr)]).toEqual([
    1,
    expect.objectContaining({ remedy: expect.stringContaining('Add --yes to confirm') }),
  ]);
  expect(refused.stderr).toContain('standard input is used for data');
  const planned = JSON.parse((await piped('--dry-run')).stdout) as { url: string }[];
  expect(planned.map(({ url }) => url.replace(/.*\//, '')).join('\n')).toBe(ids.trim());
  expect(JSON.parse((await piped('--yes')).stdout)).toEqual({ id: ids.trim().split('\n').map(Number), deleted: true });
  const again = await piped('--yes');
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('Done: none.')]);
});

describe('lists', () => {
  test('filters narrow, sorting orders, --limit stops, and the default stops at 500', async () => {
    const won = await json<Deal[]>('deal', 'list', '--status', 'won', '--pipeline', '1', '--owner', '2');
    expect(won.length).toBeGreaterThan(3);
    for (const deal of won) expect(deal).toMatchObject({ status: 'won', pipeline_id: 1, owner_id: 2 });
    const newest = await json<{ add_time: string }[]>(
      ...['deal', 'list', '--sort-by', 'add_time', '--sort-direction', 'desc', '--limit', '5'],
    );
    const times = newest.map(({ add_time }) => add_time);
    expect(times).toHaveLength(5);
    expect(times).toEqual([...times].sort().reverse());
    expect(await json('deal', 'list', '--jq', 'length')).toBe(500);
    const some = await json<Deal[]>('deal', 'list', '--ids', '0007,5', '--fields', 'id');
    expect(some).toEqual([{ id: 5 }, { id: 7 }]);
  });

  test('--updated-since is inclusive and --updated-until exclusive', async () => {
    const field = '.[].update_time';
    const all = (await crm('deal', 'list', '--sort-by', 'update_time', '--jq', field)).stdout.trim().split('\n');
    const [since, until] = [all[10], all[20]].map((text) => JSON.parse(text ?? '') as string);
    const between = await crm(
      ...['deal', 'list', '--updated-since', since ?? '', '--updated-until', until ?? ''],
      ...['--sort-by', 'update_time', '--jq', field],
    );
    expect(between.stdout.trim().split('\n')).toEqual(all.slice(10, 20));
  });

  test('a time with milliseconds is sent without them, and a warning says so', async () => {
    const { code, stderr } = await crm('deal', 'list', '--updated-since', '2026-01-31T09:30:00.250Z', '--limit', '1');
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('--updated-since may not have a fraction of a second; 2026-01-31T09:30:00Z is used.'),
    ]);
  });

  test('archived deals have a list of their own; deleted ones need a filter', async () => {
    const archived = await json<{ is_archived: boolean }[]>('deal', 'list', '--archived', '--limit', '3');
    expect(archived.map((deal) => deal.is_archived)).toEqual([true, true, true]);
    const deleted = await json<{ is_deleted: boolean }[]>('deal', 'list', '--status', 'deleted', '--limit', '2');
    expect(deleted.map((deal) => deal.is_deleted)).toEqual([true, true]);
  });

  test('every format shows the same records', async () => {
    const list = (format: string, ...more: string[]) => crm('deal', 'list', '--limit', '3', '-o', format, ...more);
    const records = JSON.parse((await list('json')).stdout) as Deal[];
    const lines = (await list('ndjson')).stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as Deal)).toEqual(records);
    const csv = (await list('csv')).stdout.trimEnd().split('\n');
    expect(csv[0]).toBe('id,title,value,currency,status,stage_id,person_id,org_id,owner_id');
    expect(csv.slice(1).map((line) => line.split(',')[1])).toEqual(records.map(({ title }) => title));
    const table = (await list('table')).stdout.trimEnd().split('\n');
    expect(table).toHaveLength(4);
    for (const [at, { title }] of records.entries()) expect(table[at + 1]).toContain(title);
    expect((await list('yaml', '--fields', 'id')).stdout).toBe(records.map(({ id }) => `- id: ${id}\n`).join(''));
    const narrow = (await list('table', '--fields', 'title,id')).stdout.split('\n');
    // This client keeps the order of its columns.
    expect(narrow[0]?.trim().split(/\s+/)).toEqual(['ID', 'Title']);
  });

  test('an empty list is empty in its format', async () => {
    const none = async (format: string) =>
      (await crm('deal', 'list', '--stage', '999', '-o', format)).stdout.replace(/\n$/, '');
    expect([await none('json'), await none('yaml'), await none('csv'), await none('ndjson')]).toEqual([
      '[]',
      '[]',
      '',
      '',
    ]);
    expect(await none('table')).toBe('No results found.');
  });

  test('raw pages of both versions become one list, to which --jq applies', async () => {
    expect(await json('api', 'GET', '/api/v2/deals?limit=50', '--paginate', '--jq', 'map(.id) | unique | length')).toBe(
      await json('deal', 'list', '--limit', '1000', '--jq', 'length'),
    );
    const leads = await json<{ id: string }[]>('api', 'GET', '/api/v1/leads?limit=40', '--all');
    expect(new Set(leads.map(({ id }) => id)).size).toBe(leads.length);
    expect(leads.length).toBeGreaterThan(500);
    const values = (await crm('lead', 'list', '--limit', '9', '--fields', 'value', '-o', 'csv')).stdout.split('\n');
    expect(values).toContainEqual(expect.stringMatching(/^\d+$/));
    expect(await json('api', 'GET', '/api/v1/leads', '--paginate', '--limit', '7', '--jq', 'length')).toBe(7);
    expect(await json('api', 'GET', '/api/v2/deals?limit=2', '--jq', '.data | length')).toBe(2);
    const success = { success: true };
    expect(await json('api', 'GET', '/api/v2/deals/9', '--fields', 'success')).toEqual(success);
    const ids = await json<object[]>('api', 'GET', '/api/v2/deals', '--paginate', '--fields', 'id', '--limit', '3');
    expect(ids.map((row) => Object.keys(row))).toEqual([['id'], ['id'], ['id']]);
    const bad = await crm('api', 'GET', '/api/v2/deals/9', '--fields', 'sucess');
    expect([bad.code, bad.stdout, bad.stderr.includes('success')]).toEqual([64, '', true]);
  });
});

describe('deals', () => {
  test('are created, changed and deleted; the next command sees each step', async () => {
    const made = await json<Deal>(
      ...['deal', 'create', '--title', 'New office', '--value', '5000', '--currency', 'EUR'],
      ...['--probability', '60', '--expected-close-date', '2027-03-31', '--stage', '3'],
    );
    expect(made).toMatchObject({ title: 'New office', value: 5000, stage_id: 3, pipeline_id: 1, probability: 60 });
    const id = String(made.id);
    await json('deal', 'update', id, '--status', 'won');
    expect(await json('deal', 'get', id)).toMatchObject({ status: 'won', value: 5000, title: 'New office' });
    expect((await json<{ field_key: string }[]>('deal', 'history', id, '--field', 'status'))[0]).toMatchObject({
      field_key: 'status',
      old_value: 'open',
      new_value: 'won',
    });
    expect((await crm('deal', 'delete', id, '--yes')).stdout).toBe(`{\n  "id": ${id},\n  "deleted": true\n}\n`);
    const gone = await crm('deal', 'get', id);
    expect(gone).toMatchObject({ code: 1, stdout: '' });
    expect(JSON.parse(gone.stderr)).toMatchObject({
      error: 'ApiError',
      exitCode: 1,
      statusCode: 404,
      path: `/api/v2/deals/${id}`,
    });
  });

  test('take custom fields by name and option label, in any case, and clear them', async () => {
    const { id, custom_fields: fields } = await json<Deal>(
      ...['deal', 'create', '--title', 'Fields', '--currency', 'USD', '--resolve-fields'],
      ...['--field', 'contract TYPE=yearly', '--field', 'Products of interest=hosting, Training'],
      ...['--field', 'Seats=12', '--field', 'Budget (ad19190e)=12.50', '--field', 'Purchase order=A=B'],
      ...['--field', 'Pilot period=2026-06-01..2026-06-30'],
    );
    expect(fields).toMatchObject({
      'Contract type': 'Yearly',
      'Products of interest': ['Hosting', 'Training'],
      Seats: 12,
      Budget: { value: 12.5, currency: 'USD' },
      'Purchase order': 'A=B',
      'Pilot period': { value: '2026-06-01', until: '2026-06-30' },
    });
    const cleared = await json<Deal>('deal', 'update', String(id), '--field', 'Seats=null', '--resolve-fields');
    expect(cleared.custom_fields).toMatchObject({ Seats: null, 'Contract type': 'Yearly' });
    // Without the flag, the output has the keys and ids of the service.
    const raw = Object.keys((await json<Deal>('deal', 'get', String(id))).custom_fields);
    for (const key of raw) expect(key).toMatch(/^[0-9a-f]{40}$/);
    expect((await crm('deal', 'get', String(id), '-o', 'table')).stdout).toMatch(/^Contract type +Yearly$/m);
  });

  describe('with a wrong field', () => {
    const deals = () => json('deal', 'list', '--limit', '2000', '--jq', 'length');
    let before: unknown;
    beforeAll(async () => (before = await deals()));

    test.each([
      [['Sets=1'], 65, ['No deal field is called "Sets"', 'Seats', 'crmcli field list deal']],
      [['Contract type=Weekly'], 65, ['"Weekly"', 'Monthly', 'Yearly', 'One-off']],
      [['Seats=many'], 65, ['Seats', 'number']],
      [['Budget=5'], 65, ['2 deal fields', 'Budget (ad19190e)', 'Budget (89895c90)']],
      [['Budget (ad19190e)=5'], 64, ['needs a currency']],
      [['Seats'], 64, ['--field', 'a name and a value']],
      [['Contract start=2026-02-30'], 65, ['Contract start', 'YYYY-MM-DD']],
    ])('--field %j is refused before anything is written', async (fields, exit, says) => {
      const flags = fields.flatMap((field) => ['--field', field]);
      const { code, stdout, stderr } = await crm('deal', 'create', '--title', 'Never', ...flags);
      expect({ code, stdout }).toEqual({ code: exit, stdout: '' });
      const { message, remedy, suggestions } = JSON.parse(stderr) as Record<string, string>;
      for (const part of says) expect(`${message} ${remedy} ${suggestions}`).toContain(part);
      expect(await deals()).toBe(before);
    });
  });

  test('flags override the body, and named fields override both', async () => {
    const file = join(home, 'body.json');
    writeFileSync(file, '\ufeff{"title": "from the file", "value": 1, "person_id": 12345678901234567890}');
    const { body } = await json<{ body: unknown }>(
      ...['deal', 'create', '--title', 'typed', '--value', '2', '--body', `@${file}`, '--field', 'Title=named'],
      // --fields selects from the response and does not change the request.
      ...['--dry-run', '--fields', 'id'],
    );
    expect(body).toMatchObject({ title: 'named', value: 2 });
    const text = await crm('deal', 'create', '--title', 'typed', '--body', `@${file}`, '--dry-run');
    expect(text.stdout).toContain('"person_id": 12345678901234567890');
  });

  test('every write has a dry run that prints the request and changes nothing', async () => {
    const state = async () => (await crm('api', 'GET', '/api/v2/deals/9')).stdout;
    const before = await state();
    const dry: readonly (readonly [string[], string, string])[] = [
      [['deal', 'create', '--title', 'x'], 'POST', '/api/v2/deals'],
      [['deal', 'update', '9', '--title', 'x'], 'PATCH', '/api/v2/deals/9'],
      [['deal', 'delete', '9'], 'DELETE', '/api/v2/deals/9'],
      [['deal', 'product', 'add', '9', '--product', '1', '--price', '5'], 'POST', '/api/v2/deals/9/products'],
      [
        ['deal', 'product', 'update', '9', '--attachment', '3', '--quantity', '2'],
        'PATCH',
        '/api/v2/deals/9/products/3',
      ],
      [['deal', 'product', 'remove', '9', '--attachment', '3'], 'DELETE', '/api/v2/deals/9/products/3'],
      [['deal', 'follower', 'add', '9', '--user', '2'], 'POST', '/api/v2/deals/9/followers'],
      [['deal', 'follower', 'remove', '9', '--user', '2'], 'DELETE', '/api/v2/deals/9/followers/2'],
      [['lead', 'create', '--title', 'x', '--org', '1'], 'POST', '/api/v1/leads'],
      [
        ['lead', 'delete', 'adf21080-0e10-11eb-879b-05d71fb426ec'],
        'DELETE',
        '/api/v1/leads/adf21080-0e10-11eb-879b-05d71fb426ec',
      ],
      [['person', 'create', '--name', 'x'], 'POST', '/api/v2/persons'],
      [['api', 'DELETE', '/api/v2/deals/9'], 'DELETE', '/api/v2/deals/9'],
    ];
    for (const [args, method, path] of dry) {
      expect(await json(...args, '--dry-run')).toMatchObject({ dryRun: true, method, url: `${served.origin}${path}` });
    }
    expect(await state()).toBe(before);
    expect(await json('person', 'list', '--limit', '5000', '--jq', 'map(select(.name == "x")) | length')).toBe(0);
  });

  test('have products and followers that are added and removed', async () => {
    const { id } = await json<Deal>('deal', 'create', '--title', 'Parts');
    const deal = String(id);
    const added = await json<{ id: number }>(
      ...['deal', 'product', 'add', deal, '--product', '2', '--price', '99.50', '--quantity', '3'],
      ...['--discount', '10', '--discount-type', 'percentage', '--tax', '21', '--comments', 'two words'],
    );
    const part = String(added.id);
    expect(added).toMatchObject({ item_price: 99.5, quantity: 3, discount: 10, sum: 268.65, comments: 'two words' });
    expect(await json('deal', 'product', 'update', deal, '--attachment', part, '--quantity', '1')).toMatchObject({
      quantity: 1,
      item_price: 99.5,
    });
    const csv = (await crm('deal', 'product', 'list', deal, '--sort-by', 'order_nr', '-o', 'csv')).stdout.split('\n');
    expect(csv[0]).toBe('id,product_id,name,item_price,quantity,discount,sum');
    expect(csv[1]).toMatch(new RegExp(`^${part},2,.*,99.5,1,10,89.55$`));
    expect(await json('deal', 'product', 'remove', deal, '--attachment', part, '-y')).toEqual({
      id: Number(deal),
      attachment_id: added.id,
      removed: true,
    });
    expect(await json('deal', 'product', 'list', deal)).toEqual([]);

    await json('deal', 'follower', 'add', deal, '--user', '3');
    const twice = await crm('deal', 'follower', 'add', deal, '--user', '3');
    expect(twice.code).toBe(65);
    expect(JSON.parse(twice.stderr)).toMatchObject({ error: 'ApiError', statusCode: 400 });
    expect(await json('deal', 'follower', 'list', deal, '--jq', 'map(.user_id)')).toContain(3);
    const table = await crm('deal', 'follower', 'remove', deal, '--user', '3', '--yes', '-o', 'table');
    expect(table.stdout).toBe(`Removed follower 3 from deal ${deal}\n`);
    expect(await json('deal', 'follower', 'list', deal, '--jq', 'map(.user_id)')).not.toContain(3);
  });

  test('are summed per currency by the service', async () => {
    const totals = await json<Record<string, { count: number }>>(
      ...['deal', 'summary', '--status', 'open', '--jq', '.values_total'],
    );
    const lines = (await crm('deal', 'summary', '--status', 'open', '-o', 'csv')).stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('currency,total,weighted,count');
    expect(lines[1]).toMatch(/^[A-Z]{3},[\d.]+,[\d.]+,\d+$/);
    expect(lines.slice(1).map((line) => [line.slice(0, 3), Number(line.split(',').at(-1))])).toEqual(
      Object.entries(totals).map(([currency, { count }]) => [currency, count]),
    );
  });
});

describe('leads, persons, fields and search', () => {
  test('a lead has a text id; value and currency belong together', async () => {
    const lead = await json<{ id: string; value: unknown }>(
      ...['lead', 'create', '--title', 'Fair', '--org', '12', '--value', '2500', '--currency', 'EUR'],
    );
    expect(lead.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lead.value).toEqual({ amount: 2500, currency: 'EUR' });
    expect(await json('lead', 'list', '--org', '12', '--limit', '500', '--jq', 'map(.id)')).toContain(lead.id);
    expect(await json('lead', 'delete', lead.id, '--yes')).toEqual({ id: lead.id, deleted: true });
    expect((await crm('lead', 'get', lead.id)).code).toBe(1);
    const alone = await crm('lead', 'create', '--title', 'Nobody');
    expect(alone.code).toBe(65);
    expect((JSON.parse(alone.stderr) as { message: string }).message).toContain('person or an organization');
  });

  test('a person has several addresses, and the table shows the primary one', async () => {
    const { id } = await json<{ id: number }>(
      ...['person', 'create', '--name', 'Ada Lovelace', '--email', 'ada@example.com', '--email', 'a.l@example.org'],
      ...['--phone', '+44 20 7946 0000', '--org', '12', '--field', 'Language=english'],
    );
    const got = await json('person', 'get', String(id), '--resolve-fields');
    expect(got).toMatchObject({
      emails: [
        { value: 'ada@example.com', primary: true },
        { value: 'a.l@example.org', primary: false },
      ],
      custom_fields: { Language: 'English' },
    });
    const csv = (await crm('person', 'list', '--ids', String(id), '-o', 'csv')).stdout;
    expect(csv).toBe(`id,name,email,phone,org_id,owner_id\n${id},Ada Lovelace,ada@example.com,+44 20 7946 0000,12,1\n`);
  });

  test('fields are listed with their keys, under both names of an organization', async () => {
    const [org, organization] = [await crm('field', 'list', 'org'), await crm('field', 'list', 'organization')];
    expect(org.stdout).toBe(organization.stdout);
    const table = (await crm('field', 'list', 'deal', '-o', 'table')).stdout;
    expect(table).toMatch(/^76bdbe8a9b1f2b39c802ede5dfaac34e5f47582a +Contract type +enum/m);
  });

  test('search covers everything, or deals with filters of their own', async () => {
    await json('deal', 'create', '--title', 'Zyxwvu licences', '--org', '4', '--person', '6');
    const all = await json<{ type: string; result_score: number }[]>('search', 'zyxwvu');
    expect(all).toEqual([expect.objectContaining({ type: 'deal', title: 'Zyxwvu licences' })]);
    const deals = ['search', 'zyxwvu', '--item-types', 'deal', '--jq', 'length'];
    expect(await json(...deals, '--status', 'open', '--org', '4', '--person', '6')).toBe(1);
    expect(await json(...deals, '--org', '5')).toBe(0);
    expect(await json('search', 'zyxwvu', '--exact', '--jq', 'length')).toBe(0);
    expect(await json('search', 'Zyxwvu licences', '--exact', '--jq', 'length')).toBe(1);
  });
});

test('quota prints its result even when it fails', async () => {
  const { daily } = await json<{ daily: { limit: number } }>('quota');
  const tight = await crm('quota', '--min', String(daily.limit + 1));
  expect(tight.code).toBe(75);
  expect(JSON.parse(tight.stdout)).toMatchObject({ daily: { limit: daily.limit } });
  expect(JSON.parse(tight.stderr)).toMatchObject({ error: 'RateLimitError', exitCode: 75 });
  expect((await crm('quota', '--min', '1', '--threshold', '1')).code).toBe(0);
});
