import { serving, tryExamples } from './tried.js';

tryExamples('ledger', 'ledgercli', {
  files: {
    'account.json': '{"Name": "Bakker"}',
    'credit.pdf': '%PDF-1.4\n',
    'invoice.pdf': '%PDF-1.4\n',
    'line.json': '{"AmountFC": 12.5, "Description": "One more"}',
    'supplier-item.json':
      '{"Supplier": "3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22", "PurchasePrice": 2.15, "PurchaseUnit": "pc"}',
  },
  waiting: [[/^ledgercli auth login/, /http:\S+auth\?/, 'a browser signs in'], serving],
});
