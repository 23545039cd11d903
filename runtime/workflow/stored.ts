/** What commands store for later runs: whose it is, and where. */
import { dirname, join } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { stringifyJson } from '../base/json.js';
import type { Context } from '../contract/context.js';
import { ownerOf } from '../pipeline/owner.js';
import type { JournalRun, RowLog } from '../copy/journal.js';
import type { OwnOwner } from '../copy/owner.js';
import type { OpenJournal } from './bulk.js';

/** Path of a file that the client keeps for the profile. */
export const memoryFile = (name: string, { folder, options }: Context): string =>
  join(folder, 'memory', options.profile, name);

/** Flags of commands that write, which do not change what is written. */
const MODES: ReadonlySet<string> = new Set(['yes', 'dry-run']);

/** Returns a function that opens the journal of a bulk run. Runs of a command with the same arguments share one. */
export function bulkJournal(args: object, items: string, context: Context): OpenJournal {
  const { command, options, warn } = context;
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
    const run = journalRun(context, owner, isReadOnly);
    await withJournal(path, { ...rows, noun: 'a run of this command with the same arguments', subject }, run, work);
  };
}

/** Returns what the run around a journal knows. */
export const journalRun = (context: Context, owner: OwnOwner, isReadOnly: boolean): JournalRun => ({
  ...{ owner, now: context.world.now, signal: context.world.signal, isReadOnly },
  log: rowLog(context),
});

const DAY = 86_400_000;

const rowLog = (context: Context): RowLog => ({
  isOn: !context.options.noLog,
  writesOf: async function* (journal, since) {
    const { logFolder, readLog } = await import('../writes/log.js');
    // The clock may have been set back since.
    const earlier = new Date(since.getTime() - DAY);
    for await (const write of readLog(logFolder(context.folder, context.options.profile), { since: earlier }))
      if (write.journal === journal) yield write;
  },
  fateOf: async (write) => {
    const { state, outcome } = write;
    if (state === 'done' || state === 'refused') return { state, ...defined({ record: outcome?.record }) };
    if (context.options.dryRun) return { state: 'unknown' };
    const { reconcileWrite } = await import('../pipeline/reconcile.js');
    try {
      // The run that sent it has ended: the journal is locked.
      const known = await reconcileWrite({ ...write, state: 'unknown' }, context);
      return { state: known.state, why: known.why, ...defined({ record: known.record }) };
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      return { state: 'unknown', why: error.message };
    }
  },
});

const digestOf = (value: unknown): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(stringifyJson(value)).digest('hex').slice(0, 16);
