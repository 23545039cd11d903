/**
 * `npm run import-set -- <folder>` imports each description of a folder, and checks, generates and tests its client.
 * It fetches nothing. `--json` prints everything as JSON. The exit code is 1 if a bar is missed.
 */
import { resolve } from 'node:path';
import { heading, linesOf, missedBars } from './import-set/bars.js';
import { descriptionsIn, measure, type Result } from './import-set/measure.js';

const argv = process.argv.slice(2);
const isJson = argv.includes('--json');
const [folder, ...more] = argv.filter((word) => word !== '--json');
if (folder === undefined || more.length > 0) {
  process.stderr.write('Usage: npm run import-set -- <folder> [--json]\n');
  process.exit(64);
}
const print = (text: string): void => {
  if (!isJson) process.stdout.write(`${text}\n`);
};
const results: Result[] = [];
print(heading());
for (const [name, file] of await descriptionsIn(resolve(folder))) {
  const result = await measure(name, file);
  results.push(result);
  for (const line of linesOf(result)) print(line);
}
const missed = missedBars(results);
if (isJson) process.stdout.write(`${JSON.stringify({ results, missed }, undefined, 2)}\n`);
else for (const bar of missed) print(`Missed: ${bar}`);
process.exitCode = missed.length > 0 || results.length === 0 ? 1 : 0;
