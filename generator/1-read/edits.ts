/** Edits of spec files: texts in place of ranges, found by the places of keys and values. */
import { placeOf, placeOfKey, placeOfValue, position, textOf, type Source, type Span } from './source.js';

/** A text in place of a range; an empty range is an insertion. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** Returns the changes whose edits overlap no edit of an earlier one. The others are found again in the new text. */
export function separate<Change extends { readonly edits: readonly Edit[] }>(changes: readonly Change[]): Change[] {
  const taken: Span[] = [];
  const overlap = (a: Span, b: Span): boolean =>
    a.source === b.source && a.start < Math.max(b.end, b.start + 1) && b.start < Math.max(a.end, a.start + 1);
  return changes.filter(({ edits }) => {
    const isFree = edits.every(({ span }) => !taken.some((other) => overlap(span, other)));
    if (isFree) taken.push(...edits.map(({ span }) => span));
    return isFree;
  });
}

/** Returns the text of a file with edits that do not overlap. */
export function applyEdits({ text }: Source, edits: readonly Edit[]): string {
  let out = '';
  let end = 0;
  for (const { span, text: inserted } of inOrder(edits)) {
    out += text.slice(end, span.start) + inserted;
    end = span.end;
  }
  return out + text.slice(end);
}

/** Returns where a place in the text with the edits was before them. */
export function placeBefore(offset: number, edits: readonly Edit[]): number {
  let moved = 0;
  for (const { span, text } of inOrder(edits)) {
    if (span.start + moved > offset) break;
    if (span.start + moved + text.length > offset) return span.start;
    moved += text.length - (span.end - span.start);
  }
  return offset - moved;
}

/** Returns where a place in the text before edits is after them. */
export function placeAfter(offset: number, edits: readonly Edit[]): number {
  let moved = 0;
  for (const { span, text } of inOrder(edits)) {
    if (span.end > offset) return Math.min(span.start, offset) + moved;
    moved += text.length - (span.end - span.start);
  }
  return offset + moved;
}

const inOrder = (edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);

const isFlow = (mapping: object): boolean => /[[{]/.test(charAt(placeOf(mapping)));

const charAt = ({ source, start }: Span): string => source.text.charAt(start);

/** Returns the range of a scalar with its quotes. */
export function withQuotes({ source, start, end }: Span): Span {
  const quote = source.text.charAt(start - 1);
  const isQuoted = /['"]/.test(quote) && source.text.charAt(end) === quote;
  return isQuoted ? { source, start: start - 1, end: end + 1 } : { source, start, end };
}

/** Returns the range of a key with its value, or of an element; `undefined` if it has an anchor or an alias. */
export function entryOf(owner: object, key: string | number): Span | undefined {
  const from = withQuotes(placeOfKey(owner, key));
  const to = withQuotes(placeOfValue(owner, key));
  const { source } = from;
  // The value of an alias is at its anchor, which is above.
  if (to.start < from.start) return undefined;
  const isEmpty = !Array.isArray(owner) && to.start === from.start;
  const [colon = ''] = (isEmpty && /^\s*:/.exec(source.text.slice(from.end))) || [];
  const span = { source, start: from.start, end: Math.max(from.end + colon.length, to.end) };
  return /(?<=[\s[{,])[&*][\w-]/.test(textOf(span)) ? undefined : span;
}

/** Whether a range may be part of a value that an alias repeats: it begins before the last alias, and ends after an anchor. */
export function isShared({ source, start, end }: Span): boolean {
  const first = source.text.search(/(?<=[\s[{,])&[\w-]/);
  const [alias] = [...source.text.matchAll(/(?<=[\s[{,])\*[\w-]/g)].slice(-1);
  return first !== -1 && alias !== undefined && first < end && start <= alias.index;
}

/**
 * Returns the edit that removes a key with its value, or an element of a list, with the comments on its lines; `undefined`
 * if it has an anchor or an alias.
 */
export function removeEntry(owner: object, key: string | number): Edit | undefined {
  const entry = entryOf(owner, key);
  if (entry === undefined) return undefined;
  const { source, start, end } = entry;
  const inside = (span: Span): boolean => isInside(withQuotes(span), placeOf(owner));
  // A mapping that was merged from several ones has entries elsewhere.
  if (!inside(entry)) return undefined;
  const [before, after] = [source.text.slice(0, start), source.text.slice(end)];
  const starts = Object.keys(owner)
    .map((name) => placeOfKey(owner, name))
    .filter(inside)
    .map((span) => withQuotes(span).start);
  const without = (from: number, to: number, text = ''): Edit => ({ span: { source, start: from, end: to }, text });
  if (isFlow(owner)) {
    const [next] = /^\s*,[^\S\n]*/.exec(after) ?? [];
    if (next !== undefined) return without(start, end + next.length);
    const [last = ''] = /,\s*$/.exec(before) ?? [];
    if (last !== '') return without(start - last.length, end);
    return without(before.trimEnd().length, end + after.length - after.trimStart().length);
  }
  if (starts.length === 1) {
    if (Array.isArray(owner)) return undefined;
    const [blank = ''] = /(?<=:)\s+$/.exec(before) ?? [];
    return without(start - blank.length, end, blank === '' ? '{}' : ' {}');
  }
  const lineStart = before.lastIndexOf('\n') + 1;
  const isOnItsLines = (Array.isArray(owner) ? /^\s*-\s+$/ : /^\s*$/).test(before.slice(lineStart));
  if (isOnItsLines) return without(lineStart, end + (/^[^\n]*\n?/.exec(after)?.[0].length ?? 0));
  // `- key: value`: the next key moves behind the dash.
  const following = Math.min(...starts.filter((other) => other > start));
  return Array.isArray(owner) || following === Infinity ? undefined : without(start, following);
}

const isInside = (span: Span, around: Span): boolean =>
  span.source === around.source && span.start >= around.start && span.end <= around.end + 1;

/** Returns the edit that writes another key before a value. */
export const renameKey = (mapping: object, key: string, name: string): Edit => ({
  span: withQuotes(placeOfKey(mapping, key)),
  text: name,
});

/** Returns the edit that writes another value; `undefined` if it has an anchor or an alias. */
export function replaceValue(mapping: object, key: string, text: string): Edit | undefined {
  return entryOf(mapping, key) && { span: withQuotes(placeOfValue(mapping, key)), text };
}

/** Returns the edit that writes another entry in place of one; `undefined` if it has an anchor or an alias. */
export function replaceEntry(owner: object, key: string, text: string): Edit | undefined {
  const span = entryOf(owner, key);
  return span && { span, text };
}

/** Returns the edit that writes an entry before a key, in the form of the mapping. */
export function insertBefore(mapping: object, key: string, entry: string): Edit {
  const span = withQuotes(placeOfKey(mapping, key));
  const { column } = position(span.source, span.start);
  const end = isFlow(mapping) ? ', ' : `${lineEnd(span.source)}${' '.repeat(column - 1)}`;
  return { span: { ...span, end: span.start }, text: `${entry}${end}` };
}

const lineEnd = ({ text }: Source): string => (text.includes('\r\n') ? '\r\n' : '\n');
