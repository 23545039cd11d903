import { serving, tryExamples } from './tried.js';

tryExamples('crm', 'crmcli', {
  files: {
    'changes.json': '{"probability": 60}',
    'contacts.csv': 'name,email\nAda Lovelace,ada@example.com\nGrace Hopper,grace@example.com\n',
    'organizations.csv': 'name\nExample Ltd\n',
  },
  waiting: [[/^crmcli auth login --oauth/, /http:\S+authorize/, 'a browser signs in'], serving],
});
