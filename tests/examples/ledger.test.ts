import { tryExamples } from './tried.js';

const copy = 'backup --dir ledger-copy --feed Financial/TransactionLines --feed CRM/Accounts';

tryExamples('ledger', 'ledgercli', {
  unlimited: true,
  after: { sql: [copy], 'copy schema': [copy], 'copy export': [copy] },
});
