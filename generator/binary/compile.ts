/**
 * Compiles the files of a client ahead: `node --hash-seed=1 compile.cjs <from> <to>`. The Node of the executable must run it,
 * because compiled code is for one version and one processor. It compiles all functions. Which of them a run has called
 * depends on the speed of the machine, so that two builds would differ.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { HEAD, TAIL } from './contents.js';

const [from = '', to = ''] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
for (const name of readdirSync(from)) {
  const source = `${HEAD}${readFileSync(join(from, name), 'latin1')}${TAIL}`;
  setFlagsFromString('--no-lazy');
  const script = new Script(source, { filename: name, columnOffset: -HEAD.length });
  // Code that was compiled with other flags than those of the run is refused.
  setFlagsFromString('--lazy');
  setFlagsFromString('--hash-seed=0');
  writeFileSync(join(to, name), script.createCachedData());
}
