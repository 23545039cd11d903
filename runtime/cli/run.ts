import { defined } from '../base/defined.js';
import type { Client, CommandModule, Context, Globals, Handler, World } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { checkGate } from '../http/gate.js';
import { isWrite } from '../base/effects.js';
import { CliError, OutputClosed } from '../base/errors.js';
import type { Service } from '../contract/service.js';
import { withoutPrototype } from '../base/objects.js';
import { quote } from '../base/shell.js';
import { partNames } from '../base/split.js';
import { fillText } from '../base/template.js';
import { formatFor } from '../output/index.js';
import { printsToTerminal } from '../output/terminal.js';
import { chooseProfile, defaultProfile, sandboxProfile } from '../state/profile.js';
import { checkFlags } from './checks.js';
import { createContext } from './context.js';
import { withDotenv } from './dotenv.js';
import { renamed, renamedFlags } from './flags.js';
import { flagsOf, globalsFrom, settingReader, withoutOwn } from './globals.js';
import type { Paged, PagerChoice } from './pager.js';
import type { Progress } from './progress.js';
import { unreported } from './reported.js';
import { openSettings } from './settings.js';
import { formatUnused, viewFrom } from './view.js';
import { createInput } from './values-input.js';
import { readValues } from './flag-values.js';
import { missingOnTerminal } from './missing.js';
import type { Walk } from './walk.js';
import { overriddenFlags, parseLine, usageOf, type Line, type Typed } from './yargs.js';

/** Runs one command: takes the typed words (default: parses the line), builds the context, calls the handler. */
export async function run(
  client: Client,
  outside: World,
  leaf: Extract<Walk, { kind: 'leaf' }>,
  progress: Progress,
  take?: (line: Line) => Typed,
): Promise<number> {
  const [{ service }, { command }] = await Promise.all([client.service(), load(leaf)]);
  Object.assign(progress, { service, command });
  const world = service.dotenv ? withDotenv(outside, service) : outside;
  const line: Line = {
    name: [client.binary, ...leaf.words].join(' '),
    module: command,
    globals: service.globals,
    below: leaf.node.open ? Object.keys((await leaf.node.open()).group.nodes) : [],
  };
  const taken = take?.(line) ?? parseLine(line, leaf.rest);
  const flags = flagsOf(service, command);
  // An alias is not in these words: that a flag overrides that of the alias is meant.
  const overridden = take === undefined ? overriddenFlags(flags, outside.argv) : [];
  const renames = renamedFlags(flags, leaf.rest);
  if (leaf.typed !== undefined) renames.unshift(renamed(`"${oldName(client, leaf)}"`, `"${line.name}"`));
  const settings = await openSettings(client, world, command.effect);
  const { config } = settings;
  const named = taken.flags['profile'] ?? world.env[service.globals['profile']?.env ?? `${client.env}_PROFILE`];
  const chosen = chooseProfile(named as string | undefined, config);
  const unused = chosen === sandboxProfile ? await variablesOf({ service, world }) : '';
  // Who sets a credential for a run, such as that of a job, must not write to the sandbox because it was chosen once.
  const isOverridden = unused !== '' && !named;
  const profile = isOverridden ? defaultProfile : chosen;
  const setting = settingReader(service, config.profiles[profile] ?? {}, command, leaf.words);
  progress.storedFormat = setting('output');
  const input = createInput(world);
  const early = [...renames, ...overridden].map((text) => `Warning: ${text}`);
  if (unused !== '') {
    const note = isOverridden
      ? `This run uses ${unused} from the environment, not the active profile "${sandboxProfile}".`
      : `The sandbox does not use ${unused} from the environment.`;
    early.push(...unreported(world, note));
  }
  progress.notes = early;
  const positionals = command.positionals ?? {};
  const missing = missingOnTerminal({ flags, positionals, typed: taken, world, setting });
  const typed =
    missing.length === 0
      ? taken
      : await (
          await import('./ask.js')
        ).askMissing(missing, {
          client,
          line,
          typed: taken,
          world,
          input,
          settings,
          profile,
          setting,
          service,
          command,
        });
  const values = await readValues({
    flags,
    positionals,
    typed,
    service,
    world,
    input,
    setting,
    warn: (text) => early.push(`Warning: ${text}`),
    usage: usageOf(line),
    // A refused write must not read standard input, which may belong to the next command.
    beforePipe: (args) => {
      if (command.gate === 'calls') return;
      checkGate(
        { service, world, globals: globalsFrom(service, withoutOwn(args, service, command), profile, world.env) },
        command.effect,
      );
    },
  });
  checkFlags(defined({ flags, positionals, oneOf: command.oneOf }), values.given, values.args);

  const globalArgs = withoutOwn(values.args, service, command);
  const shared = globalsFrom(service, globalArgs, profile, world.env);
  const format = formatFor(service, world, shared, command.output);
  const globals = {
    ...shared,
    ...viewFrom(globalArgs, values.given, format, leaf.words, command),
  };
  const unread = formatUnused(shared, values.given, command.flags);
  if (unread !== undefined) early.push(`Warning: ${unread}`);
  const words = leaf.words.join(' ');
  const paged = await pageOf(client, world, globals, {
    wanted: command.effect === 'read' && formatFor(service, world, globals, command.output) === 'table',
    prefix: service.env,
    setting: config.profiles[profile]?.['pager'],
    folder: settings.folder,
    warn: (text) => early.push(`Warning: ${text}`),
  });
  const { context, notes, doubtNames, stop, close } = createContext({
    client,
    service,
    command,
    words,
    world: paged?.world ?? world,
    globals,
    ...defined({ release: paged?.release }),
    values: values.args,
    given: values.given,
    texts: typed.flags,
    settings,
    input,
  });
  for (const text of early.splice(0)) context.note(text);
  Object.assign(progress, {
    // A command that always prints JSON still reports its errors as text.
    format: formatFor(service, world, globals),
    verbose: globals.verbose,
    color: globals.color,
    writes: context.http.writes,
    hint: (status: number, target?: Readonly<Record<string, string>>) => {
      const hint = command.hints?.[String(status)];
      return hint === undefined
        ? undefined
        : fillText(hint, (name) => {
            const value = withoutPrototype(values.args, target ?? {})[name];
            // A hint has values in command lines.
            return typeof value === 'string' ? quote(value) : value;
          });
    },
  });
  try {
    const parts = Object.values(positionals).flatMap(partNames);
    const own = [...Object.keys(positionals), ...parts, ...Object.keys(command.flags)];
    const args = withoutPrototype(
      ...own.filter((name) => Object.hasOwn(values.args, name)).map((name) => ({ [name]: values.args[name] })),
    );
    // The result of a write cannot be printed again: a wrong filter must fail before the request.
    if (isWrite(command.effect)) await context.out.check();
    const references = Object.values({ ...positionals, ...flags }).map(
      ({ reference = '' }) => service.references[reference],
    );
    const takesMark = references.some((reference) => reference?.scan?.mark !== undefined);
    const handle = (own: Row): Promise<void> => (command.handler as Handler<Row>)(own, context);
    const work = async (own: Row): Promise<void> => {
      if (!takesMark) return handle(own);
      await (await import('./meant.js')).withMeant(own, context, handle, () => delete progress.hint);
    };
    const isEdited = Object.keys(command.flags).some((name) => command.flags[name]?.edits && args[name] === true);
    if (isEdited) await (await import('./edit.js')).withEditor(args, context, work);
    else await work(args);
    return 0;
  } catch (error) {
    stop();
    await paged?.end();
    progress.notes = notes();
    if (paged?.isLeft() === true) throw new OutputClosed();
    if (!isRefusedWrite(error, context)) throw error;
    await doubtNames();
    throw (await import('./refused.js')).withLists(error, context, values.args);
  } finally {
    await paged?.end();
    await close();
  }
}

/** Returns the environment variables with credentials of the service, for a sentence. */
async function variablesOf(parts: { readonly service: Service; readonly world: World }): Promise<string> {
  const { credentialVariables } = await import('../auth/find.js');
  return credentialVariables(parts).join(' and ');
}

/** Whether the service has refused the content of a write. An id in it can come from a list that is out of date. */
const isRefusedWrite = (error: unknown, { http }: Context): error is CliError =>
  error instanceof CliError && http.writes.sent > 0 && [400, 404, 422].includes(error.details.statusCode ?? 0);

/** Returns the command line of the old name that was typed, without flags. */
const oldName = ({ binary }: Client, { typed = [] }: Extract<Walk, { kind: 'leaf' }>): string =>
  [binary, ...typed].join(' ');

/** Opens a pager for what is printed on a terminal; undefined without one. */
async function pageOf(
  client: Client,
  world: World,
  { noPager }: Globals,
  { wanted, ...choice }: Omit<PagerChoice, 'off'> & { readonly wanted: boolean },
): Promise<Paged | undefined> {
  if (!wanted || !printsToTerminal(world)) return undefined;
  const { openPager, pagerOf } = await import('./pager.js');
  const program = pagerOf(world, { ...choice, off: noPager === true });
  return program && openPager(client, world, program);
}

async function load(leaf: Extract<Walk, { kind: 'leaf' }>): Promise<{ readonly command: CommandModule<never> }> {
  if (!leaf.node.run) throw new Error(`the command ${leaf.words.join(' ')} has no module`);
  return await leaf.node.run();
}
