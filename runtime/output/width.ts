const ASCII = /^[\x20-\x7e]*$/;
const MARKS = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function widthOf(grapheme: string): number {
  if (MARKS.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** Columns that text takes on a terminal. */
export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment);
  return width;
}

/** The text cut to so many columns, ending in an ellipsis when something was cut. */
export function cutTo(text: string, width: number): string {
  if (ASCII.test(text)) return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
  let used = 0;
  let kept = '';
  let last = '';
  for (const { segment } of graphemes.segment(text)) {
    const step = widthOf(segment);
    if (used + step > width) {
      // The ellipsis needs a column of its own.
      while (used > width - 1 && kept !== '') {
        kept = kept.slice(0, -last.length);
        used = displayWidth(kept);
        last = [...graphemes.segment(kept)].at(-1)?.segment ?? '';
      }
      return `${kept}…`;
    }
    kept += segment;
    used += step;
    last = segment;
  }
  return text;
}
