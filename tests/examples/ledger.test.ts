import { serving, tryExamples } from './tried.js';

tryExamples('ledger', 'ledgercli', {
  files: {
    'account.json': '{"Name": "Bakker"}',
    'credit.pdf': '%PDF-1.4\n',
    'invoice.pdf': '%PDF-1.4\n',
  },
  waiting: [[/^ledgercli auth login/, /http:\S+auth\?/, 'a browser signs in'], serving],
});
