/** Prints what the policies would answer to a command line, rule by rule. Nothing is sent, and nothing is read from the service. */
import { CliError } from '../base/errors.js';
import { defined } from '../base/defined.js';
import { shellWords } from '../base/shell.js';
import { isWrite } from '../base/writes.js';
import { expandAlias, readAliases } from '../cli/alias.js';
import { unknownCommand } from '../cli/unknown.js';
import { flagReader, walk, type Walk } from '../cli/walk.js';
import type { Effect } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Options } from '../contract/options.js';
import type { Result } from '../contract/pipeline.js';
import { collectingReporter } from '../output/reporter.js';
import type { ValueSink } from '../output/shapes.js';
import type { Input } from '../pipeline/input.js';
import { parseLine } from '../pipeline/line.js';
import { moduleOf } from '../pipeline/leaf.js';
import { runCommand } from '../pipeline/pipeline.js';
import { isStricter } from '../policy/decide.js';
import { createGuard, type Examined, type Guard } from '../policy/guard.js';
import { filled } from '../policy/same.js';
import { defaultWord, originOf } from '../policy/text.js';
import { placesOf } from './lib/policies.js';

type Leaf = Extract<Walk, { kind: 'leaf' }>;

/** Ends the run of an explained command: before its first write, or where it needs an answer of the service. */
class Explained extends Error {}

/** What a run shows of a command until its first write. */
interface Seen {
  options?: Options;
  call?: Call;
  effect?: Effect;
}

export default async function* explain(
  { line }: { readonly line: readonly string[] | string },
  context: Context,
): AsyncGenerator<Result> {
  const [first = '', ...more] = [line].flat();
  const words = more.length === 0 ? shellWords(first) : [first, ...more];
  const leaf = await leafOf(words[0] === context.client.binary ? words.slice(1) : words, context);
  const { command } = await moduleOf(leaf.node, leaf.words);
  const named = leaf.words.join(' ');
  if (!isWrite(command.effect)) {
    const text = `"${named}" does not write, so no policy is asked.\n`;
    yield { kind: 'record', record: { command: named, effect: command.effect, answer: 'allow' }, printing: { text } };
    return;
  }
  const seen = await dryRun(leaf, context);
  const guard = createGuard({ ...placesOf(context), command, words: leaf.words });
  const examined = await guard.examine(seen.call, seen.effect ?? command.effect, seen.options ?? context.options);
  yield explained(named, seen, examined);
}

async function leafOf(words: readonly string[], { client, world }: Context): Promise<Leaf> {
  const takesValue = flagReader(client);
  let found = await walk(client.tree, words, takesValue);
  if (found.kind === 'unknown' && found.words.length === 0) {
    const aliases = await readAliases(client, world);
    const expanded = expandAlias(client, aliases, found, false);
    if (expanded) found = await walk(client.tree, expanded, takesValue);
  }
  if (found.kind === 'unknown') throw await unknownCommand(client, found, false, []);
  if (found.kind === 'leaf') return found;
  throw new CliError('usage', `"${words.join(' ')}" is a group of commands.`, 'Give a whole command line, in quotes.');
}

/** Runs a command until its first request. Its errors count only if the command line itself is wrong. */
async function dryRun(leaf: Leaf, { client, world, options }: Context): Promise<Seen> {
  const seen: Seen = {};
  const guard: Guard = {
    admit: (_effect, all) => {
      seen.options = all;
      return Promise.resolve();
    },
    check: (call, effect, all) => {
      seen.options = all;
      if (isWrite(effect)) Object.assign(seen, { call, effect });
      return Promise.reject(new Explained());
    },
  };
  try {
    await runCommand(
      leaf,
      {
        ...{ client, world, guard, input: noInput, take: nowhere, reporter: collectingReporter().reporter },
        line: (form) => {
          const { flags, positionals } = parseLine(form, leaf.rest);
          const dry = Object.hasOwn(form.flags, 'dry-run') ? { 'dry-run': 'true' } : {};
          return { line: { positionals, flags: { profile: options.profile, ...flags, ...dry } }, warnings: [] };
        },
      },
      {},
    );
  } catch (error) {
    const isWrong = error instanceof CliError && ['usage', 'combination', 'input'].includes(String(error.kind));
    if (isWrong && seen.call === undefined) throw error;
    if (!(error instanceof Explained) && !(error instanceof CliError)) throw error;
  }
  return seen;
}

const unread = (): never => {
  throw new Explained();
};

const noInput: Input = { piped: true, used: false, read: () => Promise.reject(new Explained()), stream: unread };

const nowhere: ValueSink = { value: () => undefined, list: () => () => undefined, text: () => () => undefined };

function explained(command: string, { call, effect }: Seen, examined: readonly Examined[]): Result {
  const worst = examined.reduce((one, other) => (isStricter(one.verdict.answer, other.verdict.answer) ? one : other));
  const { rule } = worst.verdict;
  const policies = examined.map(({ layer: { file, policy }, verdict }) => ({
    file: file?.path ?? null,
    ...(file?.fault !== undefined && { fault: file.fault }),
    answer: verdict.answer,
    default: defaultWord(policy),
    rules: verdict.findings.map(({ rule: { name, then }, applies, why }) => ({ name, then, applies, why })),
  }));
  const isOpen = examined.some(({ verdict }) => verdict.findings.some(({ applies }) => applies === 'unknown'));
  const request = call === undefined ? null : { method: call.method, path: filled(call) };
  const record = {
    command,
    ...defined({ effect }),
    request,
    answer: worst.verdict.answer,
    rule: rule?.name ?? 'default',
    file: worst.layer.file?.path ?? null,
    depends: isOpen,
    policies,
  };
  const by =
    rule === undefined ? 'no rule applies' : `rule "${rule.name}" of ${worst.layer.file?.path ?? 'the service'}`;
  const head = [
    `${command}: ${worst.verdict.answer} (${by})`,
    request === null ? 'The request is known only to a run.' : `${request.method} ${request.path}`,
    ...(isOpen ? ['Rules marked "?" depend on the request.'] : []),
  ];
  return { kind: 'record', record, printing: { text: `${[...head, ...examined.map(textOf)].join('\n')}\n` } };
}

const MARKS = { yes: '✓', no: '-', unknown: '?' };

function textOf({ layer: { file, policy }, verdict }: Examined): string {
  if (file?.fault !== undefined) return `\n${originOf(file)}: refuse\n  ${file.fault}`;
  const width = Math.max(7, ...verdict.findings.map(({ rule }) => rule.name.length));
  const rows = verdict.findings.map(
    ({ rule, applies, why }) => `  ${MARKS[applies]} ${rule.name.padEnd(width)}  ${rule.then.padEnd(6)}  ${why}`,
  );
  const isDefault = verdict.rule === undefined;
  const last = `  ${isDefault ? '✓' : '-'} ${'default'.padEnd(width)}  ${defaultWord(policy).padEnd(6)}  ${isDefault ? 'no rule applies' : 'a rule applies'}`;
  return [`\n${originOf(file)}: ${verdict.answer}`, ...rows, last].join('\n');
}
