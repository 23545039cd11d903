import { tryExamples } from './tried.js';

const copy = 'backup --dir ledger-copy --feed Financial/TransactionLines --feed CRM/Accounts';

tryExamples('ledger', 'ledgercli', {
  unlimited: true,
  after: {
    log: ['account update 25 --email a@example.com --allow-writes'],
    'log show': ['account update 25 --email a@example.com --allow-writes'],
    undo: ['account update 25 --email a@example.com --allow-writes'],
    apply: ['account update 25 --email a@example.com --plan changes.jsonl'],
    'plan show': ['account update 25 --email a@example.com --plan changes.jsonl'],
    'plan check': ['account update 25 --email a@example.com --plan changes.jsonl'],
    'plan approve': ['account update 25 --email a@example.com --plan changes.jsonl'],
    sql: [copy],
    'copy schema': [copy],
    'copy export': [copy],
  },
});
