import { CliError, type Kit, type Row, type Workflow } from 'cmdspec/kit';

export interface ConvWatchArgs {
  readonly mailbox?: string;
  readonly status: string;
  readonly poll: number;
  readonly limit: number;
  readonly once?: boolean;
  readonly 'max-polls'?: number;
}

/** Conversations whose last state is remembered. */
const REMEMBERED = 5000;

/** Longest wait after polls that failed, in seconds. */
const LONGEST = 300;

/** Seconds that one poll reaches back into the one before: the service's clock and its lists are not in step. */
const OVERLAP = 2;

const convWatch: Workflow<ConvWatchArgs, 'latest'> = async (args, kit) => {
  const { globals, out } = kit;
  // The limit is that of each poll.
  const printing = { live: true, ownLimit: true } as const;
  try {
    if (globals.jq !== undefined) {
      // A filter sees one poll at a time: the whole list never ends.
      for await (const rows of polls(args, kit)) await out.rows(rows, printing);
    } else {
      await (out.format === 'json' ? out.as('ndjson') : out).rows(polls(args, kit), printing);
    }
  } catch (error) {
    // Ctrl-C is how a watch ends.
    if (!kit.interrupted) throw error;
  }
};

/** What is new or changed in each poll, oldest first. */
async function* polls(args: ConvWatchArgs, kit: Kit<'latest'>): AsyncGenerator<readonly Row[]> {
  const { out } = kit;
  const most = args.once ? 1 : (args['max-polls'] ?? Infinity);
  const seen = new Map<string, string>();
  let cursor = -Infinity;
  let failed = 0;
  for (let poll = 1; ; poll += 1) {
    const began = kit.now().getTime();
    try {
      const { rows, left, at } = await read(args, cursor, kit);
      failed = 0;
      cursor = Math.max(cursor, Math.floor((at ?? began) / 1000) - OVERLAP);
      const fresh = rows.filter((row) => remember(seen, row)).reverse();
      if (left > 0) {
        const more = left === 1 ? '1 more matches and is' : `${String(left)} more match and are`;
        kit.note(`${more} not shown; --limit shows more.`);
      }
      if (fresh.length > 0) {
        if (out.format === 'table') kit.note(`--- ${kit.now().toTimeString().slice(0, 8)} ---`);
        yield fresh;
      }
    } catch (error) {
      if (poll >= most || !(error instanceof CliError) || !passing(error)) throw error;
      failed += 1;
      kit.warn(`${error.message.replace(/[.\s]+$/, '')}. Going on in ${String(wait(args.poll, failed))} s.`);
    }
    if (poll >= most) return;
    await kit.sleep(wait(args.poll, failed) * 1000);
  }
}

/** One poll: the rows that changed last, how many matched beside them, and the time of the service in milliseconds. */
async function read(
  { mailbox, status, limit }: ConvWatchArgs,
  cursor: number,
  { calls }: Kit<'latest'>,
): Promise<{ readonly rows: readonly Row[]; readonly left: number; readonly at: number | undefined }> {
  const since = cursor === -Infinity ? undefined : `${new Date(cursor * 1000).toISOString().slice(0, 19)}Z`;
  const pages = calls.latest.pages({ mailbox, status, since }, { limit });
  const rows: Row[] = [];
  let at: number | undefined;
  let total = 0;
  for await (const page of pages) {
    rows.push(...page.rows);
    if (page.index > 0) continue;
    at = Date.parse(page.headers.date ?? '');
    total = page.total ?? 0;
  }
  return { rows, left: Math.max(0, total - rows.length), at: Number.isNaN(at) ? undefined : at };
}

/** Whether the conversation is new, or another than it was when it was seen last. */
function remember(seen: Map<string, string>, row: Row): boolean {
  const id = String(row.id);
  const assignee = (row.assignee as Row | null | undefined)?.id;
  const now = JSON.stringify([row.status, assignee, row.threads, row.subject, row.userUpdatedAt].map(String));
  const same = seen.get(id) === now;
  // Set anew, so that the first of the map is the one not met for longest.
  seen.delete(id);
  seen.set(id, now);
  const [oldest] = seen.keys();
  if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
  return !same;
}

/** Failures that end by themselves. */
function passing({ kind }: CliError): boolean {
  return kind === 'rate' || kind === 'unavailable';
}

/** Seconds until the next poll: doubled with each failure in a row. */
function wait(poll: number, failed: number): number {
  return failed === 0 ? poll : Math.max(poll, Math.min(LONGEST, poll * 2 ** failed));
}

export default convWatch;
