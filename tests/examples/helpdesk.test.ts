import { tryExamples } from './tried.js';

tryExamples('helpdesk', 'helpdeskcli', {
  after: {
    'auth refresh': ['auth login --client-credentials'],
    sql: ['backup --out helpdesk-copy'],
    'copy schema': ['backup --out helpdesk-copy'],
    'copy export': ['backup --out helpdesk-copy'],
  },
});
