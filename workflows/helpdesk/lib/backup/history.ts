import { stringifyJson } from 'cmdspec/kit';
import { appendLines, compact } from './lines.js';
import type { Run } from './run.js';

/** One line of a change log. */
export type Change =
  | { readonly op: 'upsert'; readonly resource: string; readonly id: unknown; readonly snapshot: unknown }
  | { readonly op: 'delete'; readonly resource: string; readonly id: unknown; readonly tombstoneAt: string };

const FOLDER = '_history';

/** What a line is about: the same change told twice begins with the same text. */
const KEY = /^\{"op":"\w+","resource":"\w+","id":(?:"(?:[^"\\]|\\.)*"|[^,]*),/;

/** The log of this run: its start with a dash for each colon, and its mode. */
const fileOf = ({ startedAt, mode }: Run): string =>
  `${FOLDER}/${startedAt.replace(/[:.]/g, '-').replace(/Z$/, '')}-${mode}.ndjson`;

const lineOf = (change: Change): string => {
  const { op, resource, id } = change;
  const rest =
    op === 'upsert' ? `"snapshot":${stringifyJson(change.snapshot)}` : `"tombstoneAt":"${change.tombstoneAt}"`;
  return `{"op":"${op}","resource":"${resource}","id":${stringifyJson(id)},${rest}}`;
};

/** Appends to the change log, with `--keep-history`. */
export async function remember(run: Run, changes: readonly Change[]): Promise<void> {
  if (run.args['keep-history'] !== true || changes.length === 0) return;
  await run.folder.ensure(FOLDER);
  await appendLines(run.folder, fileOf(run), changes.map(lineOf));
}

/** Leaves each change once: a run that was interrupted may have told some of them twice. */
export async function tidyHistory(run: Run): Promise<void> {
  await compact(run.folder, fileOf(run), (line) => KEY.exec(line)?.[0]);
}
