import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import { defined } from '../base/defined.js';
import { CliError, Interrupted, mistake } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import { choosesNames } from '../output/choice.js';
import { noteCut } from '../pipeline/limit-notes.js';
import { announceRecords, shorten, showsNames } from '../pipeline/record-names.js';
import { createCalls } from './calls.js';
import { createCatalogue } from './catalogue.js';
import { commandLine } from './command-line.js';
import { createFields } from './fields.js';
import { createFiles } from './files.js';
import { createKitOutput, type LastList } from './out.js';
import type { Kit } from './types.js';

/** Rows of a list that wait until the lists before it have been read. */
const HELD = 1000;

/** Returns what a workflow works with. The requests of its spec are its only access to the service. */
export function createKit(plans: Readonly<Record<string, RequestPlan>>, context: Context): Kit<string> {
  const { service, world, globals, http, out, command, profile, input } = context;
  const last: LastList = { read: 0, waiting: 0, more: false };
  const files = createFiles(context);
  return {
    calls: createCalls(plans, context, last),
    out: createKitOutput(out, {
      columns: command.columns,
      limit: globals.limit,
      last,
      checkFields: async (names) => {
        if (!choosesNames(globals)) return;
        await (await import('../pipeline/field-check.js')).checkWorkflowFields(context, names);
      },
      noteCut: (shown, total) => {
        noteCut({ shown, total }, context);
      },
      named: async (record, customFields, to) => {
        const { namedRecord } = await import('../pipeline/record.js');
        return namedRecord(record, { ...defined({ columns: command.columns }), customFields }, context, to);
      },
    }),
    files,
    fields: createFields(context),
    catalogue: createCatalogue(context),
    words: command.words,
    client: { binary: service.binary, version: service.version, title: service.title },
    commandLine: (args) => commandLine(withoutPrototype({ ...args }), context),
    globals,
    signal: world.signal,
    get interrupted() {
      const reason: unknown = world.signal.reason;
      return reason instanceof Interrupted && reason.signal !== 'SIGHUP';
    },
    now: () => world.now(),
    sleep: (ms) => world.sleep(ms, world.signal),
    variable: (name) => context.variable(name),
    values: async (name) => {
      const { valuesOf } = await import('../pipeline/every-value.js');
      return [...(await valuesOf(name, context)).keys()];
    },
    resolve: (reference, code) => context.resolve(reference, code),
    asTyped: (flag) => String(context.command.texts?.[flag] ?? command.flags[flag]?.default ?? ''),
    nameOf: (id) => context.typed?.get(id) ?? id,
    setting: (name) => profile.get(name),
    memory: (name, rules) => files.state(`${context.folder}/memory/${profile.name}/${name}.json`, rules),
    tables: async () => (await context.client.tables?.())?.tables ?? {},
    origin: (host) => http.origin(host),
    get prompts() {
      return context.prompts && !globals.dryRun;
    },
    get previews() {
      return showsNames(context);
    },
    confirm: async (question, records = []) => {
      if (globals.dryRun) return;
      if (context.prompts && records.length > 0) {
        announceRecords(records.map(shorten), records.length, context);
      }
      await context.confirm(question);
    },
    ask: (question, options) => context.ask(question, options),
    fail: (kind, message, remedy) => {
      checkFailure(kind, context);
      return context.fail(kind, message, remedy);
    },
    note: context.note,
    warn: context.warn,
    live: context.live,
    debug: context.debug,
    noteCut: (shown, { total, verb }) => {
      noteCut({ shown, total, verb }, context);
    },
    stdin: () => input.text('the command'),
    readCsv: async function* (source, options) {
      const { readRecords } = await import('../base/csv.js');
      const [bytes, name] =
        typeof source === 'string'
          ? [await openSource(source, context), sourceName(source)]
          : [source, options?.name ?? 'The CSV text'];
      // Cheaper than delegating to the array's iterator.
      for await (const records of readRecords(bytes, name, options)) for (const record of records) yield record;
    },
    each: async (argument, ids, work) => {
      const { inTurn } = await import('../pipeline/in-turn.js');
      return inTurn([...new Set([ids].flat())], work, { argument });
    },
    bulk: async (items, each, options) => {
      const { bulk } = await import('./bulk.js');
      await bulk(items, each, options, context);
    },
    parallelMap: async function* (items, most, work) {
      const { parallelMap } = await import('../base/parallel-map.js');
      yield* parallelMap(items, () => Math.min(most, http.remaining ?? most), work);
    },
    lists: async function* (items, most, read) {
      const { readConcurrently } = await import('../pipeline/concurrent-reads.js');
      yield* readConcurrently(items, read, {
        most: () => Math.min(most, http.remaining ?? most),
        weigh: ({ rows }) => rows.length,
        held: HELD,
      });
    },
    cleanUp: async (work, { seconds }) => {
      const { cleanUp } = await import('./clean-up.js');
      await cleanUp((own) => work(createCalls(plans, own, last)), seconds, context);
    },
  };
}

/** JavaScript can pass any name. Without this check, it would have no exit code. */
function checkFailure(kind: Parameters<Context['fail']>[0], context: Context): void {
  const { command, service } = context;
  const exits = command.exits ?? {};
  const workflow = `The workflow of "${command.words}"`;
  if (typeof kind !== 'string') {
    if (Object.hasOwn(exits, kind.exit)) return;
    throw mistake(context, `${workflow} ends with the exit code "${kind.exit}", which its spec does not declare.`);
  }
  if (Object.hasOwn(service.exits, kind)) return;
  const form = Object.hasOwn(exits, kind) ? ` Write { exit: '${String(kind)}' }.` : '';
  throw mistake(context, `${workflow} fails with "${String(kind)}", which is not a class of failure.${form}`);
}

const sourceName = (path: string): string => (path === '-' ? 'Standard input' : `The file ${path}`);

/** Returns the bytes of a file or of standard input. */
async function openSource(path: string, { world, input }: Context): Promise<AsyncIterable<Uint8Array>> {
  if (path === '-') {
    const piped = input.bytes('-');
    if (piped !== undefined) return piped;
    throw new CliError(
      'usage',
      'Nothing is piped into standard input.',
      'Pipe a CSV file, or give the name of a file.',
    );
  }
  const [{ open }, { fullPath }] = await Promise.all([import('node:fs/promises'), import('../state/paths.js')]);
  const file = fullPath(world, path);
  try {
    return (await open(file, 'r')).createReadStream() as AsyncIterable<Uint8Array>;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'it does not exist' : code === 'EACCES' ? 'permission denied' : code;
    throw new CliError('input', `The file ${path} cannot be read: ${why}.`);
  }
}
