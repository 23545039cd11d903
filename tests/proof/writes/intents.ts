/** Every example of every write of a client: whenever the service receives a write, the log on disk has its intent. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canaryEnvironment, exampleFiles, writesOf } from '../../support/write-examples.js';
import { inProcess, type Name } from '../../support/in-process.js';
import { countsOf, intentsIn, isWrite, openAccount } from './account.js';

export interface Checked {
  readonly problems: readonly string[];
  /** Number of writes that the service received. */
  readonly received: number;
  /** The files of the log. */
  readonly text: string;
}

export async function checkIntents(binary: Name, service: string): Promise<Checked> {
  const account = await openAccount(binary);
  const { home, recorder, log } = account;
  for (const [name, text] of Object.entries(exampleFiles)) writeFileSync(join(home, name), text);
  const problems: string[] = [];
  const seen: string[] = [];
  let run = '';
  recorder.arrived = () => {
    const line = recorder.seen.at(-1)?.line ?? '';
    if (!isWrite(line)) return;
    seen.push(line);
    // Each request needs an intent of its own.
    const logged = countsOf(intentsIn(log, filesOf(log))).get(line) ?? 0;
    if (logged < (countsOf(seen).get(line) ?? 0)) problems.push(`${run}: ${line} was sent without an intent`);
  };
  for (const write of await writesOf(service)) {
    run = write.run;
    const env = { ...canaryEnvironment, ...account.env };
    await inProcess(binary, write.args, home, { env, cwd: home });
  }
  for (const { state, id, cmd } of await account.logged())
    if (state === 'open' || state === 'unknown') problems.push(`${cmd}: ${id} has no outcome`);
  const text = filesOf(log)
    .map((name) => readFileSync(join(log, name), 'utf8'))
    .join('');
  await account.close();
  return { problems, received: seen.length, text };
}

function filesOf(log: string): readonly string[] {
  try {
    return readdirSync(log);
  } catch {
    return [];
  }
}
