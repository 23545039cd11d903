/** What a task for an agent is. */
import type { Call, ClientName, Desk, DeskOptions } from './desk.js';

export interface Task extends DeskOptions {
  /** Name of the task in the table. */
  readonly name: string;
  /** What the agent is asked. */
  readonly question: string;
  /**
   * The shortest honest way of an agent that knows the skill files alone: each line is one call of its shell. It looks up what it
   * cannot know, and runs with `--dry-run` what cannot be taken back.
   */
  readonly lines: readonly string[];
  /** Lines that somebody has run before, for what there is to undo. */
  readonly before?: readonly string[];
  /** Number of lines that fail on the way; none unless the sandbox is unreliable. */
  readonly fails?: number;
  /** Fails unless the question is answered, or what was asked is done; the state is read anew from the sandboxes. */
  readonly check: (desk: Desk, calls: readonly Call[]) => Promise<void> | void;
}

/** Clients whose skill an agent must have read. */
export const clientsOf = ({ lines }: Task): readonly ClientName[] =>
  (['crmcli', 'helpdeskcli', 'ledgercli'] as const).filter((name) => lines.some((line) => line.includes(`${name} `)));

/** Returns what the last call has printed. */
export const answer = (calls: readonly Call[]): string => calls.at(-1)?.stdout ?? '';

/** Returns all that the calls have printed on standard output. */
export const answers = (calls: readonly Call[]): string => calls.map(({ stdout }) => stdout).join('');
