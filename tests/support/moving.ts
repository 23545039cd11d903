/** Lists whose rows come and go, in the paging styles of the services. */

export const SIZE = 10;
/** Ids from here on belong to rows that leave. */
export const FIRST_TO_LEAVE = 1000;

/** Rows of which many stay. Each change, up to a number of them, removes two of the others and adds three. */
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

export const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));

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
