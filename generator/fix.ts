/** Applies what diagnostics know how to fix. */
import { applyEdits, separate } from './1-read/edits.js';
import type { Source } from './1-read/source.js';
import type { Diagnostic } from './diagnostics/report.js';
import { replaceSources } from './replace.js';

/** A fix that leads to another one without end is a bug. */
const MOST_ROUNDS = 50;

/** Returns the findings that have a fix in the files of the user. */
export const fixable = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
  found.filter(({ edit, span }) => edit !== undefined && !span.source.shared);

/** Fixes specs until nothing is left that can be fixed. @returns what was fixed. */
export async function fix(find: () => Promise<readonly Diagnostic[]>): Promise<readonly Diagnostic[]> {
  const fixed: Diagnostic[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const changes = separate(
      fixable(await find()).map((diagnostic) => ({ diagnostic, edits: diagnostic.edit ? [diagnostic.edit] : [] })),
    );
    if (changes.length === 0) break;
    const edits = changes.flatMap((change) => change.edits);
    const sources = new Map<string, Source>(edits.map(({ span }) => [span.source.file, span.source]));
    const changed = [...sources.values()].map((source) => {
      const own = edits.filter(({ span }) => span.source.file === source.file);
      return { ...source, text: applyEdits(source, own) };
    });
    await replaceSources(changed);
    fixed.push(...changes.map(({ diagnostic }) => diagnostic));
  }
  return fixed;
}
