import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDescription } from './generator/import/openapi/read.js';
import { translateChecked } from './generator/import/openapi/checked.js';
import { specText } from './generator/import/yaml.js';
import { run } from './generator/fixtures/run.js';
for (const file of process.argv.slice(2)) {
  const read = await readDescription(file);
  if ('errors' in read) { console.log('UNREAD', file, read.errors[0]?.slice(0,300)); continue; }
  const tr = await translateChecked(read.description, 'svc', []);
  const specs = await mkdtemp('/tmp/api/h/o-');
  for (const [n, s] of Object.entries(tr.specs)) await writeFile(join(specs, `${n}.yaml`), specText(s, 'schema.json'));
  await (await import('node:fs/promises')).mkdir(join(specs, 'examples')); await writeFile(join(specs, 'examples/file.pdf'), 'x');
  const t = await run('test', '--specs', specs);
  console.log(file, specs, tr.commands, t.code, t.err.split('\n').slice(0,3).join(' | ').slice(0,300));
  console.log(t.out.slice(0, 6000));
}
