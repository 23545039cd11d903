/** What a command runs with before its values are read: its profile and settings, and its caller. */
import { defined } from '../base/defined.js';
import type { Approve, Guard, GuardState } from '../policy/guard.js';
import { lazyGuard } from '../policy/index.js';
import { withDotenv } from './dotenv.js';
import type { Client, CommandModule, Context } from '../contract/context.js';
import type { World } from '../contract/run.js';
import type { Line, Values } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import type { Service } from '../contract/service.js';
import type { ValueSink } from '../output/shapes.js';
import { chooseProfile, defaultProfile, sandboxProfile } from '../state/profile.js';
import { settingReader } from './options.js';
import { createInput, type Input } from './input.js';
import type { Form } from './line.js';
import { openSettings, type Settings } from './settings.js';
import type { RunReporter } from '../output/reporter.js';
import type { WriteLog } from '../writes/log.js';

/** Where output goes instead of a terminal, and how it ends. */
export interface Paged {
  readonly world: World;
  /** Prints what follows at once: it may arrive over hours. */
  readonly release: () => void;
  /** Prints what was held back and waits until the user has left the pager; then prints the messages. */
  readonly end: () => Promise<void>;
  /** Whether the user left the pager before the end. */
  readonly isLeft: () => boolean;
}

/** Who runs a command: a shell, a program that mounts it, a tool server. */
export interface Caller {
  readonly client: Client;
  readonly world: World;
  /** Returns the texts of the command, and warnings about how they were written. */
  readonly line: (form: Form) => { readonly line: Line; readonly warnings: readonly string[] };
  /** Standard input; default: that of the world. */
  readonly input?: Input;
  /** Takes messages; default: they are written to stderr. */
  readonly reporter?: RunReporter;
  /** Takes results as values; default: they are written to stdout. */
  readonly take?: ValueSink;
  /** What a person at the terminal adds; absent: there is none. */
  readonly person?: Person;
  /** Asks a person for the policy; default: at the terminal. */
  readonly approve?: Approve;
  /** Who it is in the log of writes; default: a shell. */
  readonly actor?: 'tool';
  /** The run that this one is a part of; default: none. */
  readonly around?: Around;
  /** Called by a command that runs until it is stopped; may throw. */
  readonly endless?: () => void;
  /** Judges the writes in place of the policies of the run. */
  readonly guard?: Guard;
  /** The caller hides people, whatever the line says. */
  readonly hidesPeople?: boolean;
}

/** A run of which others are parts: they share its credential, look-ups, rate limits, policies and id in the log. */
export interface Around {
  readonly context: Context;
  /** Id in the log of writes. */
  readonly run: string;
  /** The log of writes, which is opened once for all runs inside. */
  readonly log: WriteLog;
  /** What the policies have counted and approved. */
  readonly policy: GuardState;
}

/** What a person at the terminal adds to a run. */
export interface Person {
  /** Asks for missing values, and returns the line with the answers. */
  readonly complete: (line: Line, form: Form, session: Session) => Promise<Line>;
  /** Opens a pager for the result of a read; undefined without one. */
  readonly page: (session: Session, values: Values) => Promise<Paged | undefined>;
  /** Lets the user write the text of a flag in an editor, and runs the command with it. */
  readonly edit: (args: Row, context: Context, work: (args: Row) => Promise<void>) => Promise<void>;
}

export interface Session {
  readonly client: Client;
  readonly service: Service;
  readonly command: CommandModule<never>;
  /** Words of the command: `order list`. */
  readonly words: readonly string[];
  readonly world: World;
  readonly input: Input;
  readonly settings: Settings;
  /** Asked before every write. */
  readonly guard: Guard;
  /** Asks a person for the policy; undefined: at the terminal. */
  readonly approve?: Approve;
  /** The caller hides people. */
  readonly hidesPeople: boolean;
  /** Setting of the profile that replaces a flag; `undefined` without one. */
  readonly setting: (flag: string) => unknown;
  /** Lines that wait until the run has a reporter. */
  readonly said: string[];
}

/** Chooses the profile of a run, and reads its settings. */
export async function openSession(
  caller: Caller,
  { service, command, words }: Pick<Session, 'service' | 'command' | 'words'>,
  line: Line,
): Promise<Session> {
  const { client } = caller;
  const world = service.dotenv ? withDotenv(caller.world, service) : caller.world;
  const said: string[] = [];
  const settings = await openSettings(client, world, command.effect, async (config) => {
    const named = line.flags['profile'] ?? world.env[service.globals['profile']?.env ?? `${client.env}_PROFILE`];
    const chosen = chooseProfile(named as string | undefined, config);
    const unused = chosen === sandboxProfile ? await variablesOf({ service, world }) : '';
    if (unused === '') return chosen;
    // A run with a credential of its own, such as a job, must not write to a sandbox that was chosen earlier.
    const isOverridden = !named;
    const note = isOverridden
      ? `This run uses ${unused} from the environment, not the active profile "${sandboxProfile}".`
      : `The sandbox does not use ${unused} from the environment.`;
    said.push(...unreported(world, note));
    return isOverridden ? defaultProfile : chosen;
  });
  const { profileName: profile, folder } = settings;
  return {
    ...{ client, service, command, words, world, settings, said },
    guard:
      caller.guard ??
      lazyGuard({
        ...{ client, service, command, words, world, profile, folder },
        ...defined({ state: caller.around?.policy }),
      }),
    ...defined({ approve: caller.approve }),
    hidesPeople: caller.hidesPeople === true,
    input: caller.input ?? createInput(world),
    setting: settingReader(service, settings.values, command, words),
  };
}

/** Returns the environment variables with credentials of the service, for a sentence. */
async function variablesOf(parts: { readonly service: Service; readonly world: World }): Promise<string> {
  const { credentialVariables } = await import('../auth/environment.js');
  return credentialVariables(parts).join(' and ');
}

/** Returns a note about the process and not about a run, as a list; an empty one if an earlier run of the process reported it. */
export function unreported({ reported }: Pick<World, 'reported'>, text: string): readonly string[] {
  if (reported?.has(text) === true) return [];
  reported?.add(text);
  return [text];
}
