/** Asks the policies of a run about its writes: the gate of the service, and the files of the machine and the user. */
import { CliError } from '../base/errors.js';
import { isWrite } from '../base/writes.js';
import type { Effect } from '../contract/command.js';
import type { Client } from '../contract/context.js';
import type { Call, PlannedWrite } from '../contract/http.js';
import type { Options } from '../contract/options.js';
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import type { DayCounts } from './counts.js';
import { isStricter, judge } from './decide.js';
import { checkCommands } from './commands.js';
import { findPolicies, type FoundPolicy } from './files.js';
import { gatePolicy } from './gate.js';
import { leavesOf } from './leaves.js';
import { filled, sameRequests } from './same.js';
import type { Count, Policy, Rule, Verdict, Write } from './types.js';

/** What a person answers: the write that was asked about, or all of this run that the rule asks about. */
export type Approval = 'no' | 'one' | 'all';

/** Asks a person; `--yes` does not answer. Returns undefined if nobody can be asked. */
export type Approve = (question: string) => Promise<Approval | undefined>;

/** The answer that a dry run shows. */
type Planned = NonNullable<PlannedWrite['policy']>;

/** Asks the policies of a run. Reads pass. */
export interface Guard {
  /**
   * Asks about a command before anything is read for it: standard input, names, records.
   *
   * @param canAsk whether a person can be asked later
   * @throws CliError `refused` if its writes are refused whatever they contain
   */
  admit(effect: Effect, options: Options, canAsk: () => boolean): Promise<void>;
  /**
   * Asks about a request, and counts it. Returns what a dry run shows, if the answer is not to allow it.
   *
   * @throws CliError `refused`
   */
  check(call: Call, effect: Effect, options: Options, approve: Approve): Promise<Planned | undefined>;
}

/** The guard of a run, which can also say what it would answer. */
export interface OpenGuard extends Guard {
  /** Returns the answer of each policy, and counts nothing. Without a call, only what is certain without it counts. */
  examine(call: Call | undefined, effect: Effect, options: WriteOptions): Promise<readonly Examined[]>;
}

/** The answer of one policy. */
export interface Examined {
  readonly layer: Layer;
  readonly verdict: Verdict;
}

type WriteOptions = Pick<Options, 'allowWrites' | 'yes'>;

/** What a guard is made from. */
export interface GuardParts {
  readonly client: Pick<Client, 'binary' | 'routes' | 'tree'>;
  readonly service: Service;
  readonly command: { readonly id: string };
  readonly words: readonly string[];
  readonly world: Pick<World, 'platform' | 'machine' | 'now' | 'signal'>;
  readonly profile: string;
  /** Folder of the settings; fails if it is not known. */
  readonly folder: () => string;
}

/** A policy with where it comes from. The gate of a service has no file. */
export interface Layer {
  readonly policy: Policy;
  readonly file?: FoundPolicy;
}

/** Returns the policies of a run, the gate of the service first. */
export async function layersOf({ client, service, world, profile, folder }: GuardParts): Promise<readonly Layer[]> {
  const found = await findPolicies({ binary: client.binary, world, profile, folder: known(folder) });
  const checked = await Promise.all(found.map(async (file) => checkCommands(file, client)));
  return [{ policy: gatePolicy(service) }, ...checked.map((file) => ({ file, policy: file.policy ?? NOTHING }))];
}

/** The policy of a file that cannot be used. */
const NOTHING: Policy = { default: 'refuse', rules: [] };

function known(folder: () => string): string | undefined {
  try {
    return folder();
  } catch (error) {
    if (error instanceof CliError) return undefined;
    throw error;
  }
}

/** Creates the guard of a run. Nothing is read before the first write. */
export function createGuard(parts: GuardParts): OpenGuard {
  const { client, command, world, words } = parts;
  let last: Promise<unknown> = Promise.resolve();
  let loading: Promise<readonly Layer[]> | undefined;
  const layers = (): Promise<readonly Layer[]> => (loading ??= layersOf(parts));
  const runs = new Map<Rule, number>();
  const approved = new Set<Rule | Layer>();
  const days = new Map<Layer, Promise<DayCounts>>();
  const daysOf = (layer: Layer & { readonly file: FoundPolicy }): Promise<DayCounts> => {
    const opened =
      days.get(layer) ??
      import('./counts.js').then(({ openCounts }) =>
        openCounts(layer.file, { binary: client.binary, world, now: world.now, signal: world.signal }),
      );
    days.set(layer, opened);
    return opened;
  };
  const countsBefore =
    (dayOf: (rule: string) => number) =>
    (rule: Rule): Count => ({ run: runs.get(rule) ?? 0, day: rule.atMost?.day === undefined ? 0 : dayOf(rule.name) });

  const judged = async (layer: Layer, write: Write): Promise<Verdict> => {
    const { file, policy } = layer;
    const isCounted = file !== undefined && policy.rules.some(({ atMost }) => atMost?.day !== undefined);
    const dayOf = isCounted && write.isEarly !== true ? await (await daysOf({ ...layer, file })).read() : () => 0;
    return judge(policy, write, countsBefore(dayOf));
  };

  const examined = async (
    call: Call | undefined,
    effect: Effect,
    options: WriteOptions,
  ): Promise<{ readonly write: Write; readonly verdicts: readonly Examined[] }> => {
    const all = await layers();
    const write = await writeOf(call, effect, options, all, parts);
    const verdicts: Examined[] = [];
    for (const layer of all) verdicts.push({ layer, verdict: await judged(layer, write) });
    return { write, verdicts };
  };

  /** Counts a write that is about to be sent, unless another process has reached a limit in the meantime. */
  const count = async (layer: Layer, write: Write): Promise<void> => {
    const { file, policy } = layer;
    const counting = judge(policy, write).findings.filter(({ counts }) => counts);
    const daily = counting.filter(({ rule }) => rule.atMost?.day !== undefined);
    if (file !== undefined && daily.length > 0) {
      const counts = await daysOf({ ...layer, file });
      await counts.take(
        daily.map(({ rule }) => rule.name),
        (dayOf) => {
          const verdict = judge(policy, write, countsBefore(dayOf));
          const isStill = verdict.answer === 'allow' || (verdict.answer === 'ask' && hasApproval(layer, verdict));
          if (!isStill) throw refusalOf(layer, verdict, client.binary);
        },
      );
    }
    for (const { rule } of counting) runs.set(rule, (runs.get(rule) ?? 0) + 1);
  };
  /** Approvals of one write end when it is counted. */
  const once = new Set<Rule | Layer>();
  const askerOf = (layer: Layer, { rule }: Verdict): Rule | Layer => rule ?? layer;
  const hasApproval = (layer: Layer, verdict: Verdict): boolean =>
    approved.has(askerOf(layer, verdict)) || once.has(askerOf(layer, verdict));

  return {
    examine: async (call, effect, options) => (await examined(call, effect, options)).verdicts,
    async admit(effect, options, canAsk) {
      if (!isWrite(effect) || options.dryRun) return;
      for (const { layer, verdict } of (await examined(undefined, effect, options)).verdicts) {
        // Commands such as `api` and copies may only read: their requests show it.
        if (verdict.least === 'allow' || (layer.file !== undefined && !(await declaresWrites(client, command.id))))
          continue;
        if (verdict.least === 'refuse') throw refusalOf(layer, verdict, client.binary);
        if (verdict.least === 'ask' && !canAsk()) throw unapproved(layer, verdict, undefined, client.binary);
      }
    },
    check: (call, effect, options, approve) => {
      if (!isWrite(effect)) return Promise.resolve(undefined);
      // One after the other: a question or a count must not be overtaken by the next request.
      const checked = last.then(() => checkWrite(call, effect, options, approve));
      last = checked.catch(() => undefined);
      return checked;
    },
  };

  async function checkWrite(
    call: Call,
    effect: Effect,
    options: Options,
    approve: Approve,
  ): Promise<Planned | undefined> {
    const { write, verdicts } = await examined(call, effect, options);
    const worst = verdicts.reduce((one, other) => (isStricter(other.verdict.answer, one.verdict.answer) ? other : one));
    // The gate of the service never stops a dry run, and the policies of others are shown.
    if (options.dryRun) return plannedOf(verdicts);
    if (worst.verdict.answer === 'refuse') throw refusalOf(worst.layer, worst.verdict, client.binary);
    once.clear();
    for (const { layer, verdict } of verdicts) {
      if (verdict.answer !== 'ask' || hasApproval(layer, verdict)) continue;
      const asker = askerOf(layer, verdict);
      const answer = await approve(questionOf(layer, verdict, call, words));
      if (answer === undefined || answer === 'no') throw unapproved(layer, verdict, answer, client.binary);
      (answer === 'all' ? approved : once).add(asker);
    }
    for (const { layer } of verdicts) await count(layer, write);
    return undefined;
  }
}

/** Whether a command has a request that writes. */
async function declaresWrites({ routes }: Pick<Client, 'routes'>, id: string): Promise<boolean> {
  return (await routes()).routes.some(({ command, effect }) => command === id && isWrite(effect as Effect));
}

/** Returns a request as policies see it. The routes of the client are loaded only if there is a policy file. */
async function writeOf(
  call: Call | undefined,
  effect: Effect,
  { allowWrites, yes }: WriteOptions,
  layers: readonly Layer[],
  { client, command, words, world }: GuardParts,
): Promise<Write> {
  const known = { command: { words: words.join(' '), effect }, options: { allowWrites, yes }, now: world.now() };
  const bare = { ...known, same: [], isUnknown: false, leaves: undefined };
  if (call === undefined) return { ...bare, isEarly: true };
  if (layers.every(({ file }) => file === undefined)) return bare;
  const leaves = leavesOf(call.body, call.query);
  const { same, isUnknown } = await sameRequests(client, command.id, call, leaves);
  return { ...known, same, isUnknown, leaves };
}

/** Names what answers: a rule, or the default of a file. */
const nameOf = ({ rule }: Verdict): string => (rule === undefined ? 'its default' : `the rule "${rule.name}"`);

function refusalOf({ file }: Layer, verdict: Verdict, binary: string): CliError {
  const { rule } = verdict;
  if (file === undefined) return new CliError('refused', rule?.says?.message ?? '', rule?.says?.remedy);
  if (file.fault !== undefined) {
    return new CliError(
      'refused',
      `The policy ${file.path} cannot be used, so every write is refused: ${file.fault}.`,
      `"${binary} policy check" checks it.`,
      { extra: { policy: file.path } },
    );
  }
  return new CliError(
    'refused',
    // What the rule compares is the way around it.
    `The policy refuses this write: ${nameOf(verdict)} in ${file.path}.`,
    `"${binary} policy show" prints the policy.`,
    { extra: { policy: file.path, rule: rule?.name ?? 'default' } },
  );
}

function unapproved({ file }: Layer, verdict: Verdict, answer: 'no' | undefined, binary: string): CliError {
  const path = file?.path ?? '';
  const why = answer === 'no' ? 'it was declined' : 'nobody can be asked here';
  return new CliError(
    'refused',
    `The policy asks a person before this write, and ${why}: ${nameOf(verdict)} in ${path}.`,
    `"${binary} policy show" prints the policy.`,
    { extra: { policy: path, rule: verdict.rule?.name ?? 'default' } },
  );
}

function questionOf({ file }: Layer, verdict: Verdict, call: Call, words: readonly string[]): string {
  const { method, about } = call;
  const why = verdict.findings.find(({ rule }) => rule === verdict.rule)?.why;
  const record = about === undefined ? '' : ` for ${about}`;
  const reason = why === undefined ? '' : ` (${why})`;
  return `The policy ${file?.path ?? ''} asks before this write: ${nameOf(verdict)}${reason}. Send ${method} ${filled(call)} of "${words.join(' ')}"${record}?`;
}

function plannedOf(verdicts: readonly Examined[]): Planned | undefined {
  let found: Planned | undefined;
  for (const { layer, verdict } of verdicts) {
    const { answer, rule } = verdict;
    if (layer.file === undefined || answer === 'allow') continue;
    if (found === undefined || isStricter(answer, found.answer))
      found = { answer, rule: rule?.name ?? 'default', file: layer.file.path };
  }
  return found;
}
