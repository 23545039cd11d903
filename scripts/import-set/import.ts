/** Imports one description in a process of its own: `import.ts <description> <specs>` prints its facts as JSON. */
import { readDescription } from '../../generator/import/openapi/read.js';
import { translateChecked } from '../../generator/import/openapi/checked.js';
import { slugOf } from '../../generator/import/openapi/words.js';
import { specText } from '../../generator/import/yaml.js';
import { importInto } from '../../workflows/cmdspec/lib/import.js';
import { factsOf, type Facts } from './facts.js';

const [file = '', specs = ''] = process.argv.slice(2);
const begin = performance.now();
let facts: Facts | undefined;
const quiet = { out: () => Promise.resolve(), err: (text: string) => process.stderr.write(text) };
await importInto({ file, specs, format: 'json' }, quiet as unknown as Parameters<typeof importInto>[1], async () => {
  const read = await readDescription(file);
  if ('errors' in read) return read;
  const { description, findings } = read;
  const made = await translateChecked(description, slugOf(description.info?.title), []);
  facts = factsOf(description, made, findings);
  return {
    files: new Map(Object.entries(made.specs).map(([name, spec]) => [`${name}.yaml`, specText(spec, 'schema.json')])),
    findings: [...findings, ...made.findings],
    found: '',
    owns: (path) => path.endsWith('.yaml'),
    next: '',
  };
});
if (facts === undefined) process.exitCode = 1;
else {
  const seconds = (performance.now() - begin) / 1000;
  // On Linux and macOS alike, in kilobytes.
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(JSON.stringify({ ...facts, seconds, megabytes }));
}
