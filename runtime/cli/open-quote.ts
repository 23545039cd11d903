/** Reads and writes the word of a command line in which a quote is open, by the rules of each shell. */

/** Shells with rules of their own; `sh` stands for bash and zsh. */
export type Quoting = keyof typeof rules;

interface OpenWord {
  /** What the word means up to the cursor, and after it. */
  readonly before: string;
  readonly after: string;
  /** Returns the part of the written word that means the last characters of `before`. */
  writtenEnd(length: number): string;
  /** Returns a text as it is written within the quote; undefined if it cannot be. */
  write(text: string): string | undefined;
}

interface Rule {
  /** Matches an escaped character, which is its first group that has matched. */
  readonly escaped: RegExp;
  readonly write: (text: string) => string | undefined;
}

/** Never matches. */
const nothing = /(?!)/y;
const asItIs = (text: string): string => text;

const rules = {
  sh: {
    escape: '\\',
    "'": { escaped: nothing, write: (text) => (text.includes("'") ? undefined : text) },
    // Within double quotes, no escape keeps an exclamation mark from history expansion.
    '"': {
      escaped: /\\([\\"$`])/y,
      write: (text) => (text.includes('!') ? undefined : text.replace(/[\\"$`]/g, '\\$&')),
    },
  },
  // Fish quotes what it inserts.
  fish: {
    escape: '\\',
    "'": { escaped: /\\([\\'])/y, write: asItIs },
    '"': { escaped: /\\([\\"$])/y, write: asItIs },
  },
  // Typographic quotes work like the others.
  powershell: {
    escape: '`',
    "'": { escaped: /['\u2018-\u201b](['\u2018-\u201b])/y, write: (text) => text.replace(/['\u2018-\u201b]/g, '$&$&') },
    '"': {
      escaped: /`([^])|["\u201c-\u201e](["\u201c-\u201e])/y,
      write: (text) => text.replace(/[`$"\u201c-\u201e]/g, '`$&'),
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'"' | "'", Rule>> & { readonly escape: string }>>;

export const isQuoting = (name: string): name is Quoting => Object.hasOwn(rules, name);

/**
 * Reads a word as it is written: up to the cursor, and after it. Undefined if no quote is open at the cursor.
 */
export function openWord(written: string, rest: string, quoting: Quoting): OpenWord | undefined {
  const { escape, ...quotes } = rules[quoting];
  const places: number[] = [];
  let before = '';
  let quote: keyof typeof quotes | undefined;
  for (let at = 0; at < written.length;) {
    const char = written.charAt(at);
    const [text, end] = quote === undefined ? bare(written, at, escape) : read(written, at, quotes[quote]);
    if (quote === undefined ? char === '"' || char === "'" : char === quote && end === at + 1) {
      quote = quote === undefined ? (char as keyof typeof quotes) : undefined;
    } else {
      before += text;
      for (let count = 0; count < text.length; count += 1) places.push(at);
    }
    at = end;
  }
  if (quote === undefined) return undefined;
  const rule: Rule = quotes[quote];
  let after = '';
  for (let at = 0; at < rest.length;) {
    const [text, end] = read(rest, at, rule);
    if (rest.charAt(at) === quote && end === at + 1) break;
    after += text;
    at = end;
  }
  return {
    before,
    after,
    writtenEnd: (length) => (length === 0 ? '' : written.slice(places[before.length - length])),
    write: rule.write,
  };
}

/** Reads one character within a quote: returns its meaning and the place after it. */
function read(written: string, at: number, { escaped }: Rule): readonly [text: string, end: number] {
  escaped.lastIndex = at;
  const [all, one, other] = escaped.exec(written) ?? [];
  return all === undefined ? [written.charAt(at), at + 1] : [one ?? other ?? '', at + all.length];
}

/** Reads one character outside of quotes. */
const bare = (written: string, at: number, escape: string): readonly [text: string, end: number] =>
  written.charAt(at) === escape ? [written.charAt(at + 1), at + 2] : [written.charAt(at), at + 1];
