import { serving, tryExamples } from './tried.js';

tryExamples('helpdesk', 'helpdeskcli', {
  files: {
    'answer.html': '<p>It is on its way.</p>',
    'call.html': '<p>Please call back.</p>',
    'hours.html': '<p>From nine to five.</p>',
    'note.html': '<p>A regular.</p>',
  },
  secrets: { HELPDESKCLI_BEACON_SECRET: 's3cret', HELPDESKCLI_WEBHOOK_SECRET: 's3cret' },
  waiting: [[/^helpdeskcli auth login$/, /http:\S+authorize/, 'a browser signs in'], serving],
  before: { 'auth refresh': ['auth', 'login', '--client-credentials'] },
});
