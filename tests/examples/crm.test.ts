import { tryExamples } from './tried.js';

tryExamples('crm', 'crmcli', {
  after: {
    log: ['deal update 1 --title Renamed'],
    'log show': ['deal update 1 --title Renamed'],
    undo: ['deal update 1 --title Renamed'],
    apply: ['deal update 1 --title Renamed --plan changes.jsonl'],
    'plan show': ['deal update 1 --title Renamed --plan changes.jsonl'],
    'plan check': ['deal update 1 --title Renamed --plan changes.jsonl'],
    'plan approve': ['deal update 1 --title Renamed --plan changes.jsonl'],
    sql: ['sync warehouse', 'backup'],
    'copy schema': ['sync warehouse'],
    'copy export': ['sync warehouse'],
  },
});
