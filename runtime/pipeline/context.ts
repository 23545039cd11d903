/** Builds the context of a command, and loads each part when it is first used. */
import { defined } from '../base/defined.js';
import type { AuthParts } from '../auth/parts.js';
import type { Client, Context, Sandbox } from '../contract/context.js';
import type { Options } from '../contract/options.js';
import type { Output, World } from '../contract/run.js';
import type { Values } from '../contract/pipeline.js';
import type { Authority, PlannedWrite } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import { CliError, DECLINED, toRun } from '../base/errors.js';
import { lazily } from '../base/lazily.js';
import { extended } from '../base/objects.js';
import { quote } from '../base/shell.js';
import { flagFor, secretsIn, wiresOf } from '../base/wires.js';
import { createHttp } from '../http/index.js';
import { createOutput } from '../output/index.js';
import type { Filter } from '../output/filtering.js';
import { holes } from '../base/template.js';
import { createNameCache } from '../state/name-lists.js';
import { sandboxProfile } from '../state/profile.js';
import { createReporter, terminalOf, writeEnd } from '../output/reporter.js';
import type { Hiding } from '../people/run.js';
import type { Approval } from '../policy/guard.js';
import { fromDialect } from './dialect.js';
import { prompt } from './prompt.js';
import { JSON_FORMATS } from './run-facts.js';
import type { ResolverParts } from './name-lookup.js';
import { unreported, type Caller, type Paged, type Session } from './session.js';
import { flagsIn } from '../auth/parts.js';
import { variableReader } from '../auth/variables.js';

export interface Running {
  readonly context: Context;
  /** Begins what must exist before the first request. */
  readonly begin: () => Promise<void>;
  /** Notes and warnings that were held back for the error object of a JSON run. */
  readonly notes: () => readonly string[];
  /** Removes stored names that this run has used, see {@link RunNames}. */
  readonly doubtNames: () => Promise<void>;
  /** Ends the requests and waits that are still in progress when a run has failed: they would delay its error. */
  readonly stop: () => void;
  /** Writes the plan that the run was asked for, and prints what is in it. */
  readonly finish: () => Promise<void>;
  /** Ends what the run has started, and writes the notes that are still held back. Must be awaited. */
  readonly close: () => Promise<void>;
}

/** Builds the context of a handler. */
export function createContext(
  session: Session,
  values: Values,
  caller: Partial<Caller> = {},
  paged?: Paged,
  people?: Hiding,
): Running {
  const { client, service, command, settings, input } = session;
  const { options } = values;
  const outside = paged?.world ?? session.world;
  const { world, stop } = stoppable(outside);
  const { profile } = settings;
  // People read notes at once; a script gets an error as one JSON object, with the notes inside.
  const hold = JSON_FORMATS.has(options.reportFormat);
  const plain =
    caller.reporter ??
    createReporter(world, { color: options.color, verbose: options.verbose, hold: hold && !options.verbose });
  const { release, ...reporter } = people?.reporter(plain) ?? plain;
  const sandbox = options.profile === sandboxProfile ? lazySandbox(client, settings.folder) : undefined;
  const around = sharing(caller.around?.context, options);
  const variable =
    around?.variable ??
    variableReader({
      service,
      world,
      options,
      profile,
      http: { send: (call) => http.send(call) },
      ...(sandbox && { fixed: service.sandbox.variables }),
    });
  const authority =
    around?.authority ??
    lazyAuthority({
      service,
      // A token for one use that is being refreshed must still be stored when the run has failed.
      world: outside,
      profile,
      get folder() {
        return settings.folder();
      },
      timeout: options.timeout,
      variable,
      flagOf: flagsIn(service, options),
      ...defined({ signers: client.signers, sandbox: sandbox?.origin }),
      typed: (credential) => typedCredential(session, values, credential),
      // All notes of the authority are on the origin of requests, which the environment or the settings choose.
      reporter: { ...reporter, note: (text) => unreported(world, text).forEach((one) => reporter.note(one)) },
    });
  const argv = async () => (await import('./typed-words.js')).typedWords(session, values);
  const steps = lazily(async () => {
    const { createWriteStep } = await import('./write-step.js');
    const known = defined({ run: caller.around?.run, log: caller.around?.log });
    return createWriteStep({ context, actor: caller.actor ?? 'shell', argv: await argv(), ...known });
  });
  const plan = lazily(async () => (await import('./plan-step.js')).createPlanStep(context, await argv()));
  const file = options.record;
  const recording =
    file === undefined
      ? undefined
      : lazily(async () => {
          const { openRecording } = await import('../record/open.js');
          return openRecording(file, {
            ...{ client, service, command, world, reporter },
            args: values.args,
            setting: (name) => settings.values[name],
            ...defined({ people: people?.people }),
            isSandbox: sandbox !== undefined,
          });
        });
  const noted = new Set<string>();
  /** A plan has no place for the answer of the policy, which is asked again when it is applied. */
  const notePolicy = ({ answer, rule, file }: NonNullable<PlannedWrite['policy']>): void => {
    const by = rule === 'default' ? 'its default' : `the rule "${rule}"`;
    const text = `The policy would ${answer === 'ask' ? 'ask a person' : 'refuse'} when this plan is applied: ${by} in ${file}.`;
    if (!noted.has(text)) reporter.warn(text);
    noted.add(text);
  };
  let isNoted = false;
  const http = createHttp({
    service,
    world,
    options,
    authority,
    variable,
    ...(service.catalogue && { scopeOf: async (address) => (await fromDialect('scopeOf', session))(address, service) }),
    nameOf: async (name, value) => (await import('./variable-values.js')).nameOfValue(name, value, { service, names }),
    reporter,
    ...defined({ people: people?.people }),
    secretParameters: secretsIn({ command }, 'query'),
    ...defined({ around: around?.http }),
    admit: async (call, effect) => {
      const policy = await session.guard.check(call, effect, options, approve);
      if (policy !== undefined && options.plan !== undefined) notePolicy(policy);
      return policy;
    },
    ...(!options.noLog && { log: async (...write) => (await steps()).begin(...write) }),
    ...(options.plan !== undefined && { kept: async (...write) => (await plan()).add(...write) }),
    ...(recording && { recorder: async () => (await recording()).recorder }),
    changed: async (path) => {
      if (sandbox !== undefined && !isNoted && http.writes.done > 0) {
        isNoted = true;
        reporter.note('The sandbox was changed, not the service.');
      }
      const { forgetChanged } = await import('./name-source.js');
      await forgetChanged(path, { service, names });
    },
  });
  const [firstHost = ''] = Object.keys(service.hosts);
  const stored = createNameCache({
    folder: settings.folder,
    profile: options.profile,
    now: world.now,
    env: originsIn(service, world),
    account: async () => {
      const account = await authority.account(firstHost);
      // What was stored before is read again, as in a replay.
      return recording === undefined ? account : `${account} ${(await recording()).id}`;
    },
  });
  const names = people?.names(stored, service.references) ?? stored;
  const ask = async (question: string, unprompted: () => CliError, hidden?: boolean): Promise<string> => {
    // A terminal that was read to its end has no answer.
    if (input.used) throw unprompted();
    return await prompt(people?.people.text(question) ?? question, { world, reporter, unprompted, hidden });
  };
  // The author of a line cannot answer for the person at the terminal: --yes is not an answer.
  const approve =
    session.approve ??
    (async (question: string): Promise<Approval | undefined> => {
      if (input.used || world.stdin.isTTY !== true || terminalOf(world) === undefined) return undefined;
      const answer = await ask(`${question} [y/N/a: all of this run]`, () => new CliError('declined', DECLINED));
      return /^y(?:es)?$/i.test(answer) ? 'one' : /^a(?:ll)?$/i.test(answer) ? 'all' : 'no';
    });
  const noTerminal = (): string => (input.used ? 'standard input is used for data' : 'no terminal is available');

  const hidden = (out: Output): Output => people?.output(out) ?? out;
  const localWrites = { count: 0 };
  const started: Filter = {};
  const context: Context = {
    client,
    service,
    authority,
    world,
    options,
    http,
    localWrites,
    profile,
    get folder() {
      return settings.folder();
    },
    out: hidden(
      createOutput({
        service,
        world,
        options,
        reporter,
        ...defined({ release: paged?.release ?? caller.endless, take: caller.take }),
        written: () => http.writes.sent + localWrites.count,
        isKept: () => http.planned.length > 0,
        checked: { fields: false, open: new Map() },
        names: async (reference) => {
          const { namesById } = await import('./name-lookup.js');
          return namesById(reference, { service, http, variable, names, note: reporter.note });
        },
        started,
      }),
    ),
    ...defined({ people: people?.people }),
    command: {
      id: command.id,
      words: session.words.join(' '),
      effect: command.effect,
      ...defined({ gate: command.gate, exits: command.exits, sort: command.sort }),
      flags: command.flags,
      positionals: command.positionals ?? {},
      given: values.given,
      texts: values.texts,
      showsSecrets: values.args[flagFor({ command }, 'print', 'secrets') ?? ''] === true,
      ...defined({ columns: command.columns }),
    },
    variable,
    names,
    resolve: around?.resolve ?? lazyResolver({ client, service, http, command, variable, names, note: reporter.note }),
    ...reporter,
    input: {
      text: async (label) => (input.piped ? await input.read(label) : undefined),
      bytes: (label) => (input.piped ? input.stream(label) : undefined),
    },
    get prompts() {
      return !options.yes && !input.used && world.stdin.isTTY === true && world.stderr.isTTY === true;
    },
    confirm: async (question, records = [], count = records.length) => {
      if (options.dryRun) return;
      if (count > 0) {
        const { announceRecords, shorten, showMany } = await import('./record-names.js');
        if (context.prompts) announceRecords(records.map(shorten), count, reporter);
        else showMany(question.replace(/\?$/, ''), records, count, context);
      }
      if (options.yes) return;
      const hasDryRun = command.flags['dry-run'] !== undefined;
      // Without a terminal the answer is no.
      const answer = await ask(
        `${question} [y/N]`,
        () =>
          new CliError(
            'unprompted',
            `Aborted: "${question}" cannot be answered, because ${noTerminal()}.`,
            `Add --yes to confirm${hasDryRun ? '; --dry-run shows what would be sent' : ''}.`,
            hasDryRun ? { replace: { by: ['--dry-run'] } } : {},
          ),
      );
      if (!/^y(?:es)?$/i.test(answer)) throw new CliError('declined', DECLINED);
    },
    ask: async (question, { flag, hidden }) =>
      await ask(
        question,
        () =>
          new CliError(
            'combination',
            `${question.replace(/[:?\s]+$/, '')} is needed, and ${noTerminal()}.`,
            `Give ${flag}.`,
          ),
        hidden,
      ),
    fail: (kind, message = '', remedy) => {
      throw new CliError(kind, message, remedy);
    },
  };
  return {
    context,
    begin: async () => {
      // The variable records the lines of a script, of which some only change this machine.
      if (values.given.has('record') || command.effect !== 'local') await recording?.();
    },
    notes: release,
    doubtNames: names.doubt,
    stop,
    finish: async () => {
      if (options.plan === undefined) return;
      const made = await (await plan()).end();
      await context.out.record(made, { whole: true });
      const file = `${quote(options.plan)}${values.given.has('profile') ? ` --profile ${quote(options.profile)}` : ''}`;
      reporter.note(
        `Nothing was sent. "${client.binary} apply ${file}" sends the requests, "${client.binary} plan show ${file}" shows them.`,
      );
    },
    close: async () => {
      reporter.live('', 'progress');
      for (const text of session.said.splice(0)) reporter.note(text);
      await writeEnd(
        world,
        release()
          .map((line) => `${line}\n`)
          .join(''),
      );
      (await steps.started())?.close();
      await started.jq?.close();
      await sandbox?.close();
    },
  };
}

/** Returns the context around a run, if the run is for the same account with the same settings of the service. */
function sharing(around: Context | undefined, { profile, other }: Options): Context | undefined {
  if (around?.options.profile !== profile) return undefined;
  return JSON.stringify(around.options.other) === JSON.stringify(other) ? around : undefined;
}

/** Returns the world of one run, whose signal can also be aborted by the run itself. */
function stoppable(outside: World): { readonly world: World; readonly stop: () => void } {
  const failed = new AbortController();
  const signal = AbortSignal.any([outside.signal, failed.signal]);
  // Every request of a parallel read listens to it.
  process.getBuiltinModule('node:events').setMaxListeners(0, signal);
  return {
    // The streams of the world are opened when they are read: it must not be copied.
    world: extended(outside, { signal, sleep: (ms, own = signal) => outside.sleep(ms, own) }),
    // Not a CliError, which loops over many requests catch to continue with the next one.
    stop: () => failed.abort(new Error('The command has failed.')),
  };
}

/** Returns the value of the flag whose wire is this credential. */
function typedCredential({ service, command }: Session, { args }: Values, credential: string) {
  for (const [flag, data] of Object.entries({ ...service.globals, ...command.flags })) {
    const carries = wiresOf(data).some((wire) => wire.in === 'credential' && wire.name === credential);
    const text = carries ? args[flag] : undefined;
    if (typeof text === 'string') return { flag, text };
  }
  return undefined;
}

/** Looks for credentials, and loads the code for it, only when a request needs one. */
function lazyAuthority(parts: AuthParts): Authority {
  const load = lazily(async () => (await import('../auth/authority.js')).createAuthority(parts));
  return {
    origin: async (host) => (await load()).origin(host),
    carried: async (host, request) => (await load()).carried(host, request),
    renew: async (host, refused) => (await load()).renew(host, refused),
    remedy: async (host) => (await load()).remedy(host),
    account: async (host) => (await load()).account(host),
  };
}

/** Looks codes and names up, and loads the code for it, only when a command has some. */
function lazyResolver(parts: ResolverParts): Context['resolve'] {
  const load = lazily(async () => (await import('./lookup.js')).createResolver(parts));
  return async (...look) => (await load())(...look);
}

/** Returns the sandbox of this run: started by the first request, with its state next to the settings. */
function lazySandbox(
  client: Client,
  folder: () => string,
): { origin: () => Promise<string>; close: () => Promise<void> } {
  const start = lazily(async (): Promise<Sandbox> => {
    const [{ open }, { join }] = await Promise.all([client.sandbox(), import('node:path')]);
    try {
      return await open({ client, file: join(folder(), 'sandbox', 'state.json') });
    } catch (error) {
      const { name, message } = error as Error;
      if (name !== 'StateError') throw error;
      const remedy = toRun(`${client.binary} sandbox reset`, (line) => `Start over with ${line}.`);
      throw new CliError('config', message, remedy);
    }
  });
  return {
    origin: async () => (await start()).origin,
    close: async () => (await start.started())?.close(),
  };
}

/** Returns the values of the variables that choose the origins of a service. */
function originsIn({ hosts, variables }: Service, { env }: World): Record<string, string> {
  const names = Object.values(hosts).flatMap(({ origin, override }) => [
    override,
    ...holes(origin).flatMap((name) => variables[name]?.env ?? []),
  ]);
  return Object.fromEntries(names.map((name) => [name, env[name] ?? '']));
}
