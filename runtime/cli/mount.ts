/** Runs a command in a program that has parsed its line. */
import type { Client, CommandModule } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import type { RunFacts } from '../pipeline/run-facts.js';
import { report } from './report.js';
import { leafOf } from '../pipeline/leaf.js';
import { runCommand } from '../pipeline/pipeline.js';
import { person } from '../interactive/person.js';
import type { Caller } from '../pipeline/session.js';
import { processWorld } from './world.js';
import { declareFlags, lineFrom } from '../pipeline/line.js';

/** Declares the flags and arguments of a command, global flags included, to the yargs of another program. */
export async function declareMounted<Yargs>(
  client: Client,
  { flags, positionals = {} }: Pick<CommandModule<never>, 'flags' | 'positionals'>,
  yargs: Yargs,
): Promise<Yargs> {
  const { service } = await client.service();
  const filled = new Set(Object.values(service.settings).map(({ fills }) => fills));
  declareFlags(yargs, { own: flags, globals: service.globals, positionals, filled });
  return yargs;
}

/** Runs a command that another program has parsed as its own binary would. Sets the exit code when it fails. */
export async function runMounted(client: Client, id: string, argv: Row): Promise<void> {
  const { world, release } = processWorld(client);
  const facts: RunFacts = {};
  try {
    const leaf = await leafOf(client, id.split('.').slice(1));
    const line: Caller['line'] = (form) => ({ line: lineFrom(form, argv), warnings: [] });
    await runCommand(leaf, { client, world, line, person }, facts);
  } catch (error) {
    process.exitCode = await report(world.signal.aborted ? world.signal.reason : error, client, world, facts);
  } finally {
    release();
  }
}
