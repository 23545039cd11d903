import { serving, tryExamples } from './tried.js';

const conditions = {
  glue: 'and',
  conditions: [
    {
      glue: 'and',
      conditions: [{ object: 'deal', field_id: '1004', operator: '=', value: 'open', extra_value: null }],
    },
    { glue: 'or', conditions: [] },
  ],
};

tryExamples('crm', 'crmcli', {
  files: {
    'changes.json': '{"probability": 60}',
    'monday/deals.json': '[{"id": 1, "title": "Old"}]',
    'friday/deals.json': '[{"id": 1, "title": "New"}]',
    'minutes.html': '<p>Minutes of the meeting</p>',
    'comment.html': '<p>Agreed</p>',
    'conditions.json': JSON.stringify(conditions),
    'offer.pdf': '%PDF-1.4',
    'photo.jpg': 'JFIF',
    'contacts.csv': 'name,email\nAda Lovelace,ada@example.com\nGrace Hopper,grace@example.com\n',
    'organizations.csv': 'name\nExample Ltd\n',
  },
  waiting: [
    [/^crmcli auth login --oauth/, /http:\S+authorize/, 'a browser signs in'],
    [/^crmcli webhook listen --url/, /Listening on :3000/, 'deliveries come from outside'],
    serving,
  ],
});
