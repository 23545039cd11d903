/** The policy of a client as values: rules, the writes that they judge, and their answers. */
import type { Effect } from '../contract/command.js';

/** From the mildest to the strictest. */
export type Answer = 'allow' | 'ask' | 'refuse';

export type WriteEffect = Exclude<Effect, 'read' | 'local'>;

/** A range of times on days of the week, 0 is Sunday. A range with `from` after `to` ends on the next day. */
export interface Hours {
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly days: readonly number[];
  /** As it is written. */
  readonly text: string;
}

/** A bound of an amount; both numbers are decimals as text. Signs are ignored. */
export type Amount =
  { readonly field: string; readonly above: string } | { readonly field: string; readonly upTo: string };

/** A rule applies if all of its conditions hold; of a list, one element must. */
export interface Rule {
  readonly name: string;
  /** Patterns of command words: `*` stands for any text. */
  readonly commands?: readonly string[];
  readonly effects?: readonly WriteEffect[];
  /** Paths in the request body. */
  readonly fields?: readonly string[];
  readonly amount?: Amount;
  readonly hours?: readonly Hours[];
  /**
   * Number of writes that the other conditions match. A rule that refuses or asks applies when it is reached, a rule that
   * allows applies until then.
   */
  readonly atMost?: { readonly run?: number; readonly day?: number };
  /** The run has not confirmed the write with this option. Only the gate of a service has it: a file cannot name a flag. */
  readonly without?: 'allowWrites' | 'yes';
  readonly then: Answer;
  /** Message and remedy in place of those that name the rule. */
  readonly says?: { readonly message: string; readonly remedy: string };
}

export interface Policy {
  /** The answer if no rule applies. */
  readonly default: Answer;
  /** IANA name of the zone of `hours`. */
  readonly zone?: string;
  /** People are hidden in everything that leaves a run. */
  readonly people?: 'hidden';
  readonly rules: readonly Rule[];
}

/** A command by its words, and what it does. */
export interface Named {
  readonly words: string;
  readonly effect: string;
}

/** A value of a request body by its path in lower case; undefined for a value that is not a text or a number. */
export interface Leaf {
  readonly path: string;
  readonly value: string | null | undefined;
}

/** A write that is about to be sent. */
export interface Write {
  /** The command that runs, with the effect of the request. */
  readonly command: Named;
  /** Commands whose request this is, whichever command sends it. */
  readonly same: readonly Named[];
  /** No command of the client sends this request, so that it may do anything. */
  readonly isUnknown: boolean;
  /** Values of the body and query; undefined if they cannot be read, or are not known yet. */
  readonly leaves: readonly Leaf[] | undefined;
  /** The request does not exist yet: only what is certain without it counts. */
  readonly isEarly?: true;
  readonly options: { readonly allowWrites: boolean; readonly yes: boolean };
  readonly now: Date;
}

/** How many writes a rule has matched so far. */
export interface Count {
  readonly run: number;
  /** In the last 24 hours. */
  readonly day: number;
}

/** One rule and a write: `unknown` if only the request shows whether it applies. */
export interface Finding {
  readonly rule: Rule;
  readonly applies: 'yes' | 'no' | 'unknown';
  /** The condition that decided. */
  readonly why: string;
  /** The conditions besides `at-most` hold, so that the write counts. */
  readonly counts: boolean;
}

/** The answer of one policy. */
export interface Verdict {
  readonly answer: Answer;
  /** Absent: the default of the policy. */
  readonly rule?: Rule;
  /** The mildest answer that the request can still lead to. */
  readonly least: Answer;
  readonly findings: readonly Finding[];
}
