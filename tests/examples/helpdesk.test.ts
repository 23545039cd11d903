import { tryExamples } from './tried.js';

tryExamples('helpdesk', 'helpdeskcli', {
  after: {
    log: ['conv status 500001 --set closed'],
    'log show': ['conv status 500001 --set closed'],
    undo: ['conv status 500001 --set closed'],
    apply: ['conv status 500001 --set closed --plan changes.jsonl'],
    'plan show': ['conv status 500001 --set closed --plan changes.jsonl'],
    'plan check': ['conv status 500001 --set closed --plan changes.jsonl'],
    'plan approve': ['conv status 500001 --set closed --plan changes.jsonl'],
    'auth refresh': ['auth login --client-credentials'],
    sql: ['backup --out helpdesk-copy'],
    'copy schema': ['backup --out helpdesk-copy'],
    'copy export': ['backup --out helpdesk-copy'],
  },
});
