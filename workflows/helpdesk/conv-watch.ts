/** `helpdeskcli conv watch`: polls for new and changed conversations and prints them. */
import { CliError, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { untilStopped } from '../lib/until-stopped.js';
import { instant } from '../lib/time.js';

export interface ConvWatchArgs {
  readonly mailbox?: string;
  readonly status: string;
  readonly poll: number;
  readonly limit: number;
  readonly once?: boolean;
  readonly 'max-polls'?: number;
}

/** Maximum number of conversations whose last version is remembered. */
const REMEMBERED = 5000;

/** Maximum wait after failed polls, in seconds. */
const LONGEST = 300;

/** Overlap of successive polls in seconds: the lists of the service lag behind its clock. */
const OVERLAP = 2;

const convWatch: Workflow<ConvWatchArgs, 'latest'> = async (args, kit) => {
  const { options, out } = kit;
  // The limit applies to each poll.
  const printing = { live: true, ownLimit: true } as const;
  await untilStopped(async () => {
    if (options.jq === undefined) {
      await (out.format === 'json' ? out.as('ndjson') : out).rows(polls(args, kit), printing);
      return;
    }
    // A filter needs a complete list, and the list of a poll is complete.
    for await (const rows of polls(args, kit)) await out.rows(rows, printing);
  }, kit);
};

/** Yields the new and changed conversations of each poll, oldest first. */
async function* polls(args: ConvWatchArgs, kit: Kit<'latest'>): AsyncGenerator<readonly Row[]> {
  const { out } = kit;
  const most = args.once ? 1 : (args['max-polls'] ?? Infinity);
  const seen = new Map<string, string>();
  let cursor = -Infinity;
  let failed = 0;
  for (let poll = 1; ; poll += 1) {
    const began = kit.world.now().getTime();
    try {
      const { rows, left, at } = await read(args, cursor, kit);
      failed = 0;
      cursor = Math.max(cursor, Math.floor((at ?? began) / 1000) - OVERLAP);
      const changed = rows.filter((row) => remember(seen, row)).reverse();
      if (left > 0) {
        const more = left === 1 ? '1 more matches and is' : `${String(left)} more match and are`;
        kit.note(`${more} not shown; --limit shows more.`);
      }
      if (changed.length > 0) {
        if (out.format === 'table') kit.note(`--- ${kit.world.now().toTimeString().slice(0, 8)} ---`);
        yield changed;
      }
    } catch (error) {
      if (poll >= most || !(error instanceof CliError) || !isTemporary(error)) throw error;
      failed += 1;
      kit.live(
        `Warning: ${error.message.replace(/[.\s]+$/, '')}. Retrying in ${String(waitSeconds(args.poll, failed))} s.`,
      );
    }
    if (poll >= most) return;
    await kit.world.sleep(waitSeconds(args.poll, failed) * 1000);
  }
}

/** Polls once: returns the last changed rows, the number of further matches, and the service time in milliseconds. */
async function read(
  { mailbox, status, limit }: ConvWatchArgs,
  cursor: number,
  { calls }: Kit<'latest'>,
): Promise<{ readonly rows: readonly Row[]; readonly left: number; readonly at: number | undefined }> {
  const since = cursor === -Infinity ? undefined : instant(cursor * 1000);
  const pages = calls.latest.pages({ mailbox, status, since }, { limit, onLack: () => undefined });
  const rows: Row[] = [];
  let at: number | undefined;
  let total = 0;
  for await (const page of pages) {
    rows.push(...page.rows);
    if (page.index > 0) continue;
    at = Date.parse(page.response.headers.date ?? '');
    total = page.total ?? 0;
  }
  return { rows, left: Math.max(0, total - rows.length), at: Number.isNaN(at) ? undefined : at };
}

/** Remembers the conversation; returns whether it is new or changed. */
function remember(seen: Map<string, string>, row: Row): boolean {
  const id = String(row.id);
  const assignee = (row.assignee as Row | null | undefined)?.id;
  const now = JSON.stringify([row.status, assignee, row.threads, row.subject, row.userUpdatedAt].map(String));
  const same = seen.get(id) === now;
  // Deleting first moves the entry to the end, so that the first one is the least recently seen.
  seen.delete(id);
  seen.set(id, now);
  const [oldest] = seen.keys();
  if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
  return !same;
}

/** Whether a later poll may succeed. */
function isTemporary({ kind }: CliError): boolean {
  return kind === 'rate' || kind === 'unavailable';
}

/** Returns the seconds until the next poll, doubled with each consecutive failure. */
function waitSeconds(poll: number, failed: number): number {
  return failed === 0 ? poll : Math.max(poll, Math.min(LONGEST, poll * 2 ** failed));
}

export default convWatch;
