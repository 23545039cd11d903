/** The kit of a workflow, made in one place: the context of its command and what only workflows need. */
import type { WorkflowOptions } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { KitCatalogue } from '../contract/dialect.js';
import type { Row } from '../contract/rows.js';
import { CliError, mistake } from '../base/errors.js';
import { extended } from '../base/objects.js';
import { parallelMap } from '../base/parallel-map.js';
import { shaped } from '../base/shape.js';
import { fromDialect } from '../pipeline/dialect.js';
import { declaredSource, type ReadList } from '../copy/declared.js';
import { createCalls } from './calls.js';
import { createFiles } from './files.js';
import { createKitOutput, type LastList } from './out.js';
import { ownerOf } from '../pipeline/owner.js';
import { bulkJournal, journalRun, memoryFile } from './stored.js';
import type { Kit, KitFields, SpecCall } from './types.js';

/** Rows of a list that wait until the lists before it have been read. */
const HELD = 1000;

/** Returns the kit of a workflow with these calls and collections. `args`: the arguments of the command. */
export function createKit(
  { calls: plans = {}, copies = {} }: WorkflowOptions,
  context: Context,
  args: object = {},
): Kit<string> {
  const { client, http, warn, world } = context;
  const { dryRun } = context.options;
  const last: LastList = { read: 0, waiting: 0, more: false };
  const files = createFiles(context);
  /** The rate limit may allow fewer requests than are asked for. */
  const allowed = (most: number) => (): number => Math.min(most, http.remaining ?? most);
  const own: Omit<Kit<string>, Exclude<keyof Context, 'out' | 'fail'>> = {
    calls: createCalls(plans, context, last),
    out: createKitOutput(context, last),
    files,
    fields: fieldsOf(context),
    catalogue: catalogueOf(context),
    values: async (name) => {
      const { variableValues } = await import('../pipeline/variable-values.js');
      return [...(await variableValues(name, context)).keys()];
    },
    account: async (part) => (await ownerOf(context, part)).account,
    memory: async (name, { shape, noun }) => {
      const { openStateFile } = await import('../state/state-file.js');
      const take = (value: unknown) => shaped(value, shape);
      return openStateFile(memoryFile(`${name}.json`, context), { noun, take, dryRun, signal: world.signal });
    },
    fail: (kind, message, remedy) => {
      checkFailure(kind, context);
      return context.fail(kind, message, remedy);
    },
    readCsv: async function* (source, options) {
      const { readRecords } = await import('../base/csv.js');
      const [bytes, name] =
        typeof source === 'string'
          ? [await openSource(source, context), sourceName(source)]
          : [source, options?.name ?? 'The CSV text'];
      // Cheaper than delegating to the array's iterator.
      for await (const records of readRecords(bytes, name, options)) for (const record of records) yield record;
    },
    inTurn: async (argument, ids, work) => {
      const { inTurn } = await import('../pipeline/in-turn.js');
      return inTurn([...new Set([ids].flat())], work, { argument });
    },
    bulk: async (items, work, options) => {
      const { bulk } = await import('./bulk.js');
      await bulk(items, work, options, context, bulkJournal(args, options.noun[1], context));
    },
    parallelMap: (items, most, work) => parallelMap(items, allowed(most), work),
    lists: async function* (items, most, read) {
      const { readConcurrently } = await import('../pipeline/concurrent-reads.js');
      yield* readConcurrently(items, read, { most: allowed(most), weigh: ({ rows }) => rows.length, held: HELD });
    },
    positions: async ({ file, ...options }) => {
      const [{ openPositions }, owner] = await Promise.all([import('../copy/positions.js'), ownerOf(context)]);
      const path = 'name' in file ? memoryFile(`${file.name}.json`, context) : files.resolve(file.path);
      return openPositions(path, options, { owner, warn, dryRun, now: world.now, signal: world.signal });
    },
    journal: async (path, options, work) => {
      const [{ withJournal }, owner] = await Promise.all([import('../copy/journal.js'), ownerOf(context)]);
      return withJournal(files.resolve(path), options, journalRun(context, owner, dryRun), work);
    },
    sources: Object.entries(copies).map(([name, plan]) =>
      declaredSource(name, plan, readLists(name, createCalls(plan.lists, context, last))),
    ),
    copyTo: async (root, { part, account, ...options }, work) => {
      context.people?.refuse('a copy');
      const [{ withStore }, { copy }, { doubtsOf }] = await Promise.all([
        import('../copy/open.js'),
        import('../copy/copy.js'),
        import('../copy/doubts.js'),
      ]);
      const owner = account === undefined ? await ownerOf(context, part) : { client: client.binary, account };
      const command = context.command.words;
      return withStore(root, { ...options, command, owner, warn, dryRun, signal: world.signal }, (store) =>
        work({
          folder: store.folder,
          get manifest() {
            return store.manifest;
          },
          progress: store.progress,
          open: store.open,
          derive: store.derive,
          end: store.end,
          copy: async (sources, { concurrency, ...more }) => {
            if (!dryRun) context.localWrites.count += 1;
            const copied = await copy(sources, store, { ...more, concurrency: allowed(concurrency), now: world.now });
            for (const doubt of doubtsOf(copied)) warn(doubt);
            return copied;
          },
        }),
      );
    },
    tap: async (streams, options) => {
      const { runTap } = await import('./tap.js');
      await runTap(streams, options, context);
    },
    cleanUp: async (work, { seconds }) => {
      const { createResolver } = await import('../pipeline/lookup.js');
      const signal = AbortSignal.timeout(seconds * 1000);
      try {
        const late = extended(context, { world: extended(context.world, { signal }), http: http.within(signal) });
        await work(createCalls(plans, extended(late, { resolve: createResolver(late) }), last));
      } catch (error) {
        if (signal.aborted) context.warn(`Cleaning up took longer than ${String(seconds)} s and was stopped.`);
        else if (error instanceof CliError) context.warn(`Cleaning up failed: ${error.message}`);
        else throw error;
      }
    },
  };
  // The context of a run has getters: a copy would read all of them.
  return extended<object>(context, own) as Kit<string>;
}

/** Reads the lists of a collection. One that ends early is an error: the rows that it lacks would count as deleted. */
const readLists =
  (name: string, calls: Readonly<Record<string, SpecCall>>): ReadList =>
  (list, values) =>
    (calls[list] as SpecCall).pages(values, {
      ahead: true,
      onLack: (read, total) => {
        throw new CliError(
          'unavailable',
          `The list of ${name} ended after ${String(read)} of the ${String(total)} records that the service counts.`,
          'The copy keeps what it had. Run the command again.',
        );
      },
    });

/** Returns the catalogue of the service; its dialect is loaded with the first use. */
function catalogueOf(context: Context): KitCatalogue {
  const open = async (): Promise<KitCatalogue> => (await fromDialect('catalogue', context))(context);
  return {
    all: async () => (await open()).all(),
    find: async (...name) => (await open()).find(...name),
    open: async (...name) => (await open()).open(...name),
    suggest: async (...name) => (await open()).suggest(...name),
  };
}

/** Returns the custom fields of an entity; their dialect is loaded with the first use. */
const fieldsOf =
  (context: Context) =>
  (entity: string): KitFields => {
    const fields = () => fromDialect('fields', context);
    return {
      find: async (name, options) => (await fields()).find(context, entity, name, options),
      encode: async (pairs, body = {}) => (await fields()).encode(context, entity, pairs, body),
      decode: async (record) => (await (await fields()).decodeRecord(context, entity, record)) as Row,
    };
  };

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
