import { serving, tryExamples } from './tried.js';

tryExamples('ledger', 'ledgercli', {
  files: {
    'account.json': '{"Name": "Bakker"}',
    'credit.pdf': '%PDF-1.4\n',
    'invoice.pdf': '%PDF-1.4\n',
    'statement.sta': ':20:P1\r\n:25:NL69INGB0123456789EUR\r\n:28C:1/1\r\n',
    'statement.xml': '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>',
    'line.json': '{"AmountFC": 12.5, "Description": "One more"}',
  },
  waiting: [[/^ledgercli auth login/, /http:\S+auth\?/, 'a browser signs in'], serving],
});
