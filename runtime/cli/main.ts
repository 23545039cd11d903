/** Start-up: version, help and unknown commands from the static index; everything else is loaded for a run. */
import type { Client, Group } from '../contract/context.js';
import type { World } from '../contract/run.js';
import { CONTRACT } from '../base/contract-version.js';
import { fileLimit } from '../base/errors.js';
import { isSupported, OLDEST_NODE } from '../base/node-version.js';
import { fitsScreen, layOutHelp, widthOf } from '../output/layout.js';
import { printsToTerminal, writeTo } from '../output/writer.js';
import type { RunFacts } from '../pipeline/run-facts.js';
import { flagReader, isFlag, nodeName, walk, type Walk } from './walk.js';
import { processWorld } from './world.js';

/**
 * Runs the binary in the real world and sets the exit code. The process ends when its streams are drained and nothing is under
 * way: `process.exit` would cut output that a pipe has not taken yet, and a token that is being stored.
 */
export async function start(client: Client): Promise<void> {
  const refusal = refusalOf(client, process.versions.node);
  if (refusal !== undefined) {
    refuse(client, refusal);
    return;
  }
  const { world, release, isIdle } = processWorld(client);
  process.exitCode = await main(client, world);
  // After a signal, it does not wait forever for a reader that takes nothing.
  if (release()) setTimeout(() => process.exit(), 1000).unref();
  // Node would end by itself, but frees its memory piece by piece first.
  else
    setImmediate(() => {
      if (isIdle()) process.exit();
    });
}

/** Two versions that do not fit. */
interface Refusal {
  readonly error: string;
  readonly message: string;
  readonly required: string | number;
  readonly actual: string | number;
}

/** Returns why the client cannot run on this version of Node or with this runtime. */
function refusalOf({ binary, contract }: Client, node: string): Refusal | undefined {
  if (!isSupported(node)) {
    const message = `${binary} needs Node ${OLDEST_NODE} or newer, not ${node}.`;
    return { error: 'NodeVersionError', message, required: OLDEST_NODE, actual: node };
  }
  if (contract === CONTRACT) return undefined;
  // Clients of compilers before this number have none.
  const required = (contract as number | undefined) ?? 0;
  const remedy =
    required > CONTRACT
      ? 'Update it: npm install cmdspec-runtime@latest'
      : 'Update cmdspec to the same version, and generate the client again: npx cmdspec generate';
  const message = `${binary} was compiled for another cmdspec-runtime (contract ${String(required)}; the installed one has ${String(CONTRACT)}). ${remedy}`;
  return { error: 'RuntimeVersionError', message, required, actual: CONTRACT };
}

/** Reports that versions do not fit, before anything is loaded that might not run. */
function refuse({ usage }: Client, { error, message, ...versions }: Refusal): void {
  const report = { error, message, exitCode: usage.code, ...versions };
  process.stderr.write(process.stderr.isTTY ? `Error: ${message}\n` : `${JSON.stringify(report)}\n`);
  process.exitCode = usage.code;
}

/**
 * Runs one command line and returns its exit code. Version, help and unknown commands are served from the static index
 * alone; the service, the parser and everything below are loaded for a run. `facts` receives what is known of the run.
 */
export async function main(client: Client, world: World, facts: RunFacts = {}): Promise<number> {
  const { argv } = world;
  const asked = helpFlag(argv);
  let signal: AbortSignal | undefined;
  try {
    if (argv[0] === '--version') return await print(world, `${client.binary} ${client.version}\n`);
    if (argv[0] === '--complete') {
      const { complete } = await import('./complete.js');
      return await print(world, await complete(client, world));
    }
    if (client.descriptions !== undefined && argv[0] === 'describe' && !argv.some(isFlag)) {
      // Without flags there is nothing to parse, and no settings to read.
      return await printDescription(client, world, argv.slice(1));
    }
    const described = client.descriptions !== undefined && asked.wanted ? withoutJson(asked.tokens) : undefined;
    if (described !== undefined && isPlain(client.tree, described)) {
      // Following the words would load the commands of their group.
      return await printDescription(client, world, described);
    }
    let found = await walk(client.tree, asked.tokens, flagReader(client));
    const named =
      found.kind === 'unknown' && found.words.length === 0 && found.word === 'help' ? found.rest : undefined;
    const wanted = asked.wanted || named !== undefined;
    if (named !== undefined) {
      const topic = await topicOf(client.tree, named);
      if (topic !== undefined) return await printHelp(client, world, topic);
      found = await walk(client.tree, named, flagReader(client));
    }
    let aliases: Readonly<Record<string, string>> = {};
    if (found.kind === 'unknown' && found.words.length === 0) {
      const { expandAlias, readAliases } = await import('./alias.js');
      aliases = await readAliases(client, world).catch((error: unknown) => {
        // Help needs no settings.
        if (wanted) return {};
        throw error;
      });
      const expanded = expandAlias(client, aliases, found, wanted);
      if (expanded) found = await walk(client.tree, expanded, flagReader(client));
    }
    if (found.kind === 'unknown') {
      const { unknownCommand } = await import('./unknown.js');
      throw await unknownCommand(client, found, wanted, Object.keys(aliases));
    }
    if (found.kind === 'group' && !wanted && found.rest.includes('--version')) {
      return await print(world, `${client.binary} ${client.version}\n`);
    }
    if (wanted || found.kind === 'group') {
      if (found.kind === 'group' && !wanted && found.rest.some(isFlag)) {
        const { checkGlobalFlags } = await import('./unknown.js');
        await checkGlobalFlags(client, found);
      }
      if (wanted && client.descriptions !== undefined && withoutJson(asked.tokens) !== undefined) {
        const end = found.rest.findIndex(isFlag);
        return await printDescription(client, world, [...found.words, ...found.rest.slice(0, end)]);
      }
      return await printHelp(client, world, await helpOf(found));
    }
    // From here on signals are caught, so that they end the run in order.
    ({ signal } = world);
    world.startsRun?.();
    const { runLine } = await import('./shell.js');
    await runLine(client, world, found, facts);
    return 0;
  } catch (thrown) {
    const error: unknown = signal?.aborted ? signal.reason : thrown;
    try {
      const { report } = await import('./report.js');
      return await report(error, client, world, facts);
    } catch (second) {
      const limit = fileLimit(second);
      if (limit === undefined) throw second;
      // Not even the code that reports errors can be loaded.
      world.stderr.write(`Error: ${limit.message}\n${limit.remedy ?? ''}\n`);
      return 1;
    }
  }
}

/** `--help` and `-h` anywhere before `--`, and the tokens without them. */
function helpFlag(argv: readonly string[]): { readonly tokens: readonly string[]; readonly wanted: boolean } {
  const end = argv.indexOf('--');
  const before = end < 0 ? argv : argv.slice(0, end);
  const tokens = before.filter((token) => token !== '--help' && token !== '-h');
  return tokens.length < before.length ? { tokens, wanted: true } : { tokens: argv, wanted: false };
}

/** Returns the text of a topic: `help exit-codes`. A topic wins over a group of its name, whose help is printed by `--help`. */
async function topicOf(tree: Group, tokens: readonly string[]): Promise<string | undefined> {
  const words = tokens.filter((token) => !isFlag(token));
  if (words.length === 0) return undefined;
  const { help } = await tree.help();
  const key = `help ${words.join(' ')}`;
  return Object.hasOwn(help, key) ? help[key] : undefined;
}

/** Returns the tokens of a line without the flag that selects JSON, as in `--help --output json`; undefined without that flag. */
function withoutJson(tokens: readonly string[]): readonly string[] | undefined {
  const isSeparate = (at: number): boolean =>
    (tokens[at] === '-o' || tokens[at] === '--output') && tokens[at + 1] === 'json';
  const at = tokens.findIndex((token, index) => isSeparate(index) || /^(?:-o=?|--output=)json$/.test(token));
  if (at < 0) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(at + (isSeparate(at) ? 2 : 1))];
}

/** Whether a line has no flags, and begins with a command or group, and not with an alias of the user. */
const isPlain = (tree: Group, [first, ...others]: readonly string[]): boolean =>
  first === undefined || (nodeName(tree, first) !== undefined && ![first, ...others].some(isFlag));

async function printDescription(client: Client, world: World, words: readonly string[]): Promise<number> {
  const { describeWords } = await import('./describe.js');
  return await print(world, `${JSON.stringify(await describeWords(client, world, words), null, 2)}\n`);
}

async function helpOf(found: Exclude<Walk, { kind: 'unknown' }>): Promise<string> {
  if (found.kind === 'group') return (await found.group.help()).help[''] ?? '';
  const own = (await found.holder.help()).help[found.name];
  if (own !== undefined || !found.node.open) return own ?? '';
  return (await (await found.node.open()).group.help()).help[''] ?? '';
}

/** Prints help for the width of the terminal, through a pager if it has more than one screen. */
async function printHelp(client: Client, world: World, text: string): Promise<number> {
  if (!printsToTerminal(world)) return await print(world, layOutHelp(text));
  const help = layOutHelp(text, widthOf(world.stdout));
  if (fitsScreen(help, world.stdout)) return await print(world, help);
  const { openHelpPager } = await import('../interactive/pager.js');
  const paged = await openHelpPager(client, world);
  const code = await print(paged?.world ?? world, help);
  await paged?.end();
  return code;
}

async function print(world: World, text: string): Promise<number> {
  const failed = await writeTo(world, 'stdout', text === '' || text.endsWith('\n') ? text : `${text}\n`);
  // A reader that stops early (`--help | head -1`) has what it wants.
  if (!failed || failed.code === 'EPIPE' || failed.code === 'ERR_STREAM_DESTROYED') return 0;
  const { unwritable } = await import('../base/errors.js');
  throw unwritable(failed);
}
