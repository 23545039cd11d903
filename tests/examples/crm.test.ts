import { serving, tryExamples } from './tried.js';

tryExamples('crm', 'crmcli', {
  files: { 'changes.json': '{"probability": 60}' },
  waiting: [[/^crmcli auth login --oauth/, /http:\S+authorize/, 'a browser signs in'], serving],
});
