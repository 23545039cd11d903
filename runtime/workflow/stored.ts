/** What commands store for later runs: whose it is, and where. */
import { dirname, join } from 'node:path';
import { stringifyJson } from '../base/json.js';
import type { Context } from '../contract/context.js';
import { ownerOf } from '../pipeline/owner.js';
import type { OpenJournal } from './bulk.js';

/** Path of a file that the client keeps for the profile. */
export const memoryFile = (name: string, { folder, options }: Context): string =>
  join(folder, 'memory', options.profile, name);

/** Flags of commands that write, which do not change what is written. */
const MODES: ReadonlySet<string> = new Set(['yes', 'dry-run']);

/** Returns a function that opens the journal of a bulk run. Runs of a command with the same arguments share one. */
export function bulkJournal(args: object, items: string, context: Context): OpenJournal {
  const { command, options, world, warn } = context;
  const own = { ...command.positionals, ...command.flags };
  // Flags that every command has change how a run works, but not what it selects and does.
  const asked = Object.entries({ ...args }).filter(([name]) => Object.hasOwn(own, name) && !MODES.has(name));
  return async (rows, work) => {
    const [{ withJournal }, { isWritable }, owner] = await Promise.all([
      import('../copy/journal.js'),
      import('../state/atomic.js'),
      ownerOf(context),
    ]);
    const subject = { command: command.words, arguments: digestOf([asked, options.limit, owner.account]) };
    const path = memoryFile(`${command.words.replaceAll(' ', '-')}.${subject.arguments}.journal`, context);
    const isReadOnly = options.dryRun || !isWritable(dirname(path));
    if (isReadOnly && !options.dryRun)
      warn(
        `${dirname(path)} cannot be written, so that nothing will say which ${items} are done if this run is killed.`,
      );
    const run = { owner, now: world.now, signal: world.signal, isReadOnly };
    await withJournal(path, { ...rows, noun: 'a run of this command with the same arguments', subject }, run, work);
  };
}

const digestOf = (value: unknown): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(stringifyJson(value)).digest('hex').slice(0, 16);
