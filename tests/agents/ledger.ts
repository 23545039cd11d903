/** Tasks of a bookkeeper. */
import type { Task } from './task.js';
import { answer } from './task.js';

const STATEMENT = `:20:STARTUMSE
:25:NL91ABNA0417164300
:28C:00001/001
:60F:C261101EUR1000,00
:61:2611201120C7623,00NTRFNONREF
:86:26700056 ORCHID SYSTEMS INC
:62F:C261130EUR8623,00
`;

export const ledger: readonly Task[] = [
  {
    name: 'List who owes',
    question: 'Who owes us money that is overdue, how much, and since when?',
    lines: [
      'ledgercli receivables-list list --help',
      'ledgercli receivables-list list --limit 1',
      'ledgercli receivables-list list --due-to 2026-11-26 --all --fields AccountName,Amount,DueDate,InvoiceNumber --output csv',
    ],
    check: async (desk, calls) => {
      const rows = answer(calls).trim().split('\n').slice(1);
      expect(await desk.read('ledgercli outstanding list --jq .[0].OverdueReceivableInvoiceCount')).toBe(rows.length);
      expect(rows).toContain('Orchid Systems Inc,7623,2026-11-07,26700056');
    },
  },
  {
    name: 'Book a statement',
    question: 'Book this statement: november.sta.',
    files: { 'november.sta': STATEMENT },
    lines: [
      'ledgercli bank-statement upload --help',
      'ledgercli bank-statement upload --file november.sta --dry-run',
      'ledgercli bank-statement upload --file november.sta --allow-writes',
    ],
    check: async (desk, calls) => {
      expect(JSON.parse(answer(calls))).toMatchObject({ format: 'MT940' });
      const files = `ledgercli list documents/DocumentAttachments --filter "FileName eq 'november.sta'" --jq length`;
      expect(await desk.read(files)).toBe(1);
    },
  },
  {
    name: 'Book a payment',
    question: 'Orchid Systems paid invoice 26700056, 7,623 euros, on 20 November. Book it in the bank journal.',
    lines: [
      'ledgercli account list --search "Orchid Systems" --fields Code,Name --output csv',
      'ledgercli journal list --fields Code,Description --output csv',
      'ledgercli gl-account list --search receivable --fields Code,Description --output csv',
      'ledgercli bank-entry create --help',
      `ledgercli bank-entry create --journal 20 --account 50 --date 2026-11-20 --line '1300:7623:Invoice 26700056' --allow-writes`,
    ],
    check: async (desk, calls) => {
      const { EntryNumber: entry } = JSON.parse(answer(calls)) as { readonly EntryNumber: number };
      const lines = `ledgercli bank-entry lines ${String(entry)} --jq '[.[]|[.GLAccountCode, .AmountFC, .Date]]'`;
      expect(await desk.read(lines)).toContainEqual(['1300', 7623, '2026-11-20']);
    },
  },
  {
    name: 'Book an invoice of a supplier',
    question: 'Book invoice F-1087 of Smit Techniek: 96.80 euros of paper, with VAT of 21 percent.',
    lines: [
      'ledgercli account list --search Smit --fields Code,Name,IsSupplier --output csv',
      'ledgercli journal list --fields Code,Description --output csv',
      'ledgercli gl-account list --search office --fields Code,Description --output csv',
      'ledgercli vat-code list --fields Code,Description,Percentage --output csv',
      'ledgercli purchase-entry create --help',
      `ledgercli purchase-entry create --supplier 5 --journal 60 --invoice F-1087 --line '4300:96.80:vat=2:Paper' --allow-writes`,
    ],
    check: async (desk) => {
      const booked = `ledgercli purchase-entry list --filter "YourRef eq 'F-1087'" --jq '.[]|[.SupplierName, .YourRef]'`;
      expect(await desk.read(booked)).toEqual(['Smit Techniek BV', 'F-1087']);
    },
  },
  {
    name: 'Plan prices for approval',
    question: 'Item ART-0026 is to cost every customer 370 euros from now on. Prepare that for approval.',
    lines: [
      `ledgercli sales-price list --filter "ItemCode eq 'ART-0026'" --fields ID,AccountName,Price --output csv`,
      'ledgercli sales-price update --help',
      `ledgercli sales-price list --filter "ItemCode eq 'ART-0026'" --jq '.[].ID' | ledgercli sales-price update - --set Price=370 --plan prices.jsonl`,
      'ledgercli plan show prices.jsonl --output csv',
    ],
    check: async (desk, calls) => {
      expect(answer(calls)).toContain(',Price,360.91,370,');
      const prices = `ledgercli sales-price list --filter "ItemCode eq 'ART-0026'" --jq 'map(.Price)'`;
      expect(await desk.read(prices)).toEqual([360.91, 2171.93, 2484.15]);
      expect((await desk.run('ledgercli apply prices.jsonl --allow-writes --yes')).code).toBe(0);
      expect(await desk.read(prices)).toEqual([370, 370, 370]);
    },
  },
  {
    name: 'Change terms of payment',
    question: 'Iris Energy now pays within 14 days.',
    lines: [
      'ledgercli account list --search "Iris Energy" --fields Code,Name --output csv',
      'ledgercli payment-condition list --fields Code,Description --output csv',
      'ledgercli account update --help',
      'ledgercli account update 49 --set PaymentConditionSales=14 --allow-writes',
    ],
    check: async (desk) => {
      expect(await desk.read('ledgercli account list --search "Iris Energy" --jq .[0].PaymentConditionSales')).toBe(
        '14',
      );
    },
  },
  {
    name: 'Accept a quotation',
    question: 'Peeters Horeca accepts quotation 2026001. Make the sales order; what is its number?',
    lines: [
      'ledgercli quotation list --search Peeters --fields QuotationNumber,OrderAccountName,AmountDC,StatusDescription --output csv',
      'ledgercli quotation accept --help',
      'ledgercli quotation accept 2026001 --action 1 --allow-writes',
    ],
    check: async (desk, calls) => {
      expect(answer(calls)).toContain('2031002');
      const order = `ledgercli sales-order list --filter "OrderNumber eq 2031002" --jq .[0].OrderedByName`;
      expect(await desk.read(order)).toBe('Peeters Horeca Nederland');
    },
  },
  {
    name: 'List what to pay',
    question: 'Which invoices of suppliers must we pay by 4 December?',
    lines: [
      'ledgercli payables-list list --help',
      'ledgercli payables-list list --limit 1',
      'ledgercli payables-list list --due-to 2026-12-04 --all --fields AccountName,Amount,DueDate --output csv',
    ],
    check: (_, calls) => {
      expect(answer(calls).trim().split('\n')).toHaveLength(26);
      expect(answer(calls)).toContain('Orchid Media GmbH,1512.34,2026-11-19\n');
    },
  },
  {
    name: 'Find a bank account',
    question: 'To which bank account do we pay Lumen Foods?',
    lines: [
      'ledgercli account list --search "Lumen Foods" --fields Code,Name --output csv',
      'ledgercli bank-account list --help',
      'ledgercli bank-account list --account 9',
    ],
    check: (_, calls) => {
      expect(answer(calls)).toMatch(/"IBAN": "NL02[A-Z]{4}\d{10}"/);
    },
  },
  {
    name: 'Take a wrong entry back',
    question: 'The last entry in the general journal was wrong. Take it back.',
    before: ['ledgercli journal-entry create --journal 90 --line 4300:12.50:Paper --line 1000:-12.50 --allow-writes'],
    lines: [
      'ledgercli log --since 1h',
      'ledgercli undo --last --dry-run',
      'ledgercli undo --last --allow-writes --yes',
    ],
    check: async (desk) => {
      const left = `ledgercli journal-entry list --filter "JournalCode eq '90'" --all --jq '[.[]|select(.EntryNumber==26905002)]|length'`;
      expect(await desk.read(left)).toBe(0);
    },
  },
  {
    name: 'Reconcile a lost invoice',
    question: 'Invoice Iris Energy 10 bags of ART-0001 at 2.50, reference PO-77. Make sure that it is booked once.',
    loses: 'ledgercli',
    lines: [
      'ledgercli account list --search "Iris Energy" --fields Code,Name --output csv',
      'ledgercli invoice create --help',
      `ledgercli invoice create --customer 49 --journal 70 --reference PO-77 --line ART-0001:10:2.50 --allow-writes`,
      'ledgercli reconcile',
    ],
    fails: 1,
    check: async (desk, calls) => {
      expect(JSON.parse(answer(calls))).toMatchObject([{ cmd: 'invoice create', state: 'done' }]);
      const booked = `ledgercli sales-invoice list --filter "YourRef eq 'PO-77'" --jq length`;
      expect(await desk.read(booked)).toBe(1);
    },
  },
];
