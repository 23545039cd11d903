import { tryExamples } from './tried.js';

tryExamples('crm', 'crmcli', { after: { sql: ['sync warehouse', 'backup'] } });
