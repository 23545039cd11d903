import { serving, tryExamples } from './tried.js';

tryExamples('crm', 'crmcli', {
  files: {
    'changes.json': '{"probability": 60}',
    'monday/deals.json': '[{"id": 1, "title": "Old"}]',
    'friday/deals.json': '[{"id": 1, "title": "New"}]',
    'minutes.html': '<p>Minutes of the meeting</p>',
    'comment.html': '<p>Agreed</p>',
  },
  waiting: [
    [/^crmcli auth login --oauth/, /http:\S+authorize/, 'a browser signs in'],
    [/^crmcli webhook listen --url/, /Listening on :3000/, 'deliveries come from outside'],
    serving,
  ],
});
