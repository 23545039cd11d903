/** The whole story of a command: argv -> Line -> Values -> Request -> Response -> Result -> bytes. */
import { isWrite } from '../base/writes.js';
import { defined } from '../base/defined.js';
import { CliError, OutputClosed } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import { quote } from '../base/shell.js';
import { partNames } from '../base/split.js';
import { fillText } from '../base/template.js';
import type { Context, Handler } from '../contract/context.js';
import type { Values } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import type { Envelope } from '../output/envelope.js';
import { createContext } from './context.js';
import { peopleOf, withMeant } from './people.js';
import { moduleOf, type Leaf } from './leaf.js';
import { openForm } from './line.js';
import type { RunFacts } from './run-facts.js';
import { openSession, type Caller, type Session } from './session.js';
import { valuesOf } from './values.js';

/**
 * Runs one command. A handler makes Values into Requests and Responses into Results: {@link perform} for a command that the spec
 * declares, a workflow for one that is an algorithm.
 *
 * @param facts receives what is known of the run, for the report of its failure
 */
export async function runCommand({ node, words }: Leaf, caller: Caller, facts: RunFacts): Promise<void> {
  const [{ service }, { command }] = await Promise.all([caller.client.service(), moduleOf(node, words)]);
  Object.assign(facts, { service, command, words });

  // argv -> Line
  const form = await openForm(caller.client, { node, words, service, command });
  const { line: typed, warnings } = caller.line(form);
  const session = await openSession(caller, { service, command, words }, typed);
  session.said.unshift(...warnings.map((text) => `Warning: ${text}`));
  Object.assign(facts, { storedFormat: session.setting('output'), notes: session.said });
  const line = (await caller.person?.complete(typed, form, session)) ?? typed;

  // Line -> Values
  const typedValues = await valuesOf(line, form, session);
  const people = await peopleOf(session, typedValues);
  const values = people === undefined ? typedValues : withMeant(typedValues, session, people);
  if (people !== undefined) facts.people = people.people;

  // Values -> bytes
  const envelope = caller.take === undefined ? await envelopeOf(session, values) : undefined;
  Object.assign(facts, defined({ envelope }));
  const paged = envelope === undefined ? await caller.person?.page(session, values) : undefined;
  const { context, begin, finish, notes, doubtNames, stop, close } = createContext(
    session,
    values,
    { ...caller, ...defined({ take: envelope?.take, reporter: envelope?.reporter }) },
    paged,
    people,
  );
  for (const text of session.said.splice(0)) context.note(text);
  Object.assign(facts, factsOf(session, values, context));
  try {
    await begin();
    await withDetours(session, values, context, caller, facts);
    await finish();
  } catch (error) {
    stop();
    await paged?.end();
    facts.notes = notes();
    if (paged?.isLeft() === true) throw new OutputClosed();
    if (!isRefusedWrite(error, context)) throw error;
    await doubtNames();
    throw (await import('./write-hints.js')).withLists(error, context, values.args);
  } finally {
    await paged?.end();
    await close();
  }
}

/** Returns what prints the run as one object, if it is asked for. */
async function envelopeOf({ world }: Session, { options }: Values): Promise<Envelope | undefined> {
  if (!options.envelope) return undefined;
  return (await import('../output/envelope.js')).createEnvelope(world, options);
}

/** Calls the handler; around it, an editor for the text of a flag, and the question about a code without its mark. */
async function withDetours(
  { command, service }: Session,
  { args: all }: Values,
  context: Context,
  { person }: Caller,
  facts: RunFacts,
): Promise<void> {
  const { positionals = {}, flags } = command;
  const parts = Object.values(positionals).flatMap(partNames);
  const own = [...Object.keys(positionals), ...parts, ...Object.keys(flags)].filter((name) => Object.hasOwn(all, name));
  const args = withoutPrototype(Object.fromEntries(own.map((name) => [name, all[name]])));
  // The result of a write cannot be printed again: a wrong filter must fail before the request.
  if (isWrite(command.effect)) await context.out.check();
  const takesMark = Object.values({ ...positionals, ...flags }).some(
    ({ reference = '' }) => service.references[reference]?.scan?.mark !== undefined,
  );
  // A command that creates nothing may have another flag with this name.
  const once = command.effect === 'create' ? context.options.once : undefined;
  const handle = async (values: Row): Promise<void> => {
    const run = (inside: Context): Promise<void> => (command.handler as Handler<Row>)(values, inside);
    if (once === undefined) return run(context);
    await (await import('./once-step.js')).withKey(once, context, run);
  };
  const work = async (values: Row): Promise<void> => {
    if (!takesMark) return handle(values);
    await (await import('./meant.js')).withMeant(values, context, handle, () => delete facts.hint);
  };
  const isEdited = Object.keys(flags).some((name) => flags[name]?.edits && args[name] === true);
  if (isEdited && person !== undefined) await person.edit(args, context, work);
  else await work(args);
}

/** Returns what the report of a failure needs to know of the run. */
function factsOf({ command, world }: Session, { args, options }: Values, context: Context): RunFacts {
  const { http } = context;
  const began = world.now().toISOString();
  return {
    options,
    writes: http.writes,
    meta: () => ({
      requests: http.requests,
      ...defined({ rate: http.rate }),
      asOf: context.asOf ?? began,
      effect: command.effect,
    }),
    hint: (status, target) => {
      const hint = command.hints?.[String(status)];
      if (hint === undefined) return undefined;
      const known = withoutPrototype(args, target ?? {});
      // A hint has values in command lines.
      return fillText(hint, (name) => (typeof known[name] === 'string' ? quote(known[name]) : known[name]));
    },
  };
}

/** Whether the service has refused the content of a write. An id in it can come from a list that is out of date. */
const isRefusedWrite = (error: unknown, { http }: Context): error is CliError =>
  error instanceof CliError && http.writes.sent > 0 && [400, 404, 422].includes(error.details.statusCode ?? 0);
