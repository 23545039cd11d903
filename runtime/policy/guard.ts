/** Asks the policies of a run about its writes: the gate of the service, and the files of the machine and the user. */
import { CliError, toRun } from '../base/errors.js';
import { isWrite } from '../base/writes.js';
import type { Remedy } from '../contract/failure.js';
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
import type { Policy, Rule, Verdict, Write } from './types.js';

/** What a person answers: the write that was asked about, or all of this run that the rule asks about. */
export type Approval = 'no' | 'one' | 'all';

/** Asks a person; `--yes` does not answer. Returns undefined if nobody can be asked. */
export type Approve = (question: string) => Promise<Approval | undefined>;

/** The answer that a dry run shows. */
type Planned = NonNullable<PlannedWrite['policy']>;

/** Asks the policies of a run about its writes. */
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

type WriteOptions = Write['options'];

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
  /** Shared with other guards of the same profile; default: its own. */
  readonly state?: GuardState;
}

/** What a guard knows of the writes before. */
export interface GuardState {
  last: Promise<unknown>;
  loading?: Promise<readonly Layer[]>;
  /** Number of writes by rule. */
  readonly runs: Map<Rule, number>;
  /** What asks, a rule or the default of a policy, and was approved for all of the run. */
  readonly approved: Set<Rule | Layer>;
}

export const createGuardState = (): GuardState => ({ last: Promise.resolve(), runs: new Map(), approved: new Set() });

/** A policy with where it comes from. The gate of a service has no file. */
export interface Layer {
  readonly policy: Policy;
  readonly file?: FoundPolicy;
  /** Opens the counts of its daily limits; absent if it has none. */
  readonly counts?: () => Promise<DayCounts>;
}

/** Returns the policies of a run, the gate of the service first. */
export async function layersOf(parts: GuardParts): Promise<readonly Layer[]> {
  const { client, service, world, profile, folder } = parts;
  const found = await findPolicies({ binary: client.binary, world, profile, folder: known(folder) });
  const checked = await Promise.all(found.map(async (file) => checkCommands(file, client)));
  return [{ policy: gatePolicy(service) }, ...checked.map((file) => layerOf(file, parts))];
}

function layerOf(file: FoundPolicy, { client: { binary }, world }: GuardParts): Layer {
  const { policy = NOTHING } = file;
  if (policy.rules.every(({ atMost }) => atMost?.day === undefined)) return { file, policy };
  let opened: Promise<DayCounts> | undefined;
  const counts = (): Promise<DayCounts> =>
    (opened ??= import('./counts.js').then(({ openCounts }) => openCounts(file, binary, world)));
  return { file, policy, counts };
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

/** Returns how many writes a rule has matched in 24 hours, by its name. */
type DayOf = (rule: string) => number;

/** Creates the guard of a run. Nothing is read before the first write. */
export function createGuard(parts: GuardParts): OpenGuard {
  const { client, command, world, words, state = createGuardState() } = parts;
  const { runs, approved } = state;

  /** Returns the policies, and a function that judges a write by one of them. */
  const open = async (call: Call | undefined, effect: Effect, options: WriteOptions) => {
    const layers = await (state.loading ??= layersOf(parts));
    const write = await writeOf(call, effect, options, layers, parts);
    const planned = await approvedLayers(call, layers, world);
    const judgeBy = (layer: Layer, dayOf: DayOf): Verdict => {
      const countOf = (rule: Rule) => ({ run: runs.get(rule) ?? 0, day: dayOf(rule.name) });
      const verdict = judge(layer.policy, write, countOf);
      return verdict.answer === 'ask' && planned.has(layer) ? { ...verdict, answer: 'allow' } : verdict;
    };
    const verdicts: Examined[] = [];
    for (const layer of layers) {
      const dayOf = call === undefined ? undefined : await (await layer.counts?.())?.read();
      verdicts.push({ layer, verdict: judgeBy(layer, dayOf ?? (() => 0)) });
    }
    return { verdicts, judgeBy };
  };

  async function checkWrite(
    call: Call,
    effect: Effect,
    options: Options,
    approve: Approve,
  ): Promise<Planned | undefined> {
    const { verdicts, judgeBy } = await open(call, effect, options);
    // The gate of the service never stops a dry run, and the policies of others are shown.
    if (options.dryRun) return plannedOf(verdicts);
    const refusing = verdicts.find(({ verdict }) => verdict.answer === 'refuse');
    if (refusing !== undefined) throw refusalOf(refusing, client.binary);
    const answered = new Set(approved);
    for (const one of verdicts) {
      const asker = askerOf(one);
      if (one.verdict.answer !== 'ask' || answered.has(asker)) continue;
      const answer = await approve(questionOf(one, call, words));
      if (answer === undefined || answer === 'no') throw unapproved(one, answer, call, client.binary);
      answered.add(asker);
      if (answer === 'all') approved.add(asker);
    }
    for (const { layer, verdict } of verdicts) {
      const counting = verdict.findings.flatMap(({ rule, counts }) => (counts ? [rule] : []));
      const daily = counting.flatMap(({ name, atMost }) => (atMost?.day === undefined ? [] : [name]));
      const counts = daily.length === 0 ? undefined : await layer.counts?.();
      await counts?.take(daily, (dayOf) => {
        // Another process may have reached a limit in the meantime.
        const now = { layer, verdict: judgeBy(layer, dayOf) };
        const { answer } = now.verdict;
        if (answer !== 'allow' && !(answer === 'ask' && answered.has(askerOf(now))))
          throw refusalOf(now, client.binary);
      });
      for (const rule of counting) runs.set(rule, (runs.get(rule) ?? 0) + 1);
    }
    return undefined;
  }

  return {
    examine: async (...write) => (await open(...write)).verdicts,
    async admit(effect, options, canAsk) {
      if (options.dryRun) return;
      for (const one of (await open(undefined, effect, options)).verdicts) {
        const { least } = one.verdict;
        // Commands such as `api` and copies may only read: their requests show it.
        if (least === 'allow' || (one.layer.file !== undefined && !(await declaresWrites(client, command.id))))
          continue;
        if (least === 'refuse') throw refusalOf(one, client.binary);
        if (!canAsk()) throw unapproved(one, undefined, undefined, client.binary);
      }
    },
    check: (...write) => {
      // One after the other: a question or a count must not be overtaken by the next request.
      const checked = state.last.then(() => checkWrite(...write));
      state.last = checked.catch(() => undefined);
      return checked;
    },
  };
}

/** Returns the policies for which the plan was approved that a request is a line of. */
async function approvedLayers(
  call: Call | undefined,
  layers: readonly Layer[],
  { now }: Pick<World, 'now'>,
): Promise<ReadonlySet<Layer>> {
  const plan = call?.logged?.marks?.applied;
  const own = layers.flatMap((layer) => (layer.file === undefined ? [] : [{ layer, file: layer.file }]));
  if (plan === undefined || own.length === 0) return new Set();
  const { isApproved } = await import('./approvals.js');
  return new Set(own.filter(({ file }) => isApproved(file, plan, now())).map(({ layer }) => layer));
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
  return { ...known, ...(await sameRequests(client, command.id, call, leaves)), leaves };
}

/** Returns what answers: a rule, or the default of a policy. */
const askerOf = ({ layer, verdict }: Examined): Rule | Layer => verdict.rule ?? layer;

const nameOf = ({ rule }: Verdict): string => (rule === undefined ? 'its default' : `the rule "${rule.name}"`);

function refusalOf({ layer: { file }, verdict }: Examined, binary: string): CliError {
  const { rule } = verdict;
  if (file === undefined) return new CliError('refused', rule?.says?.message ?? '', rule?.says?.remedy);
  if (file.fault !== undefined)
    return new CliError(
      'refused',
      `The policy ${file.path} cannot be used, so every write is refused: ${file.fault}.`,
      toRun(`${binary} policy check`, (line) => `${line} checks it.`),
      { extra: { policy: file.path } },
    );
  // What the rule compares is the way around it.
  return refused(`The policy refuses this write: ${nameOf(verdict)} in ${file.path}.`, file, verdict, binary);
}

function unapproved(
  { layer: { file }, verdict }: Examined,
  answer: 'no' | undefined,
  call: Call | undefined,
  binary: string,
): CliError {
  const why = answer === 'no' ? 'it was declined' : 'nobody can be asked here';
  const text = `The policy asks a person before this write, and ${why}: ${nameOf(verdict)} in ${file?.path ?? ''}.`;
  const isPlanned = answer === undefined && call?.logged?.marks?.applied !== undefined;
  const by = `"${binary} plan approve" approves the plan at a terminal.`;
  return refused(text, file, verdict, binary, ...(isPlanned ? [by] : []));
}

const refused = (
  message: string,
  file: FoundPolicy | undefined,
  { rule }: Verdict,
  binary: string,
  remedy: string | Remedy = toRun(`${binary} policy show`, (line) => `${line} prints the policy.`),
): CliError =>
  new CliError('refused', message, remedy, { extra: { policy: file?.path ?? '', rule: rule?.name ?? 'default' } });

function questionOf({ layer: { file }, verdict }: Examined, call: Call, words: readonly string[]): string {
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
