import { tryExamples } from './tried.js';

tryExamples('helpdesk', 'helpdeskcli', {
  after: { 'auth refresh': ['auth login --client-credentials'], sql: ['backup --out helpdesk-copy'] },
});
