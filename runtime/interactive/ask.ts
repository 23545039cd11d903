import { argumentWord, formOf } from '../base/split.js';
import { CliError } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import type { Client, CommandModule, World } from '../contract/context.js';
import type { Service } from '../contract/service.js';
import { namesOf } from '../pipeline/name-lookup.js';
import { createContext } from '../pipeline/context.js';
import { readValue } from '../pipeline/value.js';
import { readValues, type Source } from '../pipeline/values.js';
import { globalsFrom } from '../pipeline/globals.js';
import type { Missing } from './missing.js';
import type { Settings } from '../pipeline/settings.js';
import { createTerminal, type Complete, type Terminal } from '../pipeline/terminal.js';
import type { Input } from '../pipeline/input.js';
import type { Line, Typed } from '../pipeline/line.js';

export interface Asking {
  readonly client: Client;
  readonly service: Service;
  readonly command: CommandModule<never>;
  readonly line: Line;
  readonly typed: Typed;
  readonly world: World;
  readonly input: Input;
  readonly settings: Settings;
  readonly profile: string;
  readonly setting: Source['setting'];
}

/**
 * Asks for missing values, and returns the typed words with the answers. Tab completes choices, and names of records. A
 * wrong answer is asked for again; an empty one ends the questions.
 *
 * @throws CliError `declined` when standard input is closed
 */
export async function askMissing(missing: readonly Missing[], asking: Asking): Promise<Typed> {
  const terminal = createTerminal(asking.world, false);
  let typed = asking.typed;
  for (const one of missing) {
    const answer = await answerFor(one, { ...asking, typed }, terminal);
    if (answer === undefined) break;
    const value = { [one.name]: isList(one) ? [answer] : answer };
    typed = one.isFlag
      ? { ...typed, flags: withoutPrototype<string | readonly string[]>(typed.flags, value) }
      : { ...typed, positionals: withoutPrototype<string | readonly string[]>(typed.positionals, value) };
  }
  return typed;
}

const isList = ({ data }: Missing): boolean => data.repeat === true || data.variadic === true;

async function answerFor(one: Missing, asking: Asking, terminal: Terminal): Promise<string | undefined> {
  const { name, data, isFlag } = one;
  const { service, world, input } = asking;
  const source = { service, world, input, warn: () => undefined };
  const form = data.splits === undefined ? data.choices?.join(', ') : formOf(data.splits);
  const hint = form === undefined ? '' : ` (${form})`;
  const label = isFlag ? `--${name}` : argumentWord(name, data);
  const own = isList(one) ? { ...data, repeat: true as const } : data;
  for (;;) {
    const answer = await terminal.ask(
      `${data.describe}${hint}:`,
      () => new CliError('usage', `${label} is missing.`),
      data.secret === true,
      completeOf(one, asking),
    );
    if (answer === '') return undefined;
    try {
      await readValue(isList(one) ? [answer] : answer, own, label, source);
      return answer;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      terminal.announce(error.message);
    }
  }
}

/** Returns what Tab proposes: choices, or names of records; of a list the last element is completed. */
function completeOf({ data }: Missing, asking: Asking): Complete | undefined {
  const { kind, choices, reference, words = [] } = data;
  const scan = asking.service.references[reference ?? '']?.scan;
  const named = reference !== undefined && scan !== undefined && scan.query === undefined;
  if (choices === undefined && !named) return undefined;
  let known: Promise<readonly string[]> | undefined;
  return async (text) => {
    known ??= named ? readNames(reference, asking) : Promise.resolve(choices ?? []);
    const before = kind === 'csv' ? text.slice(0, text.lastIndexOf(',') + 1) : '';
    const begun = text.slice(before.length).toLowerCase();
    return [...words, ...(await known)]
      .filter((one) => one.toLowerCase().startsWith(begun))
      .map((one) => `${before}${one}`);
  };
}

/** Reads the names from the service, with the credentials and the profile of the command, in a run of its own. */
async function readNames(reference: string, asking: Asking): Promise<readonly string[]> {
  const { client, service, command, line, typed, world, input, settings, profile, setting } = asking;
  const flags = { ...service.globals, ...command.flags };
  const optional = Object.fromEntries(
    Object.entries(flags).map(([name, { demandOption: _required, ...data }]) => [name, data]),
  );
  const positionals = Object.fromEntries(
    Object.entries(command.positionals ?? {}).map(([name, data]) => [name, { ...data, required: false }]),
  );
  const values = await readValues({
    flags: optional,
    positionals,
    typed,
    service,
    world,
    input,
    setting,
    warn: () => undefined,
    usage: [],
  });
  const { context, close } = createContext({
    client,
    service,
    command,
    words: line.name,
    world,
    globals: globalsFrom(service, values.args, profile, world.env),
    values: values.args,
    given: values.given,
    settings,
    input,
  });
  try {
    const params = Object.entries(values.args).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
    );
    const { http, variable, names } = context;
    return await namesOf(reference, Object.fromEntries(params), { service, http, variable, names });
  } finally {
    await close();
  }
}
