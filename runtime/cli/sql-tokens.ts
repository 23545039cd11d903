/** Tokens of a query up to a place in it: what completion must know of SQL's strings, comments and quoted names. */

export interface Token {
  /** `cursor` stands for the place where the user types. */
  readonly kind: 'word' | 'name' | 'value' | 'sign' | 'cursor';
  /** The text as it is written; of a quoted name, the name. */
  readonly text: string;
}

/** Tokens between two parentheses, or of the whole query. */
export interface Group {
  readonly items: (Token | Group)[];
  readonly parent?: Group;
}

/** The parts of a query around the cursor. */
export interface Place {
  /** The query without the name that is typed, as groups; the innermost one around the cursor. */
  readonly root: Group;
  readonly around: Group;
  /** The name up to the cursor, as it is written, and as it is meant. */
  readonly written: string;
  readonly typed: string;
  readonly isQuoted: boolean;
  /** Whether the quote after the cursor closes the name. */
  readonly isClosed: boolean;
}

export const isGroup = (item: Token | Group | undefined): item is Group => item !== undefined && 'items' in item;

/** Kinds of token at a place. A string, a comment or a quoted name that has no end reaches to the end of the text. */
const forms = [
  ['blank', /\s+/y],
  ['comment', /--[^\n]*(\n|$)/y],
  ['comment', /\/\*/y],
  ['value', /[eE]'(?:[^'\\]|''|\\[^])*('|$)/y],
  ['value', /'(?:[^']|'')*('|$)/y],
  ['value', /(\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$)[^]*?(\1|$)/uy],
  ['name', /"(?:[^"]|"")*("|$)/y],
  ['word', /[\p{L}_][\p{L}\p{N}_$]*/uy],
  ['value', /\d[\p{L}\p{N}_]*(?:\.\d[\p{L}\p{N}_]*)?/uy],
  ['sign', /::/y],
] as const;

interface Read extends Token {
  readonly start: number;
  /** Whether the text ends before the name does. */
  readonly isOpen: boolean;
}

/** Splits a text into tokens. A string or a comment that has no end ends them; the last one may be an open name. */
function tokensOf(text: string): { readonly tokens: readonly Read[]; readonly isCut: boolean } {
  const tokens: Read[] = [];
  let start = 0;
  while (start < text.length) {
    const { kind, written, isOpen } = tokenAt(text, start);
    if (isOpen && kind !== 'name') return { tokens, isCut: true };
    const name = written.slice(1, isOpen ? undefined : -1).replaceAll('""', '"');
    if (kind !== 'blank' && kind !== 'comment')
      tokens.push({ kind, text: kind === 'name' ? name : written, start, isOpen });
    start += written.length;
  }
  return { tokens, isCut: false };
}

function tokenAt(text: string, start: number) {
  for (const [kind, form] of forms) {
    form.lastIndex = start;
    const match = form.exec(text);
    if (match === null) continue;
    const [written] = match;
    if (written !== '/*') return { kind, written, isOpen: match.length > 1 && match.at(-1) === '' };
    const end = endOfComment(text, start + 2);
    return { kind, written: text.slice(start, end || undefined), isOpen: end === 0 };
  }
  return { kind: 'sign', written: text.charAt(start), isOpen: false } as const;
}

/** Returns the end of a comment, which may have others in it; 0 if it has none. */
function endOfComment(text: string, start: number): number {
  let depth = 1;
  for (const { 0: mark, index } of text.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth === 0) return start + index + 2;
  }
  return 0;
}

/** Returns what is around the cursor; undefined within a string, a comment or a number. */
export function placeOf(before: string, after: string): Place | undefined {
  const { tokens, isCut } = tokensOf(before);
  if (isCut) return undefined;
  const last = tokens.at(-1);
  const touches =
    last !== undefined && (last.isOpen || (last.kind === 'word' && before.length === last.start + last.text.length));
  if (last?.kind === 'value' && /[\p{L}\p{N}_.]$/u.test(before)) return undefined;
  const isQuoted = touches && last.isOpen;
  const rest = touches ? after.replace(isQuoted ? /^[\p{L}\p{N}_$]*"/u : /^[\p{L}\p{N}_$]+/u, '') : after;
  const root: Group = { items: [] };
  let group = root;
  let around = root;
  const marked: readonly Token[] = [
    ...(touches ? tokens.slice(0, -1) : tokens),
    { kind: 'cursor', text: '' },
    ...tokensOf(rest).tokens,
  ];
  for (const token of marked) {
    if (token.kind === 'sign' && token.text === '(') {
      const inner: Group = { items: [], parent: group };
      group.items.push(inner);
      group = inner;
    } else if (token.kind === 'sign' && token.text === ')' && group.parent !== undefined) group = group.parent;
    else group.items.push(token);
    if (token.kind === 'cursor') around = group;
  }
  return {
    root,
    around,
    written: touches ? before.slice(last.start) : '',
    typed: touches ? last.text : '',
    isQuoted,
    isClosed: isQuoted && after.startsWith('"'),
  };
}
