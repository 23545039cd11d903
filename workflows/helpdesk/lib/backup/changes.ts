/** The log of what a run has changed, with `--keep-history`. */
import { createHash } from 'node:crypto';
import { appendLines, readLines, stringifyJson } from 'cmdspec-runtime/kit';
import { startOf, type Run } from './run.js';

/** One line of a change log. */
export type Change =
  | { readonly op: 'upsert'; readonly resource: string; readonly id: unknown; readonly snapshot: unknown }
  | { readonly op: 'delete'; readonly resource: string; readonly id: unknown; readonly tombstoneAt: string };

const FOLDER = '_history';

/** Digests of the lines that the interrupted part of a run has written. */
const logged = new WeakMap<Run, Promise<ReadonlySet<string>>>();

/** With `--keep-history`, appends to the change log. What the interrupted part of the run has logged is left out. */
export async function remember(run: Run, changes: readonly Change[]): Promise<void> {
  if (run.args['keep-history'] !== true || run.dry || changes.length === 0) return;
  await run.folder.ensure(FOLDER);
  const known = await (logged.get(run) ?? logged.set(run, digestsIn(run)).get(run));
  const lines = changes.map((change) => stringifyJson(change)).filter((line) => known?.has(digestOf(line)) !== true);
  await appendLines(run.folder, pathOf(run), lines);
}

/** Path of the log: the start of the run, with dashes for colons, and its mode. */
const pathOf = (run: Run): string =>
  `${FOLDER}/${startOf(run).replaceAll(':', '-').replace(/Z$/, '')}-${run.mode}.ndjson`;

async function digestsIn(run: Run): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  if (run.continued) for await (const line of readLines(run.folder, pathOf(run))) found.add(digestOf(line));
  return found;
}

const digestOf = (line: string): string => createHash('sha256').update(line).digest('base64');
