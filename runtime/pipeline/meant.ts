/** Finds the record that was meant by a code without its mark. */
import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import { isId } from './lookup.js';

/** A code that may have been typed without its mark. */
interface Meant {
  /** Flag or argument. */
  readonly name: string;
  readonly noun: string;
  /** The code with its mark. */
  readonly text: string;
  readonly id: string;
}

/**
 * Runs a command. If the service has no record with a typed id, but one with that text as its code, a read shows that
 * one and reports it. Before a write, a user at a terminal is asked whether to use it. A script never changes it,
 * because the id may also be that of a deleted record.
 *
 * @param onRemedy called before an error with a remedy of its own
 * @throws the error of the command, with the text that names the other record
 */
export async function withMeant(
  args: Row,
  context: Context,
  work: (args: Row) => Promise<void>,
  onRemedy: () => void,
): Promise<void> {
  try {
    await work(args);
  } catch (error) {
    const meant =
      error instanceof CliError && error.details.statusCode === 404 && (await unmarked(error, args, context));
    if (!meant) throw error;
    const { name, noun, text, id } = meant;
    const { kind, message, details } = error;
    // A list may mix codes with ids.
    if (context.command.effect === 'read' && !Array.isArray(args[name])) {
      context.live(`There is no ${noun} with the id ${text.slice(1)}; this is ${noun} ${text} (id ${id}).`);
      return work(withoutPrototype(args, { [name]: text }));
    }
    const { done, unknown } = context.http.writes;
    // A second run would repeat what an earlier request has changed.
    if (context.prompts && !Array.isArray(args[name]) && done + unknown === 0) {
      context.live(message);
      const answer = await context.ask(`Use ${noun} ${text} (id ${id}) instead? [y/N]`, { flag: `'${text}'` });
      if (/^y(?:es)?$/i.test(answer)) return work(withoutPrototype(args, { [name]: text }));
    }
    onRemedy();
    throw new CliError(kind, message, `If you meant the ${noun} ${text} (id ${id}), write '${text}'.`, details);
  }
}

async function unmarked({ details }: CliError, args: Row, context: Context): Promise<Meant | undefined> {
  const { command, service, resolve } = context;
  for (const [name, { reference = '' }] of Object.entries({ ...command.positionals, ...command.flags })) {
    const rule = service.references[reference];
    const mark = rule?.scan?.mark;
    const typed = [args[name] ?? []].flat().map(String);
    const [id] = details.target?.[name] === undefined ? typed : [details.target[name]];
    if (mark === undefined || rule === undefined || id === undefined || !typed.includes(id) || !isId(rule, id))
      continue;
    if (typed.length > 1 && details.target?.[name] === undefined) continue;
    const text = `${mark}${id}`;
    try {
      return { name, noun: rule.noun, text, id: await resolve(reference, text) };
    } catch (error) {
      // The error of the command is reported, also if this look-up fails.
      if (!(error instanceof CliError)) throw error;
    }
  }
  return undefined;
}
