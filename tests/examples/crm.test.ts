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
    'conditions.json': JSON.stringify(conditions),
    'offer.pdf': '%PDF-1.4',
    'photo.jpg': 'JFIF',
  },
  waiting: [[/^crmcli auth login --oauth/, /http:\S+authorize/, 'a browser signs in'], serving],
});
