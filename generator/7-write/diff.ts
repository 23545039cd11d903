/** Unified diffs. */
import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatch } from 'diff';

/** Maximum number of changed lines for a line-by-line comparison, whose time is quadratic: 0.5 s at this limit. */
const comparable = 2000;

/**
 * Returns a unified diff that patch can read; empty for equal texts. `undefined` is a file that does not exist. A file with
 * too many changes to compare line by line is shown as replaced.
 */
export function unified(path: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return '';
  const file = path.replace(/^\//, '');
  const names = [
    before === undefined ? '/dev/null' : `a/${file}`,
    after === undefined ? '/dev/null' : `b/${file}`,
  ] as const;
  const [old, now] = [before ?? '', after ?? ''];
  const options = { context: 3, maxEditLength: comparable };
  const patch = structuredPatch(...names, old, now, undefined, undefined, options) ?? replaced(...names, old, now);
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

function replaced(oldName: string, newName: string, old: string, now: string): StructuredPatch {
  const removed = structuredPatch(oldName, newName, old, '', undefined, undefined).hunks[0];
  const added = structuredPatch(oldName, newName, '', now, undefined, undefined).hunks[0];
  const hunk = {
    oldStart: 1,
    oldLines: removed?.oldLines ?? 0,
    newStart: 1,
    newLines: added?.newLines ?? 0,
    lines: [...(removed?.lines ?? []), ...(added?.lines ?? [])],
  };
  return { oldFileName: oldName, newFileName: newName, oldHeader: undefined, newHeader: undefined, hunks: [hunk] };
}
