/** Measures and cuts text by the columns that it takes on a terminal. */

/** Characters that take one column each, whatever their neighbors are. Most text needs no further check. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u20ac]*$/;
const MARKS = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

let segmenter: Intl.Segmenter | undefined;

/** Splits text into characters as a reader sees them. Created at first use: its tables take a while to load. */
function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

function widthOf(grapheme: string): number {
  if (MARKS.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** Whether every character of the text takes one column. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/** Returns the number of columns that text takes on a terminal. */
export function displayWidth(text: string): number {
  if (isPlain(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes(text)) width += widthOf(segment);
  return width;
}

/** Cuts text to a number of columns; a cut text ends in an ellipsis. */
export function cutTo(text: string, width: number): string {
  if (isPlain(text)) return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
  let used = 0;
  let end = 0;
  for (const { segment, index } of graphemes(text)) {
    used += widthOf(segment);
    if (used > width) return `${text.slice(0, end)}…`;
    // One column is left for the ellipsis.
    if (used < width) end = index + segment.length;
  }
  return text;
}
