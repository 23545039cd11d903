import { serving, tryExamples } from './tried.js';

tryExamples('crm', 'crmcli', {
  files: {
    'changes.json': '{"probability": 60}',
    'minutes.html': '<p>Minutes of the meeting</p>',
    'comment.html': '<p>Agreed</p>',
  },
  waiting: [[/^crmcli auth login --oauth/, /http:\S+authorize/, 'a browser signs in'], serving],
});
