/** A number that names two documents is refused, and what a create prints names the document in the next command. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decimalSum } from 'cmdspec-runtime/kit';
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

let it: Bench;
beforeEach(async () => {
  it = await bench(client);
});
afterEach(() => it.close());

const LINE = ['--line', 'ART-0001:10:2.50'];

test('the number of an invoice and of the order of another one', async () => {
  const [printed] = (await it.json('sales-invoice', 'list', '--filter', 'InvoiceNumber gt 0', '--top', '1')) as {
    readonly InvoiceNumber: number;
    readonly InvoiceID: string;
    readonly InvoiceToName: string;
  }[];
  const number = String(printed?.InvoiceNumber);
  const created = await it.json(
    ...['invoice', 'create', '--customer', '26', '--journal', '70', ...LINE, '--output', 'json'],
  );
  const { InvoiceID, OrderedByName } = created as { readonly InvoiceID: string; readonly OrderedByName: string };
  await it.json('update', 'salesinvoice/SalesInvoices', InvoiceID, '--set', `OrderNumber=${number}`);
  for (const argv of [
    ['print', number],
    ['delete', number, '--yes'],
    ['line-add', number, '--set', 'Quantity=1'],
    ['lines', number],
  ]) {
    const ended = await it.write('sales-invoice', ...argv, '--output', 'json');
    expect(ended).toMatchObject({ code: 65, out: '' });
    const { message, lines, remedy } = jsonError(ended);
    expect(message).toContain(`More than one sales invoice matches "${number}".`);
    expect([remedy ?? '', message].join(' ')).toContain(`order:${number}`);
    const text = JSON.stringify(lines);
    expect(text).toMatch(new RegExp(`invoice:${number}: .*${String(printed?.InvoiceToName)}.*AmountDC`));
    expect(text).toMatch(new RegExp(`order:${number}: .*${OrderedByName}.*OrderDate.*AmountDC 25`));
  }
  expect(await it.json('sales-invoice', 'lines', `order:${number}`, '--select', 'InvoiceID')).toEqual([{ InvoiceID }]);
  const lines = (await it.json('sales-invoice', 'lines', `invoice:${number}`, '--select', 'InvoiceID')) as unknown[];
  expect(lines[0]).toEqual({ InvoiceID: printed?.InvoiceID });
});

test('what a create prints is what the next command takes', async () => {
  const create = ['invoice', 'create', '--customer', '26', '--journal', '70', ...LINE, '--output', 'table'];
  const { out } = await it.write(...create);
  const [, name = ''] = /^Created sales invoice (order:\d+) for .+, EUR 25(?:\.00)?\n$/.exec(out) ?? [];
  expect(out).not.toBe('');
  const printed = await it.write('sales-invoice', 'print', name, '--output', 'table');
  expect(printed).toMatchObject({ code: 0 });
  expect(printed.out).toMatch(new RegExp(`^Printed sales invoice ${name} for .+, EUR 25 to document [0-9a-f-]{36}\n$`));
  // Now it has an invoice number, whatever it is named by.
  const again = await it.write('sales-invoice', 'print', name, '--output', 'table');
  expect(again.out).toMatch(/^Printed sales invoice \d+ for .+, EUR 25 to document [0-9a-f-]{36}\n$/);
  const [, number = ''] = /invoice (\d+)/.exec(again.out) ?? [];
  expect(
    await it.json('sales-invoice', 'list', '--filter', `InvoiceNumber eq ${number}`, '--select', 'OrderNumber'),
  ).toEqual([{ OrderNumber: Number(name.replace('order:', '')) }]);
});

describe('credit documents', () => {
  const BOOKED: readonly (readonly string[])[] = [
    ['sales-entry', '--customer', '25', '--journal', '70', '--credit-note', '8000:', 'AmountFC', 'SalesEntryLines'],
    [
      'purchase-entry',
      '--supplier',
      '26',
      '--journal',
      '60',
      '--credit-note',
      '4300:',
      'AmountFC',
      'PurchaseEntryLines',
    ],
    ['invoice', '--customer', '25', '--journal', '70', '--credit-note', 'ART-0001:', 'Quantity', 'SalesInvoiceLines'],
    [
      'purchase-invoice',
      '--supplier',
      '26',
      '--journal',
      '60',
      '--type=8034',
      'ART-0001:',
      'Quantity',
      'PurchaseInvoiceLines',
    ],
    [
      'purchase-invoice',
      '--supplier',
      '26',
      '--journal',
      '60',
      '--type=8031',
      'ART-0001:',
      'Quantity',
      'PurchaseInvoiceLines',
    ],
  ];

  test.each(BOOKED)('%s: %s %s %s %s %s', async (group, who, whom, journal, number, credit, head, field, lines) => {
    const end = field === 'Quantity' ? ':' : '';
    const dry = async (...amounts: readonly string[]) =>
      it.run(
        ...[String(group), 'create', String(who), String(whom), String(journal), String(number), String(credit)],
        ...amounts.flatMap((amount) => ['--line', `${String(head)}${amount}${end}`]),
        ...['--dry-run', '--output', 'json'],
      );
    for (const sign of ['', '-']) {
      const { code, out, err } = await dry(`${sign}100`, `${sign}10`);
      expect(code).toBe(0);
      const { body } = JSON.parse(out) as {
        readonly body: Readonly<Record<string, readonly Record<string, unknown>[]>>;
      };
      expect(body[String(lines)]?.map((row) => row[String(field)])).toEqual([-100, -10]);
      expect(err.includes('sent as negative')).toBe(sign === '');
    }
    expect(await dry('100', '-10')).toMatchObject({
      code: 65,
      out: '',
      err: expect.stringContaining('must have the same sign in all lines') as string,
    });
  });

  test('a credit note of a supplier is booked as one', async () => {
    const create = ['purchase-invoice', 'create', '--supplier', '26', '--journal', '60', '--line', 'ART-0001:4:2.50'];
    const { Amount } = (await it.json(...create, '--type', '8034', '--output', 'json')) as { readonly Amount: number };
    expect(Amount).toBe(-10);
  });
});

test('the invoice of a supplier is attached to a purchase invoice, and its lines have price and VAT', async () => {
  writeFileSync(join(it.folder, 'F-1087.pdf'), '%PDF-1.4');
  const create = ['purchase-invoice', 'create', '--supplier', '26', '--journal', '60', '--reference', 'F-1087'];
  const line = ['--line', 'ART-0001:4:2.50:vat=2', '--file', 'F-1087.pdf'];
  const made = (await it.json(...create, ...line, '--output', 'json')) as Readonly<Record<string, unknown>>;
  const filter = ['--filter', `Document eq guid'${String(made['Document'])}'`, '--select', 'FileName'];
  expect(await it.json('list', 'documents/DocumentAttachments', ...filter)).toEqual([{ FileName: 'F-1087.pdf' }]);
  const { out } = await it.run('purchase-invoice', 'lines', String(made['EntryNumber']), '--output', 'table');
  expect(out).toMatch(/UnitPrice.*VATCode/);
});

test('the help of a list of journal entries names the way to their amounts and descriptions, and it works', async () => {
  const { out } = await it.run('journal-entry', 'list', '--help');
  const [words = ''] = /--expand \w+/.exec(out) ?? [];
  const list = ['journal-entry', 'list', '--limit', '3', ...words.split(' '), '--output', 'json'];
  const entries = (await it.json(...list)) as {
    readonly GeneralJournalEntryLines: readonly Record<string, unknown>[];
  }[];
  expect(entries).toHaveLength(3);
  for (const { GeneralJournalEntryLines: lines } of entries) {
    expect(decimalSum(lines.map(({ AmountDC }) => String(AmountDC)))).toBe('0');
    expect(lines.every(({ Description }) => typeof Description === 'string' && Description !== '')).toBe(true);
  }
});

test('actions on orders and quotations name number, party and amount; by GUID they name the GUID', async () => {
  const line = async (...argv: string[]): Promise<string> => {
    const { code, out, err } = await it.write(...argv, '--output', 'table');
    expect([code, out === '' ? err : '']).toEqual([0, '']);
    return out;
  };
  const order = (await it.json('sales-order', 'create', '--customer', '26', ...LINE)) as Record<string, unknown>;
  const [stored] = (await it.json(
    ...['sales-order', 'list', '--filter', `OrderNumber eq ${String(order['OrderNumber'])}`],
    ...['--select', 'OrderID,InvoiceToName,AmountFC'],
  )) as Record<string, unknown>[];
  const named = `sales order ${String(order['OrderNumber'])} for ${String(stored?.['InvoiceToName'])}, EUR 25`;
  const ref = String(order['OrderNumber']);
  expect(await line('sales-order', 'print', ref)).toMatch(new RegExp(`^Printed ${named} to document [0-9a-f-]{36}\n$`));
  expect(await line('sales-order', 'complete', ref)).toBe(`Completed ${named}\n`);
  const id = String(stored?.['OrderID']);
  expect(await line('sales-order', 'complete', id)).toBe(`Completed sales order ${id}\n`);

  const made = (await it.json('quotation', 'create', '--account', '25', '--line', 'ART-0001:2:1')) as Record<
    string,
    unknown
  >;
  const number = String(made['QuotationNumber']);
  const quote = `quotation ${number} for ${String(made['OrderAccountName'])}, EUR 2`;
  const layout = ['--email-layout', '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'];
  expect(await line('quotation', 'print', number)).toMatch(
    new RegExp(`^Printed ${quote} to document [0-9a-f-]{36}\n$`),
  );
  expect(await line('quotation', 'reject', number)).toBe(`Rejected ${quote}: The quotation is rejected\n`);
  expect(await line('quotation', 'reopen', number)).toBe(`Reopened ${quote}: The quotation is open\n`);
  expect(await line('quotation', 'email', number, ...layout)).toBe(`Sent ${quote}: The quotation is sent\n`);
  expect(await line('quotation', 'accept', number)).toBe(`Accepted ${quote}: The quotation is accepted\n`);
});
