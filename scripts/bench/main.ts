/**
 * Measures the times that users notice, as ratios to `node -e 0` in the same run.
 * `npm run bench` runs all; `npm run bench -- startup memory` some; `--turns 30` makes figures steadier.
 */
import { parseArgs } from 'node:util';
import { compiler } from './compiler.js';
import { crm } from './crm.js';
import { exporting } from './export.js';
import { feeds } from './feeds.js';
import { memory } from './memory.js';
import { print } from './report.js';
import { startup } from './startup.js';

const { values, positionals } = parseArgs({
  options: { turns: { type: 'string', default: '15' } },
  allowPositionals: true,
});
const turns = Number(values.turns);
const parts = {
  startup: { title: 'Start-up, whole process', measure: () => startup(turns) },
  memory: { title: 'Long lists', measure: () => memory() },
  export: { title: 'Exports', measure: () => exporting(turns) },
  crm: { title: 'Imports, figures and copies', measure: () => crm(turns) },
  feeds: { title: 'Feeds and divisions', measure: () => feeds(turns) },
  compiler: { title: 'Compiler', measure: () => compiler(turns) },
};

for (const [name, { title, measure }] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(name)) print(title, await measure());
}
