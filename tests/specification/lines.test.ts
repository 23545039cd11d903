/**
 * The notations of lines match the specification: parts, options, their fields, and the lists that they are sent in.
 */
import type { CommandIr } from '../../generator/5-lower/ir.js';
import type { LineNotation, LinePart } from '../../runtime/contract/resource.js';
import { compiled, type Compiled } from '../support/compiled.js';

let commands: ReadonlyMap<string, CommandIr>;
beforeAll(async () => {
  const { ir }: Compiled = await compiled('ledger');
  commands = new Map(ir.commands.map((command) => [command.words.join(' '), command]));
});

const AMOUNT = ['account=GLAccount', 'amount:number=AmountFC'];
const ITEM = ['item=Item', 'quantity:number=Quantity', '[unit-price:number=UnitPrice]'];
const CENTERS = ['cost-center=CostCenter', 'cost-unit=CostUnit'];
const SPREAD = ['from:date=From', 'to:date=To'];
const ENTRY = [
  ...CENTERS,
  SPREAD[0],
  'quantity:number=Quantity',
  SPREAD[1],
  'vat=VATCode',
  'vat-amount:number=VATAmountFC',
];
const DISCOUNT = 'discount:number=Discount 0-1';

/**
 * A part as `name:kind=Field`, in brackets if it can be left empty. A code may be plain text or looked up; both are
 * shown alike.
 */
function shown([name, { kind, field, optional, min, max }]: readonly [string, LinePart]): string {
  const typed = kind === 'text' || kind === 'reference' ? name : `${name}:${kind}`;
  const bounds = min === undefined ? '' : ` ${String(min)}-${String(max)}`;
  return optional === true ? `[${typed}=${field}${bounds}]` : `${typed}=${field}${bounds}`;
}

const partsOf = (parts: LineNotation['head']): string[] => Object.entries(parts).map(shown);

test.each<readonly [command: string, list: string, head: readonly string[], options: readonly (string | undefined)[]]>([
  ['bank-entry create', 'BankEntryLines', AMOUNT, []],
  ['cash-entry create', 'CashEntryLines', AMOUNT, []],
  ['journal-entry create', 'GeneralJournalEntryLines', AMOUNT, []],
  ['sales-entry create', 'SalesEntryLines', AMOUNT, ENTRY],
  ['purchase-entry create', 'PurchaseEntryLines', AMOUNT, ENTRY],
  ['invoice create', 'SalesInvoiceLines', ITEM, [...CENTERS, DISCOUNT, 'gl-account=GLAccount', 'vat=VATCode']],
  [
    'purchase-invoice create',
    'PurchaseInvoiceLines',
    ITEM,
    [...CENTERS, DISCOUNT, ...SPREAD, 'vat=VATCode', 'vat-amount:number=VATAmount'],
  ],
  [
    'purchase-order create',
    'PurchaseOrderLines',
    ['item=Item', 'quantity:number=QuantityInPurchaseUnits', '[unit-price:number=UnitPrice]'],
    [],
  ],
  ['sales-order create', 'SalesOrderLines', ITEM, [...CENTERS, DISCOUNT, 'vat=VATCode']],
  ['quotation create', 'QuotationLines', ITEM, []],
])('%s has the lines %s', (words, list, head, options) => {
  const { data } = commands.get(words)?.flags.find(({ name }) => name === 'line') ?? {};
  const { line } = data ?? {};
  expect({ wire: data?.wire, repeat: data?.repeat, text: line?.text }).toEqual({
    wire: { in: 'body', name: list },
    repeat: true,
    text: 'Description',
  });
  expect({ head: partsOf(line?.head ?? {}), options: partsOf(line?.options ?? {}) }).toEqual({ head, options });
});

test('lines of a period have both of its days, those of a credit note are negative, and those of a journal balance', () => {
  const rules = [...commands.values()].flatMap(({ words, flags }) => {
    const { spans, negative, balanced } = flags.find(({ data }) => data.line !== undefined)?.data.line ?? {};
    return (spans ?? negative ?? balanced) ? [[words.join(' '), { spans, negative, balanced }]] : [];
  });
  const spans = [['from', 'to']];
  const amounts = { when: 'credit-note', parts: ['amount', 'vat-amount'] };
  expect(Object.fromEntries(rules)).toEqual({
    'journal-entry create': { balanced: 'amount' },
    'sales-entry create': { spans, negative: amounts },
    'purchase-entry create': { spans, negative: amounts },
    'purchase-invoice create': {
      spans,
      negative: { when: 'type', values: ['8031', '8034'], parts: ['quantity', 'vat-amount'], positive: ['unit-price'] },
    },
    'invoice create': { negative: { when: 'credit-note', parts: ['quantity'], positive: ['unit-price'] } },
  });
});

const ENTRIES = ['bank-entry', 'cash-entry', 'journal-entry', 'sales-entry', 'purchase-entry'];
const INVOICES = ['sales-invoice', 'purchase-invoice'];

test.each([...ENTRIES, ...INVOICES, 'purchase-order', 'sales-order', 'quotation'])(
  'the command that lists the lines of a %s finds documents by number',
  (group) => {
    const { args = [], plan } = commands.get(`${group} lines`) ?? {};
    const parent = ENTRIES.includes(group)
      ? 'EntryID'
      : INVOICES.includes(group)
        ? 'InvoiceID'
        : { 'purchase-order': 'PurchaseOrderID', 'sales-order': 'OrderID', quotation: 'QuotationID' }[group];
    expect(plan?.query).toEqual({ $orderby: 'LineNumber' });
    expect(args.map(({ data }) => data)).toMatchObject([{ variadic: true, required: true }]);
    expect(plan?.resource?.documents).toMatchObject({ argument: 'refs', id: parent });
  },
);
