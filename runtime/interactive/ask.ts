/** Prompts for missing values. */
import { argumentWord, formOf } from '../base/split.js';
import { CliError } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import type { Line } from '../contract/pipeline.js';
import type { Reporter } from '../contract/reporter.js';
import { namesOf } from '../pipeline/name-lookup.js';
import { createContext } from '../pipeline/context.js';
import { peopleOf } from '../pipeline/people.js';
import { readValue } from '../pipeline/value.js';
import { readValues } from '../pipeline/values.js';
import { optionsOf } from '../pipeline/options.js';
import type { Missing } from './missing.js';
import type { Session } from '../pipeline/session.js';
import { createReporter } from '../output/reporter.js';
import { prompt, type Complete } from '../pipeline/prompt.js';
import type { Form } from '../pipeline/line.js';

/** A run whose line lacks values. */
interface Asking {
  readonly line: Line;
  readonly form: Form;
  readonly session: Session;
}

/**
 * Asks for missing values, and returns the typed words with the answers. Tab completes choices, and names of records. A
 * wrong answer is asked for again; an empty one ends the questions.
 *
 * @throws CliError `declined` when standard input is closed
 */
export async function askMissing(missing: readonly Missing[], asking: Asking): Promise<Line> {
  const reporter = createReporter(asking.session.world);
  let { line } = asking;
  for (const one of missing) {
    const answer = await answerFor(one, { ...asking, line }, reporter);
    if (answer === undefined) break;
    const value = { [one.name]: isList(one) ? [answer] : answer };
    line = one.isFlag
      ? { ...line, flags: withoutPrototype<string | readonly string[]>(line.flags, value) }
      : { ...line, positionals: withoutPrototype<string | readonly string[]>(line.positionals, value) };
  }
  return line;
}

const isList = ({ data }: Missing): boolean => data.repeat === true || data.variadic === true;

async function answerFor(one: Missing, asking: Asking, reporter: Reporter): Promise<string | undefined> {
  const { name, data, isFlag } = one;
  const { client, service, world, input } = asking.session;
  const source = { client, service, world, input, warn: () => undefined };
  const form = data.splits === undefined ? data.choices?.join(', ') : formOf(data.splits);
  const hint = form === undefined ? '' : ` (${form})`;
  const label = isFlag ? `--${name}` : argumentWord(name, data);
  const own = isList(one) ? { ...data, repeat: true as const } : data;
  for (;;) {
    const answer = await prompt(`${data.describe}${hint}:`, {
      ...{ world, reporter },
      unprompted: () => new CliError('usage', `${label} is missing.`),
      hidden: data.secret === true,
      complete: completeOf(one, asking),
    });
    if (answer === '') return undefined;
    try {
      await readValue(isList(one) ? [answer] : answer, own, label, source);
      return answer;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      reporter.live(error.message);
    }
  }
}

/** Returns what Tab proposes: choices, or names of records; of a list the last element is completed. */
function completeOf({ data }: Missing, asking: Asking): Complete | undefined {
  const { kind, choices, reference, words = [] } = data;
  const scan = asking.session.service.references[reference ?? '']?.scan;
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
async function readNames(reference: string, { line, form, session }: Asking): Promise<readonly string[]> {
  const { client, service, world, input, setting } = session;
  const flags = Object.entries(form.flags).map(([name, { demandOption: _required, ...data }]) => [name, data] as const);
  const positionals = Object.entries(form.positionals).map(
    ([name, data]) => [name, { ...data, required: false }] as const,
  );
  const { args, given } = await readValues({
    flags: Object.fromEntries(flags),
    positionals: Object.fromEntries(positionals),
    typed: line,
    ...{ client, service, world, input, setting, usage: [], warn: () => undefined },
  });
  const options = optionsOf(args, given, session);
  const values = { args, given, texts: line.flags, options };
  if ((await peopleOf(session, values)) !== undefined) return [];
  const { context, close } = createContext(session, values);
  try {
    const params = Object.entries(args).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
    );
    const { http, variable, names } = context;
    return await namesOf(reference, Object.fromEntries(params), { service, http, variable, names });
  } finally {
    await close();
  }
}
