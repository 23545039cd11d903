import { serving, tryExamples } from './tried.js';

tryExamples('ledger', 'ledgercli', {
  files: {
    'account.json': '{"Name": "Bakker"}',
    'credit.pdf': '%PDF-1.4\n',
    'invoice.pdf': '%PDF-1.4\n',
    'line.json': '{"AmountFC": 12.5, "Description": "One more"}',
  },
  waiting: [[/^ledgercli auth login/, /http:\S+auth\?/, 'a browser signs in'], serving],
});
