/** Stores in the log what a run is about to write, and what became of it. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { redactValue } from '../base/redact.js';
import type { Effect } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, OpenIntent } from '../contract/http.js';
import { thisProcess } from '../state/process.js';
import { newId, timeOf } from '../writes/ids.js';
import { logFolder, openWriteLog, type WriteLog } from '../writes/log.js';
import { rowNow } from '../writes/rows.js';
import type { Actor, Intent, Outcome } from '../writes/types.js';
import { conditionOf } from './versions.js';
import { afterOf, factsOf, newIdIn } from './write-facts.js';

/** Fields of entries that say nothing of a person: what finds a write again, and what became of it. */
const OPEN_INTENT = [
  ...(['t', 'id', 'at', 'run', 'pid', 'host', 'start', 'cmd', 'call', 'effect', 'account', 'plan', 'line'] as const),
  ...(['lineDigest', 'undoes', 'journal', 'row', 'once', 'actor'] as const),
];
const OPEN_OUTCOME = ['t', 'id', 'at', 'state', 'status', 'record', 'found'] as const;

/** What is the same for all writes of a run. */
export interface WriteRun {
  readonly context: Context;
  readonly actor: Actor;
  /** The command line as it was typed; secrets are dots. */
  readonly argv: readonly string[];
  /** Id of the run; default: a new one. */
  readonly run?: string;
  /** The open log of the run around this one, which closes it; default: one of its own. */
  readonly log?: WriteLog;
}

export interface WriteStep {
  begin(call: Call, effect: Effect, url: URL): Promise<OpenIntent>;
  close(): void;
}

/** Returns the step that stores each write of a run. A file of the log is opened with the first write. */
export function createWriteStep({
  context,
  actor,
  argv,
  run = newId('r', context.world.now()),
  log: lent,
}: WriteRun): WriteStep {
  const { world, options } = context;
  const folder = logFolder(context.folder, options.profile);
  const sender = thisProcess();
  const log = lent ?? openWriteLog(folder);
  const { people } = context;
  return {
    begin: async (call, effect, url) => {
      let headers: OpenIntent['headers'];
      const facts = await factsOf(call, effect, url, context, {}, (read) => {
        if (call.logged?.etag === true) headers = conditionOf(read, url);
      });
      const id = newId('w', world.now());
      const { plan, line, lineDigest, undoes, once = onceOf(call, effect, context) } = call.logged?.marks ?? {};
      const made = redactValue<Intent>({
        t: 'intent',
        id,
        at: timeOf(id).toISOString(),
        run,
        ...sender,
        ...facts,
        argv,
        ...defined({ plan, line, lineDigest, undoes, once }),
        ...rowNow(),
        actor: call.logged?.marks?.actor ?? actor,
      });
      const intent = people?.sealed(made, OPEN_INTENT) ?? made;
      const end: OpenIntent['end'] = (fate, response) => {
        const after = afterOf(call, response, context);
        const known = { status: response?.status, record: response && newIdIn(call, response) };
        try {
          const outcome = redactValue<Outcome>({
            ...{ t: 'outcome', id, at: world.now().toISOString(), state: fate },
            ...defined(known),
            after,
          });
          log.end(people?.sealed(outcome, OPEN_OUTCOME) ?? outcome);
        } catch {
          // Without its outcome the write counts as unknown, which the error of the next one explains.
        }
      };
      try {
        // Before the intent: a key without a write in the log is one that was not sent.
        if (once !== undefined) await (await import('../writes/once.js')).addKey(folder, once, id);
        await log.begin(intent);
      } catch (error) {
        // The line may be in the file although it is not durable.
        end('refused');
        throw unlogged(error, context);
      }
      return { end, ...defined({ headers }) };
    },
    close: () => {
      if (lent === undefined) log.close();
    },
  };
}

/** Returns the key of the caller, which is that of the create of the command itself. */
const onceOf = ({ logged }: Call, effect: Effect, { options }: Context): string | undefined =>
  effect === 'create' && logged !== undefined ? options.once : undefined;

/** Says what to do about a log that cannot be written. */
function unlogged(error: unknown, { service }: Context): unknown {
  if (!(error instanceof CliError)) return error;
  const { kind, message, details } = error;
  const remedy = `Every write is stored before it is sent: make room or allow the folder to be written, or run "${service.binary} config set log off".`;
  return new CliError(
    kind,
    `${message} Nothing was sent.`,
    { text: remedy, next: `${service.binary} doctor` },
    details,
  );
}
