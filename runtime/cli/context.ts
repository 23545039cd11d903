import { defined } from '../base/defined.js';
import type { AuthParts } from '../auth/authority.js';
import type { Client, CommandModule, Context, Globals, Sandbox, World } from '../contract/context.js';
import type { Authority } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { createHttp } from '../http/index.js';
import { createOutput, formatFor } from '../output/index.js';
import { createResolver } from '../request/resolve.js';
import { createProfile, sandboxProfile } from '../state/profile.js';
import { JSON_FORMATS } from './progress.js';
import { createTerminal } from './terminal.js';
import type { Input } from './values-input.js';
import { variableReader } from '../auth/variables.js';

export interface ContextParts {
  readonly client: Client;
  readonly service: Service;
  readonly command: CommandModule<never>;
  /** Command words, for example `order list`. */
  readonly words: string;
  readonly world: World;
  readonly globals: Globals;
  /** Values of all flags, the global ones included. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly folder: string;
  readonly input: Input;
}

export interface Running {
  readonly context: Context;
  /** Notes and warnings that were held back for the error object of a JSON run. */
  readonly notes: () => readonly string[];
  /** Ends what the run has started, and writes the notes that are still held back. Must be awaited. */
  readonly close: () => Promise<void>;
}

/** Builds the context of a handler. */
export function createContext(parts: ContextParts): Running {
  const { client, service, command, words, world, globals, folder, input } = parts;
  const profile = createProfile(folder, globals.profile);
  const format = formatFor(service, world, globals, command.output);
  // People read notes at once; a script gets an error as one JSON object, with the notes inside.
  const hold = JSON_FORMATS.has(formatFor(service, world, globals)) && command.effect !== 'local';
  const terminal = createTerminal(world, globals.color, hold && !globals.verbose);
  const verbose = (text: string): void => {
    if (globals.verbose) terminal.line(text);
  };
  const sandbox = globals.profile === sandboxProfile ? lazySandbox(client, folder) : undefined;
  const variable = variableReader({
    service,
    world,
    globals,
    profile,
    http: { send: (call) => http.send(call), record: (reply) => http.record(reply) },
    ...(sandbox && { fixed: service.sandbox.variables }),
  });
  const authority = lazyAuthority({
    service,
    world,
    profile,
    folder,
    timeout: globals.timeout,
    variable,
    flag: (name) => parts.values[name] as string | undefined,
    note: terminal.line,
    ...(sandbox && { sandbox: sandbox.origin }),
  });
  const http = createHttp({
    service,
    world,
    globals,
    authority,
    variable,
    note: terminal.line,
    warn: terminal.warn,
    verbose,
  });
  const unprompted = (what: string, flag: string) => (): CliError => {
    const why = input.used ? 'standard input is used for data' : 'no terminal is available';
    return new CliError('unprompted', `${what}, and ${why}.`, `Give ${flag}.`);
  };

  const context: Context = {
    client,
    service,
    authority,
    world,
    globals,
    http,
    profile,
    folder,
    out: createOutput({
      service,
      world,
      globals,
      format,
      wipe: () => terminal.progress(''),
      written: () => http.written,
      warn: terminal.warn,
      checked: { fields: false },
    }),
    command: {
      id: command.id,
      words,
      effect: command.effect,
      ...(command.gate && { gate: command.gate }),
      flags: command.flags,
      positionals: command.positionals ?? {},
      ...defined({ columns: command.columns }),
    },
    variable,
    resolve: createResolver({ service, http, effect: command.effect }),
    note: terminal.line,
    warn: terminal.warn,
    progress: terminal.progress,
    verbose,
    input: {
      text: async (label) => (input.piped ? await input.read(label) : undefined),
      bytes: (label) => (input.piped ? input.stream(label) : undefined),
    },
    confirm: async (question) => {
      if (globals.yes) return;
      const answer = await terminal.ask(`${question} [y/N]`, unprompted(`"${question}" needs an answer`, '--yes'));
      if (!/^y(?:es)?$/i.test(answer)) throw new CliError('declined', service.gate.declined.says);
    },
    ask: async (question, { flag, hidden }) =>
      await terminal.ask(question, unprompted(`${question.replace(/[:?\s]+$/, '')} is needed`, flag), hidden),
    fail: (kind, message, remedy) => {
      throw new CliError(kind, message, remedy);
    },
  };
  return {
    context,
    notes: terminal.release,
    close: async () => {
      terminal.progress('');
      const lines = terminal.release();
      if (lines.length > 0) world.stderr.write(`${lines.join('\n')}\n`);
      await sandbox?.close();
    },
  };
}

/** Looks for credentials, and loads the code for it, only when a request needs one. */
function lazyAuthority(parts: AuthParts): Authority {
  let loading: Promise<Authority> | undefined;
  const load = (): Promise<Authority> =>
    (loading ??= import('../auth/authority.js').then(({ createAuthority }) => createAuthority(parts)));
  return {
    origin: async (host) => (await load()).origin(host),
    headers: async (host) => (await load()).headers(host),
    renew: async (host, refused) => (await load()).renew(host, refused),
    remedy: async (host) => (await load()).remedy(host),
  };
}

/** Returns the sandbox of this run: started by the first request, with its state next to the settings. */
function lazySandbox(client: Client, folder: string): { origin: () => Promise<string>; close: () => Promise<void> } {
  let running: Promise<Sandbox> | undefined;
  const start = async (): Promise<Sandbox> => {
    const [{ open }, { join }] = await Promise.all([client.sandbox(), import('node:path')]);
    try {
      return await open({ client, file: join(folder, 'sandbox', 'state.json') });
    } catch (error) {
      const { name, message } = error as Error;
      if (name !== 'StateError') throw error;
      throw new CliError('config', message, `Start over with "${client.binary} sandbox reset".`);
    }
  };
  return {
    origin: async () => (await (running ??= start())).origin,
    close: async () => {
      await (await running?.catch(() => undefined))?.close();
    },
  };
}
