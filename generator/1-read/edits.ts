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

const inOrder = (edits: readonly Edit[]): Edit[] => [...edits].sort((a, b) => a.span.start - b.span.start);

const isFlow = (mapping: object): boolean => /[[{]/.test(charAt(placeOf(mapping)));

const charAt = ({ source, start }: Span): string => source.text.charAt(start);

/** Returns the range of a key with its value; `undefined` if an anchor or an alias makes it part of another value. */
export function entryOf(mapping: object, key: string): Span | undefined {
  const from = placeOfKey(mapping, key);
  const to = placeOfValue(mapping, key);
  // The value of an alias is at its anchor, which is above.
  if (to.start < from.start) return undefined;
  const span = { ...from, end: Math.max(from.end + 1, to.end) };
  return /[&*][\w-]/.test(textOf(span)) ? undefined : span;
}

/** Returns the edit that removes a key with its value, and with what stands on its lines; `undefined` if it is shared. */
export function removeEntry(mapping: object, key: string): Edit | undefined {
  const entry = entryOf(mapping, key);
  if (entry === undefined) return undefined;
  const { source } = entry;
  const names = Object.keys(mapping);
  if (isFlow(mapping)) {
    const after = /^\s*,[^\S\n]*/.exec(source.text.slice(entry.end))?.[0];
    if (after !== undefined) return { span: { ...entry, end: entry.end + after.length }, text: '' };
    const before = /,\s*$/.exec(source.text.slice(0, entry.start))?.[0] ?? '';
    return { span: { ...entry, start: entry.start - before.length }, text: '' };
  }
  if (names.length === 1) {
    const self = placeOf(mapping);
    const [before = ''] = /(?<=:)\s+$/.exec(source.text.slice(0, self.start)) ?? [];
    return { span: { ...self, start: self.start - before.length }, text: before === '' ? '{}' : ' {}' };
  }
  const next = names[names.indexOf(key) + 1];
  const lineStart = source.text.lastIndexOf('\n', entry.start - 1) + 1;
  if (source.text.slice(lineStart, entry.start).trim() === '') {
    const end = source.text.indexOf('\n', entry.end);
    return { span: { source, start: lineStart, end: end === -1 ? source.text.length : end + 1 }, text: '' };
  }
  // `- key: value`: the next key moves behind the dash.
  const start = next === undefined ? undefined : placeOfKey(mapping, next).start;
  return start === undefined ? undefined : { span: { ...entry, end: start }, text: '' };
}

/** Returns the edit that writes another key before a value. */
export const renameKey = (mapping: object, key: string, name: string): Edit => ({
  span: placeOfKey(mapping, key),
  text: name,
});

/** Returns the edit that writes another value; `undefined` if the value is shared. */
export function replaceValue(mapping: object, key: string, text: string): Edit | undefined {
  return entryOf(mapping, key) && { span: placeOfValue(mapping, key), text };
}

/** Returns the edit that writes an entry before a key, in the form of the mapping. */
export function insertBefore(mapping: object, key: string, entry: string): Edit {
  const span = placeOfKey(mapping, key);
  const { column } = position(span.source, span.start);
  const end = isFlow(mapping) ? ', ' : `${lineEnd(span.source)}${' '.repeat(column - 1)}`;
  return { span: { ...span, end: span.start }, text: `${entry}${end}` };
}

const lineEnd = ({ text }: Source): string => (text.includes('\r\n') ? '\r\n' : '\n');
