import { tryExamples } from './tried.js';

tryExamples('crm', 'crmcli', {
  after: { sql: ['sync warehouse', 'backup'], 'copy schema': ['sync warehouse'], 'copy export': ['sync warehouse'] },
});
