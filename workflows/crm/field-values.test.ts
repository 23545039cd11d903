/** `--field` with every field of every entity: sent as the service takes it, or refused before a request. */
import { openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

/** A field by name, a value, and the body as text, or the message of the error after `!`. `#` is the key of a custom field. */
const cases: Readonly<Record<string, readonly (readonly [field: string, value: string, expected: string])[]>> = {
  deal: [
    ['ID', '5', '!The field "ID" cannot be set by its name. The service sets it.'],
    ['Title', 'A = b', '{"title":"A = b"}'],
    ['Value', '1.10 usd', '{"value":1.10,"currency":"USD"}'],
    ['Value', '12345678901234567890.12', '{"value":12345678901234567890.12}'],
    ['Value', '1,10', '!The value "1,10" of the field "Value" is not a number; write 1.10.'],
    ['Value', '1.234', '!The value "1.234" of the field "Value" can mean 1234 or 1.23; write one of them.'],
    ['Currency', 'EUR', '{"currency":"EUR"}'],
    ['Status', 'WON', '{"status":"won"}'],
    [
      'Status',
      'gone',
      '!"gone" is not an option of the field "Status". Known options: "Open", "Won", "Lost", "Deleted".',
    ],
    ['Stage', '2', '{"stage_id":2}'],
    ['Stage', 'Proposal', '{"stage_id":4}'],
    [
      'Stage',
      'Gone',
      '!The stage "Gone" does not exist. Nothing was sent. Choose one of Qualified, Contact made, Demo, Proposal, Negotiation, Asked, Offered, Signed, or give the id.',
    ],
    ['Pipeline', '1', '{"pipeline_id":1}'],
    ['Pipeline', 'renewals', '{"pipeline_id":2}'],
    ['Contact person', '1', '{"person_id":1}'],
    [
      'Contact person',
      'Ada',
      '!The field "Contact person" takes an id of digits, not "Ada". Names are not looked up for this field; give the id.',
    ],
    ['Organization', '1', '{"org_id":1}'],
    ['Owner', '1', '{"owner_id":1}'],
    ['Owner', 'ines costa', '{"owner_id":2}'],
    ['Owner', 'me', '{"owner_id":1}'],
    ['Owner', 'null', '{"owner_id":null}'],
    ['Owner', ' ', '!The value of the field "Owner" is empty. To clear the field, write "Owner=null".'],
    ['Probability', '50', '{"probability":50}'],
    ['Probability', '5.5', '!The field "Probability" takes a whole number, not "5.5".'],
    ['Expected close date', '2026-06-01', '{"expected_close_date":"2026-06-01"}'],
    [
      'Expected close date',
      '2026-02-30',
      '!The field "Expected close date" takes a day as YYYY-MM-DD, not "2026-02-30".',
    ],
    ['Deal created', '2026-06-01T10:00:00+02:00', '{"add_time":"2026-06-01T08:00:00Z"}'],
    ['Update time', '2026-06-01', '{"update_time":"2026-06-01T00:00:00Z"}'],
    ['Last stage change', '2026-06-01', '{"stage_change_time":"2026-06-01T00:00:00Z"}'],
    ['Won time', '2026-06-01', '{"won_time":"2026-06-01T00:00:00Z"}'],
    ['Won time', 'soon', '!The field "Won time" takes a time such as 2026-01-31T09:30:00Z, not "soon".'],
    ['Lost time', '2026-06-01', '{"lost_time":"2026-06-01T00:00:00Z"}'],
    ['Deal closed on', '2026-06-01', '{"close_time":"2026-06-01T00:00:00Z"}'],
    ['Lost reason', 'Price', '{"lost_reason":"Price"}'],
    ['Visible to', 'all users', '{"visible_to":3}'],
    ['Label', 'Hot, cold', '{"label_ids":[1,3]}'],
    ['Source origin', 'API', '!The field "Source origin" cannot be set by its name. The service sets it.'],
    ['Source channel', 'Fair', '!The field "Source channel" cannot be set by its name. The service sets it.'],
    ['Contract type', 'yearly', '{"custom_fields":{"#":21}}'],
    ['Products of interest', 'Hosting, Training', '{"custom_fields":{"#":[30,32]}}'],
    ['Budget (ad19190e)', '1.50 EUR', '{"custom_fields":{"#":{"value":1.50,"currency":"EUR"}}}'],
    ['Budget (89895c90)', 'approved', '{"custom_fields":{"#":"approved"}}'],
    ['Seats', '12345678901234567890.10', '{"custom_fields":{"#":12345678901234567890.10}}'],
    ['Purchase order', 'PO-1', '{"custom_fields":{"#":"PO-1"}}'],
    ['Background', 'Two\nlines', '{"custom_fields":{"#":"Two\\nlines"}}'],
    ['Contract start', '2026-06-01', '{"custom_fields":{"#":"2026-06-01"}}'],
    ['Pilot period', '2026-06-01..2026-06-30', '{"custom_fields":{"#":{"value":"2026-06-01","until":"2026-06-30"}}}'],
    [
      'Pilot period',
      '2026-06-01',
      '!The field "Pilot period" takes two values such as 2026-06-01..2026-06-30, not "2026-06-01".',
    ],
    ['Call at', '9:00', '!The field "Call at" takes a time as HH:MM, not "9:00".'],
    ['Call at', '09:00', '{"custom_fields":{"#":{"value":"09:00:00"}}}'],
    ['Service window', '09:00..17:30', '{"custom_fields":{"#":{"value":"09:00:00","until":"17:30:00"}}}'],
    ['Hotline', '+32 2 555', '{"custom_fields":{"#":"+32 2 555"}}'],
    ['Delivery address', 'Main street 1', '{"custom_fields":{"#":{"value":"Main street 1"}}}'],
    ['Engineer', '1', '{"custom_fields":{"#":1}}'],
    ['Engineer', 'priya.rossi@example.com', '{"custom_fields":{"#":4}}'],
    ['Decision maker', '1', '{"custom_fields":{"#":1}}'],
    ['Partner', '1', '{"custom_fields":{"#":1}}'],
  ],
  person: [
    ['ID', '5', '!The field "ID" cannot be set by its name. The service sets it.'],
    ['Name', 'Ada', '{"name":"Ada"}'],
    ['First name', 'Ada', '!The field "First name" cannot be set by its name. Set "Name", the whole name.'],
    ['Last name', 'Byron', '!The field "Last name" cannot be set by its name. Set "Name", the whole name.'],
    ['Email', 'a@example.com', '{"emails":[{"value":"a@example.com","primary":true}]}'],
    ['Phone', '+32 2', '{"phones":[{"value":"+32 2","primary":true}]}'],
    ['Organization', '1', '{"org_id":1}'],
    ['Owner', '1', '{"owner_id":1}'],
    ['Label', 'Warm', '{"label_ids":[2]}'],
    ['Visible to', '1', '{"visible_to":1}'],
    ['Person created', '2026-06-01', '{"add_time":"2026-06-01T00:00:00Z"}'],
    ['Update time', '2026-06-01', '{"update_time":"2026-06-01T00:00:00Z"}'],
    ['Language', 'Dutch', '{"custom_fields":{"#":21}}'],
    ['Birthday', '2000-02-29', '{"custom_fields":{"#":"2000-02-29"}}'],
    ['Newsletter topics', 'Product,Events', '{"custom_fields":{"#":[40,41]}}'],
    ['Home address', 'Main 1', '{"custom_fields":{"#":{"value":"Main 1"}}}'],
  ],
  org: [
    ['ID', '5', '!The field "ID" cannot be set by its name. The service sets it.'],
    ['Name', 'Acme', '{"name":"Acme"}'],
    ['Owner', '1', '{"owner_id":1}'],
    ['Address', 'Main 1', '{"address":{"value":"Main 1"}}'],
    ['Website', 'https://example.com', '{"website":"https://example.com"}'],
    ['Label', 'Hot', '{"label_ids":[1]}'],
    ['Visible to', 'Group', '{"visible_to":5}'],
    ['Organization created', '2026-06-01', '{"add_time":"2026-06-01T00:00:00Z"}'],
    ['Update time', '2026-06-01', '{"update_time":"2026-06-01T00:00:00Z"}'],
    ['Industry', 'Energy', '{"custom_fields":{"#":21}}'],
    ['Employees', '-3.50', '{"custom_fields":{"#":-3.50}}'],
    ['Employees', 'many', '!The field "Employees" takes a number such as -3.5, not "many".'],
    ['Credit limit', '5 EUR', '{"custom_fields":{"#":{"value":5,"currency":"EUR"}}}'],
    [
      'Credit limit',
      '5',
      '!The field "Credit limit" needs a currency. Write it after the amount, for example "Credit limit=5 EUR".',
    ],
    ['Customer number', 'C1', '{"custom_fields":{"#":"C1"}}'],
  ],
  product: [
    ['ID', '5', '!The field "ID" cannot be set by its name. The service sets it.'],
    ['Name', 'Seat', '{"name":"Seat"}'],
    ['Product code', 'P-1', '{"code":"P-1"}'],
    ['Unit', 'piece', '{"unit":"piece"}'],
    ['Tax', '21.0', '{"tax":21.0}'],
    [
      'Unit prices',
      '12.5 EUR',
      '!The field "Unit prices" cannot be set by its name. Give --price and --currency, or all prices in --body.',
    ],
    ['Description', 'x', '{"description":"x"}'],
    ['Owner', '1', '{"owner_id":1}'],
    ['Category', 'Service', '{"category":2}'],
    ['Visible to', 'Owner only', '{"visible_to":1}'],
    ['Product created', '2026-06-01', '!The field "Product created" cannot be set by its name. The service sets it.'],
    ['Update time', '2026-06-01', '!The field "Update time" cannot be set by its name. The service sets it.'],
    ['Warranty months', '24', '{"custom_fields":{"#":24}}'],
    ['Supplier', '1', '{"custom_fields":{"#":1}}'],
  ],
  activity: [
    ['ID', '5', '!The field "ID" cannot be set by its name. The service sets it.'],
    ['Subject', 'Call', '{"subject":"Call"}'],
    ['Type', 'call', '{"type":"call"}'],
    ['Due date', '2026-06-01', '{"due_date":"2026-06-01"}'],
    ['Due time', '09:30', '{"due_time":"09:30"}'],
    ['Duration', '00:30:00', '{"duration":"00:30"}'],
    ['Done', 'done', '{"done":true}'],
    ['Done', 'To do', '{"done":false}'],
    ['Done', 'TRUE', '{"done":true}'],
    ['Done', 'maybe', '!"maybe" is not an option of the field "Done". Known options: "To do", "Done".'],
    ['Deal', '1', '{"deal_id":1}'],
    [
      'Deal',
      'Acme',
      '!The field "Deal" takes an id of digits, not "Acme". Names are not looked up for this field; give the id.',
    ],
    ['Lead', '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22', '{"lead_id":"3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22"}'],
    [
      'Contact person',
      '1',
      '!The field "Contact person" cannot be set by its name. Give --person, or `participants` in --body.',
    ],
    ['Organization', '1', '{"org_id":1}'],
    ['Assigned to user', '1', '{"owner_id":1}'],
    ['Note', '<b>x</b>', '{"note":"<b>x</b>"}'],
    ['Priority', 'High', '{"priority":501}'],
    ['Add time', '2026-06-01', '!The field "Add time" cannot be set by its name. The service sets it.'],
    ['Update time', '2026-06-01', '!The field "Update time" cannot be set by its name. The service sets it.'],
  ],
};

let bench: Bench;
beforeAll(async () => {
  bench = await openBench(client, { sandbox: { unlimited: true } });
});
afterAll(() => bench.close());

interface Field {
  readonly field_code: string;
  readonly field_name: string;
}

describe.each(Object.entries(cases))('%s', (word, rows) => {
  test('every field has a case', async () => {
    const fields = (await bench.json(['field', 'list', word])) as Field[];
    const tried = rows.map(([name]) => name.replace(/ \(.*/, ''));
    expect(fields.map(({ field_name }) => field_name).filter((name) => !tried.includes(name))).toEqual([]);
  });

  test.each(rows)('%s=%s', async (name, value, expected) => {
    const line = [word, 'update', '1', '--field', `${name}=${value}`, '--output', 'json'];
    const planned = await bench.run([...line, '--dry-run']);
    const sent = await bench.run(line);
    if (expected.startsWith('!')) {
      for (const { code, err } of [planned, sent]) {
        const { message, remedy } = JSON.parse(err.split('\n').find((text) => text.startsWith('{')) ?? '') as Failure;
        expect([code === 64 || code === 65, [message, remedy].filter(Boolean).join(' ')]).toEqual([
          true,
          expected.slice(1),
        ]);
      }
    } else {
      const key = /[0-9a-f]{40}/.exec(planned.out)?.[0] ?? '';
      expect(planned.out.replace(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '')).toContain(expected.replace('#', key));
      expect([sent.code, sent.err]).toEqual([0, expect.not.stringContaining('"error"')]);
    }
  });
});

test.each([
  [['--title', 'A', '--field', 'title=B'], '--title is not sent: --field sets the field.'],
  [['--currency', 'EUR', '--field', 'Value=5 USD'], '--currency is not sent: --field sets the field.'],
  [['--title', 'A', '--field', 'Title=A'], ''],
  [['--title', 'A', '--field', 'Lost reason=Price'], ''],
])('a field by name overrides a flag, which is said if their values differ: %j', async (more, warning) => {
  const { code, err } = await bench.run(['deal', 'update', '1', ...more, '--dry-run', '--output', 'table']);
  expect([code, err.match(/Warning: .*/g) ?? []]).toEqual([0, warning === '' ? [] : [`Warning: ${warning}`]]);
});

test('a flag that is not sent is said once, however many records are changed', async () => {
  const change = ['--owner', 'me', '--field', 'Owner=null', '--yes', '--output', 'table'];
  const { code, err } = await bench.run(['deal', 'bulk-update', '--ids', '1,2,3', ...change]);
  expect([code, err.match(/Warning: .*/g)]).toEqual([0, ['Warning: --owner is not sent: --field sets the field.']]);
});

test('a name never stands for its former field after a change by `api`', async () => {
  const keyOf = async (name: string) => {
    const line = ['deal', 'update', '1', '--field', `${name}=7`, '--dry-run', '--jq', '.body.custom_fields | keys[0]'];
    return JSON.parse((await bench.run(line)).out) as string;
  };
  const [seats, order] = [await keyOf('Seats'), await keyOf('Purchase order')];
  for (const [key, name] of [
    [seats, 'Chairs'],
    [order, 'Seats'],
  ] as const)
    await bench.run(['api', 'PATCH', `/api/v2/dealFields/${key}`, '--body', JSON.stringify({ field_name: name })]);
  expect(await keyOf('Seats')).toBe(order);
});

interface Failure {
  readonly message: string;
  readonly remedy?: string;
}
