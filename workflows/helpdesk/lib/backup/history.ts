import { stringifyJson } from 'cmdspec-runtime/kit';
import { appendLines, compact } from '../../../lib/lines.js';
import type { Run } from './run.js';

/** One line of a change log. */
export type Change =
  | { readonly op: 'upsert'; readonly resource: string; readonly id: unknown; readonly snapshot: unknown }
  | { readonly op: 'delete'; readonly resource: string; readonly id: unknown; readonly tombstoneAt: string };

const FOLDER = '_history';

/** Identifies the change of a line: two lines of the same change begin with the same text. */
const KEY = /^\{"op":"\w+","resource":"\w+","id":(?:"(?:[^"\\]|\\.)*"|[^,]*),/;

/** Path of the log of this run: its start, with dashes for colons, and its mode. */
const fileOf = ({ startedAt, mode }: Run): string =>
  `${FOLDER}/${startedAt.replace(/[:.]/g, '-').replace(/Z$/, '')}-${mode}.ndjson`;

const lineOf = (change: Change): string => {
  const { op, resource, id } = change;
  const rest =
    op === 'upsert' ? `"snapshot":${stringifyJson(change.snapshot)}` : `"tombstoneAt":"${change.tombstoneAt}"`;
  return `{"op":"${op}","resource":"${resource}","id":${stringifyJson(id)},${rest}}`;
};

/** With `--keep-history`, appends to the change log. */
export async function remember(run: Run, changes: readonly Change[]): Promise<void> {
  if (run.args['keep-history'] !== true || changes.length === 0) return;
  await run.folder.ensure(FOLDER);
  await appendLines(run.folder, fileOf(run), changes.map(lineOf));
}

/** Removes duplicate changes, which an interrupted run may have logged. */
export async function tidyHistory(run: Run): Promise<void> {
  await compact(run.folder, fileOf(run), (line) => KEY.exec(line)?.[0]);
}
