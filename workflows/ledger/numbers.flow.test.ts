/** A number that names two documents is refused, and what a create prints names the document in the next command. */
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
});
