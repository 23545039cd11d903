/** `crmcli changes`: prints the records created or changed since the last run. */
import { many, noteCut, defined, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { newestOf, readChanges, type Changed } from './lib/feeds.js';
import { openPosition, startAfter, unprinted } from './lib/position.js';
import { instant } from '../lib/time.js';

interface Args {
  readonly since?: string;
  readonly peek?: boolean;
}

/** The position is stored only after the records were printed. */
const changes: Workflow<Args> = async ({ since, peek }, kit) => {
  const position = await openPosition('changes', since, kit);
  const start = await position.start();
  const reading = await readChanges(
    kit,
    start.watermark,
    ({ id, title, name, subject, add_time, update_time, is_archived }) => ({
      id,
      title: title ?? name ?? subject ?? null,
      add_time,
      update_time,
      is_archived,
    }),
  );
  const found = unprinted(reading, start);
  const { shown, split } = cut(found, kit.options.limit ?? Infinity);
  await kit.out.rows(shown.map(toRow), { ownLimit: true });
  if (shown.length < found.length) noteCut({ shown: shown.length, total: found.length }, kit);
  const newest = newestOf(shown);
  // Without a change, the next run starts where this one did.
  if (peek === true || (newest === undefined && since === undefined)) return;
  const next = startAfter(reading, new Set(found.slice(shown.length)), start);
  if (newest !== undefined && split > 0 && Date.parse(next.watermark) > newest) {
    const rest = many(split, ['more change', 'more changes']);
    kit.warn(
      `--limit splits a single update-time second: ${rest} at ${instant(newest)} will not be in the next run. ` +
        `--since ${instant(newest)} with a higher --limit shows them.`,
    );
  }
  await position.store(next);
  if (newest === undefined) return kit.note(`The next run starts at ${next.watermark}.`);
  kit.note(`Advanced watermark → ${next.watermark}`);
};

/**
 * Applies the limit. Changes of the second that it would split are left for the next run. If all shown changes are of that
 * second, it is split, and `split` is the number of its changes that are not shown.
 */
function cut(found: readonly Changed[], limit: number): { readonly shown: readonly Changed[]; readonly split: number } {
  if (found.length <= limit) return { shown: found, split: 0 };
  const second = ({ at }: Changed): number | undefined => (at === undefined ? undefined : Math.floor(at / 1000));
  const kept = found.slice(0, limit);
  const [last, next] = [kept.at(-1), found[limit]];
  if (last === undefined || next === undefined || second(last) === undefined || second(last) !== second(next)) {
    return { shown: kept, split: 0 };
  }
  const whole = kept.filter((one) => second(one) !== second(last));
  if (whole.length > 0) return { shown: whole, split: 0 };
  return { shown: kept, split: found.slice(limit).filter((one) => second(one) === second(last)).length };
}

const toRow = ({ collection, row, change }: Changed): Row =>
  defined({
    entity: collection,
    id: row['id'],
    title: row['title'],
    change,
    addTime: row['add_time'] ?? null,
    updateTime: row['update_time'] ?? null,
    isArchived: row['is_archived'],
  });

export default changes;
