/** Counts the writes of a run by their outcome, and derives what an error says about them. */
import type { Effect } from '../contract/command.js';
import type { Fate, Failure, RunAgain, Sent, Writes } from '../contract/failure.js';

/** Whether an effect is a write: it changes something at the service. */
export const isWrite = (effect: Effect): effect is Exclude<Effect, 'read' | 'local'> =>
  effect !== 'read' && effect !== 'local';

/** Why a write cannot be taken back whose spec does not say it. */
export const unstated = 'No command of the client takes it back.';

/** What an error says of the writes of its run. */
export interface WriteOutcome {
  readonly sent: Sent;
  readonly retry: RunAgain;
  /** Running the command again is safe, and can succeed: the cause may pass. */
  readonly retryable: boolean;
}

/** Failures that may not occur again. */
const PASSING: ReadonlySet<unknown> = new Set<Failure>(['unavailable', 'rate']);

/**
 * Returns the outcome of a failed run. `kind` is that of its error, undefined if the run was stopped; `isLasting`: the cause stays
 * until something is changed.
 */
export function outcomeOf(kind: Failure | object | undefined, writes: Writes, isLasting = false): WriteOutcome {
  const { sent, answered, done, unknown, repeatable } = writes;
  const retry =
    done + unknown > 0
      ? 'check'
      : kind === undefined || PASSING.has(kind)
        ? 'safe'
        : // The requests may be repeated, but the same run fails again.
          repeatable > 0
          ? 'check'
          : 'no';
  const retryable = retry === 'safe' && !isLasting;
  return { sent: sent === 0 ? 'no' : answered > 0 ? 'yes' : 'unknown', retry, retryable };
}

/**
 * Returns the outcome as a sentence for people; undefined if the error says enough. `isWrite`: the command changes something;
 * `fate`: what became of the request that the error is about.
 */
export function outcomeSentence(
  { sent, retry }: Pick<WriteOutcome, 'sent' | 'retry'>,
  writes: Writes,
  { isWrite, fate }: { readonly isWrite: boolean; readonly fate?: Fate },
): string | undefined {
  if (retry === 'safe') {
    if (sent === 'no') return isWrite ? 'Nothing was sent; run it again.' : undefined;
    return writes.repeatable > 0 ? 'The request may have taken effect. It is safe to run it again.' : undefined;
  }
  if (retry === 'no') return undefined;
  if (writes.sent === 1 && (writes.done === 0 || fate === 'unknown'))
    return 'The request may have taken effect. Check before you run it again.';
  return writes.sent === 1
    ? '1 write was sent. Check what it changed before you run it again.'
    : `${String(writes.sent)} writes were sent. Check what they changed before you run it again.`;
}

/**
 * Returns the sentence for a look-up that failed before the first write of a run: the first question of
 * a user is then whether something was changed. Empty for a read, and after a write.
 */
export const nothingSent = (effect: Effect, { writes }: { readonly writes: Writes }): string =>
  isWrite(effect) && writes.sent === 0 ? 'Nothing was sent.' : '';

/** A write in progress. */
export interface OpenWrite {
  /** Its bytes may have been sent. `isRepeatable`: a second request has the same effect. */
  left(isRepeatable: boolean): void;
  /** The service responded, at least to one attempt. */
  answered(): void;
  end(fate: Fate): void;
  readonly isSent: boolean;
}

/** Adds the writes of a run to those of the run around it. */
export function addWrites(to: Writes, { sent, answered, done, unknown, repeatable }: Writes): void {
  const total = to as { -readonly [name in keyof Writes]: number };
  total.sent += sent;
  total.answered += answered;
  total.done += done;
  total.unknown += unknown;
  total.repeatable += repeatable;
}

/** Counts the writes of a run by their outcome. A write without a known one may have taken effect. */
export function countWrites(): { readonly writes: Writes; readonly open: () => OpenWrite } {
  const writes = { sent: 0, answered: 0, done: 0, unknown: 0, repeatable: 0 };
  const open = (): OpenWrite => {
    let doubt: 'unknown' | 'repeatable' | undefined;
    let isAnswered = false;
    return {
      left: (isRepeatable) => {
        if (doubt !== undefined) return;
        doubt = isRepeatable ? 'repeatable' : 'unknown';
        writes.sent += 1;
        writes[doubt] += 1;
      },
      answered: () => {
        if (!isAnswered) writes.answered += 1;
        isAnswered = true;
      },
      end: (fate) => {
        if (doubt === undefined || fate === 'unknown') return;
        writes[doubt] -= 1;
        if (fate === 'done') writes.done += 1;
      },
      get isSent() {
        return doubt !== undefined;
      },
    };
  };
  return { writes, open };
}
