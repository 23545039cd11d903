/** The report of a failed run: its text or object, and its exit code. */
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import type { Exit } from '../contract/failure.js';
import type { Service } from '../contract/service.js';
import { CliError, fileLimit, Interrupted, moduleType, OutputClosed } from '../base/errors.js';
import { clean, cleanLines, escapeJson } from '../base/clean.js';
import { defined } from '../base/defined.js';
import { isWrite, outcomeOf, outcomeSentence } from '../base/writes.js';
import { redactValue } from '../base/redact.js';
import { widthOf, wrapLines } from '../output/layout.js';
import { allowsColor } from '../pipeline/options.js';
import { attached, nameOf } from '../pipeline/flags.js';
import { terminalOf, writeEnd } from '../output/reporter.js';
import { printsToTerminal } from '../output/writer.js';
import { JSON_FORMATS, metaOf, writesOf, type RunFacts } from '../pipeline/run-facts.js';
import type { Envelope } from '../output/envelope.js';

const FORMATS: ReadonlySet<string> = new Set([...JSON_FORMATS, 'table', 'csv']);

/** A failure with its exit code, as it is reported. */
interface Failed {
  readonly failure: CliError;
  readonly exit: Pick<Exit, 'code' | 'name'>;
}

/**
 * Reports a failure and returns the exit code: on stderr as text for people, or as one JSON object where the result would have been
 * JSON or YAML; in the object on stdout under `--envelope`.
 */
export async function report(cause: unknown, client: Client, world: World, facts: RunFacts): Promise<number> {
  if (cause instanceof OutputClosed) {
    await writeEnd(world, notesOf(facts));
    return 0;
  }
  if (hasEnvelope(world, facts)) return reportIn(await envelopeOf(world, facts), cause, client, world, facts);
  const isJson = JSON_FORMATS.has(formatOf(client, world, facts));
  if (cause instanceof Interrupted) {
    const said = isJson ? jsonText(interruption(cause, facts)) : interrupted(cause, facts);
    await writeEnd(world, said);
    return cause.exitCode;
  }
  const { failure, exit } = await failedBy(cause, client, facts);
  if (isOfProgram(failure)) await writeEnd(world, notesOf(facts));
  else if (failure.kind === 'declined' && exit.code === 0)
    await writeEnd(world, `${notesOf(facts)}${clean(failure.message)}\n`);
  else if (isJson) await writeEnd(world, jsonText(await objectOf({ failure, exit }, client, facts, world)));
  else await writeEnd(world, hiddenText(text(failure, world, facts), facts));
  return exit.code;
}

/** Whether the object of `--envelope` can be printed. The flag is read leniently when the line itself is what failed. */
function hasEnvelope(world: World, { options, envelope }: RunFacts): boolean {
  if (envelope !== undefined) return !envelope.isEnded;
  return options === undefined && beforeDashes(world).some((token) => /^--envelope(?:=true)?$/.test(token));
}

const envelopeOf = async (world: World, { envelope }: RunFacts): Promise<Envelope> =>
  envelope ?? (await import('../output/envelope.js')).createEnvelope(world);

/** Ends the object of `--envelope` with a failure. */
async function reportIn(
  envelope: Envelope,
  cause: unknown,
  client: Client,
  world: World,
  facts: RunFacts,
): Promise<number> {
  const { code, error, notes } = await endingOf(cause, client, facts, world);
  await envelope.end({ ok: error === undefined, ...defined({ error }), notes, meta: metaOf(facts, world) });
  return code;
}

/** Returns what an envelope says of a failed run. Where a declined question ends with exit code 0, it has no error. */
export async function endingOf(cause: unknown, client: Client, facts: RunFacts, world: World) {
  if (cause instanceof Interrupted) {
    const { notes = [], ...error } = interruption(cause, facts);
    return { code: cause.exitCode, error, notes };
  }
  const failed = await failedBy(cause, client, facts);
  const { code } = failed.exit;
  if (code === 0) return { code, notes: [...(facts.notes ?? []), failed.failure.message] };
  const { notes = [], ...error } = await objectOf(failed, client, facts, world);
  return { code, error: defined(error), notes };
}

/** Whether a program that the command has run failed, and has reported why. */
const isOfProgram = ({ kind, message }: CliError): boolean =>
  typeof kind !== 'string' && typeof kind.exit === 'number' && message === '';

/** Returns the error object of a failed run, as a tool returns it. */
export async function failureObject(
  cause: unknown,
  client: Client,
  facts: RunFacts,
): Promise<Readonly<Record<string, unknown>>> {
  if (cause instanceof Interrupted) return interruption(cause, facts);
  return objectOf(await failedBy(cause, client, facts), client, facts);
}

/** Return a report with tokens in place of people, in a run that hides them. */
const hidden = <Report>(report: Report, { people }: RunFacts): Report => people?.value(report) ?? report;
const hiddenText = (report: string, { people }: RunFacts): string => people?.text(report) ?? report;

async function failedBy(cause: unknown, client: Client, facts: RunFacts): Promise<Failed> {
  const known = cause instanceof CliError ? cause : (fileLimit(cause) ?? moduleType(cause));
  // Only an unknown command fails before the service is loaded, and the client itself has that exit code.
  if (known?.kind === 'usage' && !facts.service) return { failure: known, exit: client.usage };
  const service = (facts.service ??= (await client.service()).service);
  const failure = known ?? internal(cause, client);
  if (typeof failure.kind !== 'string') facts.exit = String(failure.kind.exit);
  return { failure, exit: exitOf(failure, service, facts) };
}

/** Returns the report of a run that a signal stopped. */
function interrupted({ message }: Interrupted, facts: RunFacts): string {
  const line = [message, outcomeLine(undefined, facts) ?? ''].join(' ').trimEnd();
  return `${notesOf(facts)}${line}\n`;
}

const interruption = ({ message, exitCode }: Interrupted, facts: RunFacts) => ({
  ...{ error: 'Interrupted', message, exitCode },
  ...outcomeOf(undefined, writesOf(facts)),
  notes: listOf(facts.notes),
});

/** Returns what the run did to the data of the service, as a sentence. */
function outcomeLine(failure: CliError | undefined, facts: RunFacts): string | undefined {
  const { command } = facts;
  const writes = writesOf(facts);
  // Whether the command writes is known from its calls only.
  const changes = command !== undefined && command.gate !== 'calls' && isWrite(command.effect);
  const known = { isWrite: changes, ...defined({ fate: failure?.details.fate }) };
  return outcomeSentence(outcomeOf(failure?.kind, writes), writes, known);
}

const notesOf = ({ notes = [] }: RunFacts): string => notes.map((note) => `${cleanLines(note)}\n`).join('');

const listOf = (list: readonly string[] | undefined): readonly string[] | undefined =>
  list !== undefined && list.length > 0 ? list : undefined;

const jsonText = (object: object): string => `${escapeJson(JSON.stringify(object))}\n`;

/** Returns the error for a bug: its message, and the stack for a report. */
function internal(cause: unknown, client: Client): CliError {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  // Only functions that walk data are recursive: the data came from outside.
  if (error instanceof RangeError && /call stack/.test(error.message)) {
    return new CliError('unavailable', 'The data is nested too deeply to process.', 'Request fewer records.', {
      extra: defined({ stack: error.stack }),
    });
  }
  return new CliError(
    'internal',
    `Unexpected: ${(error.message || error.name).replace(/\.$/, '')}.`,
    `This is a bug in ${client.binary} ${client.version}. Run the command again with --verbose and report its output.`,
    { extra: defined({ stack: error.stack }) },
  );
}

function exitOf(failure: CliError, service: Service, { command }: RunFacts): Exit {
  const { kind, details } = failure;
  const exit = service.exits[typeof kind === 'string' ? kind : 'generic'];
  const answered = details.statusCode !== undefined;
  const name = answered && exit.answered !== undefined ? exit.answered : exit.name;
  const named = typeof kind === 'string' ? undefined : kind.exit;
  const own = typeof named === 'string' ? command?.exits?.[named] : named;
  const code = own ?? (answered ? exit.code : (exit.typed ?? exit.code));
  return { ...exit, name, code };
}

/** Returns the remedy of a failure; the command's own for the HTTP status comes first. */
function remedyOf(failure: CliError, { hint }: RunFacts): string | undefined {
  const { statusCode, target, explained } = failure.details;
  return (statusCode === undefined || explained ? undefined : hint?.(statusCode, target)) ?? failure.remedy;
}

function text(failure: CliError, world: World, facts: RunFacts): string {
  const { details } = failure;
  // The command has printed what is wrong.
  if (failure.message === '') return notesOf(facts);
  const terminal = terminalOf(world);
  const color =
    terminal !== undefined && (facts.options?.color ?? (allowsColor(world.env) && !world.argv.includes('--no-color')));
  const lines = [`Error: ${clean(failure.message)}`];
  if (details.hint !== undefined) lines.push(clean(details.hint));
  for (const line of details.lines ?? []) lines.push(`  ${clean(line)}`);
  const { suggestions = [] } = details;
  if (suggestions.length > 0) lines.push(`Did you mean ${suggestions.map(clean).join(', ')}?`);
  const remedy = remedyOf(failure, facts);
  if (remedy !== undefined) lines.push(clean(remedy));
  const outcome = outcomeLine(failure, facts);
  if (outcome !== undefined) lines.push(outcome);
  const sentences = wrapLines(lines.splice(0).join('\n'), widthOf(terminal ?? {}));
  lines.push(color ? sentences.replace('Error:', '\u001b[31mError:\u001b[39m') : sentences);
  if (isVerbose(world, facts)) {
    const { method, path, statusCode, body, extra = {} } = details;
    if (path !== undefined) lines.push(`  path: ${clean([method, path].filter(Boolean).join(' '))}`);
    if (statusCode !== undefined) lines.push(`  status: ${statusCode}`);
    for (const [name, value] of Object.entries(extra))
      if (value !== details.hint) lines.push(`  ${clean(name)}: ${shown(value)}`);
    if (body !== undefined) lines.push(`  body: ${shown(redactValue(body))}`);
  }
  return `${notesOf(facts)}${lines.join('\n')}\n`;
}

function shown(value: unknown): string {
  if (typeof value !== 'string') return escapeJson(JSON.stringify(value) ?? '');
  return value.split('\n').map(clean).join('\n    ');
}

/** @param world that of a shell; absent: the caller is not one */
async function objectOf({ failure, exit }: Failed, client: Client, facts: RunFacts, world?: World) {
  const { details, message } = failure;
  const isDetailed = world === undefined ? facts.options?.verbose === true : isVerbose(world, facts);
  const { stack, ...extra } = details.extra ?? {};
  const remedy = remedyOf(failure, facts);
  // The service's hint is not printed twice when it also has a field of its own.
  const named = Object.values(extra).includes(details.hint);
  const object = {
    error: exit.name,
    message: message || `The command ended with exit code ${String(exit.code)}.`,
    exitCode: exit.code,
    statusCode: details.statusCode,
    retryAfter: details.retryAfter,
    ...outcomeOf(failure.kind, writesOf(facts), details.lasting),
    path: details.path,
    hint: named ? undefined : details.hint,
    lines: listOf(details.lines),
    remedy,
    suggestions: listOf(details.suggestions),
    next: await (await import('./next.js')).nextLine(failure, client, facts, world),
    notes: listOf(facts.notes),
    ...extra,
    ...(isDetailed && { stack, body: redactValue(details.body) }),
  };
  return hidden(object, facts);
}

function isVerbose(world: World, facts: RunFacts): boolean {
  return facts.options?.verbose ?? beforeDashes(world).includes('--verbose');
}

function beforeDashes({ argv }: World): readonly string[] {
  const end = argv.indexOf('--');
  return end < 0 ? argv : argv.slice(0, end);
}

/** The format that the result would have had; read leniently when the line itself is what failed. */
function formatOf(client: Client, world: World, facts: RunFacts): string {
  if (facts.options !== undefined) return facts.options.reportFormat;
  const tokens = beforeDashes(world);
  const flag = { output: { kind: 'enum', describe: '', alias: 'o' } } as const;
  let asked: string | undefined;
  for (const [at, token] of tokens.entries()) {
    if (token === '--jq' || token.startsWith('--jq=')) return 'json';
    if (token.startsWith('-') && nameOf(flag, token) === 'output') asked = attached(token) ?? tokens[at + 1];
  }
  if (asked !== undefined && FORMATS.has(asked)) return asked;
  if (typeof facts.storedFormat === 'string' && facts.storedFormat !== '') return facts.storedFormat;
  return client.output === 'auto' && !printsToTerminal(world) ? 'json' : 'table';
}
