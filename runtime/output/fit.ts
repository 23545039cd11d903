/** Fits the columns of a table to the width of a terminal. */

/** Blanks between columns. */
export const GAP = 2;
/** Printed after the headers when some columns do not fit. */
export const MORE = '…';
/** A text is readable from this width on: below it, columns are left out instead. */
const READABLE = 12;
/** The beginning of an id, enough to distinguish records. */
const ID = 8;
/** Headers of numbers, dates and codes are readable from this width on. */
const HEADER = 8;
/** No column is cut below this. */
const NARROW = 6;

/** What the cells of a column need. */
export interface Need {
  /** Width of the widest cell, or of the header. */
  readonly width: number;
  /** Width of the widest number, date or code, which would read as another value if it were cut; 0 if texts are cut. */
  readonly whole: number;
  /** The cells are long ids, such as GUIDs. */
  readonly isId: boolean;
}

/**
 * How far columns may be cut, in the order in which that is tried: texts as long as they stay readable, then texts further,
 * then an id in the first column (which the next command needs), then everything.
 */
const LIMITS: readonly ((need: Need) => number)[] = [
  ({ whole }) => (whole ? Math.max(whole, HEADER) : READABLE),
  ({ whole }) => whole || NARROW,
  ({ whole, isId }) => (isId ? ID : whole || READABLE),
  () => NARROW,
];

/**
 * Returns the widths of the columns that fit, from the left: the other columns are left out. Two columns are always shown.
 * Ids after the first column are shortened first.
 * `kept` is the number of columns that earlier rows were printed with.
 */
export function fitColumns(needs: readonly Need[], room: number | undefined, kept?: number): readonly number[] {
  const shown = kept === undefined ? needs : needs.slice(0, kept);
  const isWhole = (count: number): boolean => count === needs.length;
  const roomFor = (count: number): number => (room ?? Infinity) - (isWhole(count) ? 0 : GAP + MORE.length);
  const whole = shown.map(({ width }) => width);
  if (total(whole) <= roomFor(shown.length)) return whole;
  // An id after the first column is for reference: it makes room before anything else does.
  const widths = shown.map(({ width, isId }, at) => (isId && at > 0 ? Math.min(width, ID) : width));
  if (total(widths) <= roomFor(shown.length)) return widths;
  const least = Math.min(2, shown.length);
  for (const limit of LIMITS) {
    const floors = shown.map((need, at) => Math.min(widths[at] ?? 0, Math.max(limit(need), NARROW)));
    let count = shown.length;
    while (kept === undefined && count > least && total(floors.slice(0, count)) > roomFor(count)) count -= 1;
    if (total(floors.slice(0, count)) > roomFor(count)) continue;
    return narrow(widths.slice(0, count), floors, roomFor(count));
  }
  const count = kept ?? least;
  return narrow(
    widths.slice(0, count),
    widths.map((width) => Math.min(width, NARROW)),
    0,
  );
}

/** Narrows the widest columns until they fit, none below its floor. */
function narrow(widths: readonly number[], floors: readonly number[], room: number): readonly number[] {
  const capped = (cap: number): number[] => widths.map((width, at) => Math.max(floors[at] ?? 0, Math.min(width, cap)));
  let cap = Math.max(...widths, 1);
  while (cap > 1 && total(capped(cap)) > room) cap -= 1;
  return capped(cap);
}

/** Returns the width of a table of columns. */
export const total = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));
