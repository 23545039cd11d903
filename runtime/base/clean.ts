/** Makes text from outside safe to print. */

/** C0 and C1 controls, DEL, and characters that change the direction or the lines of the text around them. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;
const ANY = new RegExp(UNSAFE.source);

/**
 * Makes untrusted text safe for one line on a terminal: line breaks and tabs become blanks, every other character that
 * could move the cursor, recolor, reorder or hide text becomes `\u{fffd}`.
 */
export function clean(text: string): string {
  if (!ANY.test(text)) return text;
  return text.replace(/\r\n?/g, '\n').replace(UNSAFE, (char) => (/[\n\t\u2028\u2029\v\f]/.test(char) ? ' ' : '\ufffd'));
}

/**
 * Like {@link clean}, but keeps line breaks and tabs: for CSV cells and text of several lines. A lone carriage return
 * becomes a line break, or the text after it would overwrite the beginning of the line.
 */
export function cleanLines(text: string): string {
  if (!ANY.test(text)) return text;
  return text.replace(/\r(?!\n)/g, '\n').replace(UNSAFE, (char) => (/[\n\t\r]/.test(char) ? char : '\ufffd'));
}

/** Writes the characters of JSON text that a terminal would obey as `\uXXXX`. The value stays the same. */
export function escapeJson(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
