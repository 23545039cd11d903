/** Lists whose rows come and go, in the paging styles of the services. */

export const SIZE = 10;
/** Ids from here on belong to rows that leave. */
export const FIRST_TO_LEAVE = 1000;

/**
 * A list in which many rows stay. Each change, up to a maximum number of changes, removes two of the other rows and
 * adds three.
 */
export function movingRows(changes = 20): {
  readonly ids: number[];
  readonly change: () => void;
  /** Removes the first ones of the others. */
  readonly leave: (count: number) => void;
} {
  const ids = Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? index + 1 : FIRST_TO_LEAVE + index));
  let newest = 2 * FIRST_TO_LEAVE;
  const leave = (count: number): void => {
    for (let left = count; left > 0; left -= 1) {
      const at = ids.findIndex((id) => id >= FIRST_TO_LEAVE);
      if (at >= 0) ids.splice(at, 1);
    }
  };
  return {
    ids,
    leave,
    change: () => {
      // After a while the rows rest: a list that always moves has no end.
      if (newest > 2 * FIRST_TO_LEAVE + 3 * changes) return;
      leave(2);
      ids.unshift((newest += 1));
      ids.push((newest += 1), (newest += 1));
    },
  };
}

export type Page = (ids: readonly number[], url: URL) => unknown;

// Definitions of fields are identified by their code.
export const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ id, field_code: String(id) }));

export const numbered: Page = (ids, { searchParams }) => {
  const number = Number(searchParams.get('page') ?? 1);
  const conversations = rowsOf(ids.slice((number - 1) * SIZE, number * SIZE));
  const page = { number, size: SIZE, totalElements: ids.length, totalPages: Math.ceil(ids.length / SIZE) };
  return { _embedded: { conversations }, page };
};

export const offset: Page = (ids, { searchParams }) => {
  const start = Number(searchParams.get('start') ?? 0);
  const end = start + SIZE;
  const more = end < ids.length;
  const pagination = { start, limit: SIZE, more_items_in_collection: more, ...(more && { next_start: end }) };
  return { success: true, data: rowsOf(ids.slice(start, end)), additional_data: { pagination } };
};

/** A page that begins after a row: nothing can move across it. */
const after = (ids: readonly number[], row: string | null): { rows: readonly number[]; last: string | null } => {
  const left = ids.filter((id) => id > Number(row ?? 0)).sort((a, b) => a - b);
  return { rows: left.slice(0, SIZE), last: left.length > SIZE ? String(left[SIZE - 1]) : null };
};

export const cursor: Page = (ids, { searchParams }) => {
  const { rows, last } = after(ids, searchParams.get('cursor'));
  return { success: true, data: rowsOf(rows), additional_data: { next_cursor: last } };
};

export const linked: Page = (ids, url) => {
  const { rows, last } = after(ids, url.searchParams.get('$skiptoken'));
  const next = last === null ? {} : { __next: `${url.origin}${url.pathname}?$skiptoken=${last}` };
  return { d: { results: rows.map((id) => ({ HID: id })), ...next } };
};

/** Feeds by row version: changed rows move to the end, and removed rows are in the log of deletions. */
export function movingFeeds(types: Readonly<Record<string, number>>, changes: number) {
  let version = 2n ** 53n;
  const log: { readonly type: number; readonly id: number; readonly version: bigint }[] = [];
  const next = (): bigint => (version += 1n);
  const feeds = Object.entries(types).map(([name, type]) => {
    const { ids, change, leave } = movingRows(changes);
    const versions = new Map<number, bigint>();
    let touched = 0;
    /** Follows the rows, and changes one of those that stay whenever others move. */
    const follow = (): void => {
      const gone = [...versions.keys()].filter((id) => !ids.includes(id));
      const added = ids.filter((id) => !versions.has(id));
      for (const id of gone) log.push({ type, id, version: next() });
      for (const id of gone) versions.delete(id);
      for (const id of added) versions.set(id, next());
      const stays = ids.filter((id) => id < FIRST_TO_LEAVE);
      if (gone.length + added.length > 0) versions.set(stays[(touched += 7) % stays.length] ?? 0, next());
    };
    follow();
    return {
      name,
      versions,
      move: () => [change(), follow()],
      leave: (count: number) => [leave(count), follow()],
    };
  });
  const above = (url: URL): bigint =>
    BigInt(
      url.searchParams.get('$skiptoken') ?? /Timestamp gt (\d+)L/.exec(url.searchParams.get('$filter') ?? '')?.[1] ?? 0,
    );
  const pageOf = (rows: readonly { readonly version: bigint; readonly row: object }[], url: URL): unknown => {
    const left = rows.filter((one) => one.version > above(url)).sort((a, b) => (a.version < b.version ? -1 : 1));
    const page = left.slice(0, SIZE).map((one) => ({ ...one.row, Timestamp: String(one.version) }));
    const token = `$skiptoken=${String(left[SIZE - 1]?.version)}`;
    const link = left.length > SIZE ? { __next: `${url.origin}${url.pathname}?${token}` } : {};
    return { d: { results: page, ...link } };
  };
  return {
    leave: (count: number): void => feeds.forEach((feed) => feed.leave(count)),
    /** The page of a feed or of the log, after which rows move. */
    page(name: string, url: URL): unknown {
      const feed = feeds.find((one) => one.name === name);
      const rows = [...(feed?.versions ?? [])].map(([id, own]) => ({ version: own, row: { ID: id } }));
      const entries = log.map(({ type, id, version: own }) => ({
        version: own,
        row: { EntityKey: String(id), EntityType: type },
      }));
      const page = pageOf(name === 'Deleted' ? entries : rows, url);
      feed?.move();
      return page;
    },
  };
}
