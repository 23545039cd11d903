/** What the commands of the compiler share: where they print, and how they fail. */
import type { Kit, Workflow } from 'cmdspec-runtime/kit';
import { fileProblem } from './file-problem.js';

/** Where a command prints. Texts end with a newline, and an empty one prints nothing. */
export interface Printer {
  /** Prints a result. */
  readonly out: (text: string) => Promise<void> | void;
  /** Reports everything else. */
  readonly err: (text: string) => void;
}

/** How a command fails. Without a message, what it has printed says why. */
export interface Failed {
  readonly kind: 'usage' | { readonly exit: 'errors' | 'missing' };
  readonly message?: string;
  readonly remedy?: string;
}

/** The specs, or what they compile to, are not as they should be. */
export const wrong: Failed = { kind: { exit: 'errors' } };

/** Returns a workflow from a command, which returns how it failed. Files that it cannot use are reported. */
export const command =
  <Args>(run: (args: Args, print: Printer, kit: Kit) => Promise<Failed | undefined>): Workflow<Args> =>
  async (args, kit) => {
    let failed: Failed | undefined;
    try {
      failed = await run(args, printerOf(kit), kit);
    } catch (error) {
      const problem = fileProblem(error);
      if (problem === undefined) throw error;
      kit.fail('generic', problem, 'Fix this, or name another file or folder, and run the command again.');
    }
    if (failed !== undefined) kit.fail(failed.kind, failed.message, failed.remedy);
  };

const printerOf = (kit: Kit): Printer => ({
  out: async (text) => {
    if (text !== '') await kit.out.text(text);
  },
  err: (text) => {
    if (text !== '') kit.live(text.replace(/\n$/, ''), 'verbatim');
  },
});
