/**
 * Recognizes where records are only looked for: the records of `/teams/{team}/rooms` are those of `/rooms`, of one team. Such
 * a word and its argument are a scope, which the name of the records leaves out.
 */
import type { Operation, Segment } from './types.js';

const textOf = ({ text, isArgument }: Segment): string => (isArgument ? `{${text}}` : text);

/** Returns the word and the argument at a place as one text; `undefined` if others are there. */
function pairAt(segments: readonly Segment[], at: number): string | undefined {
  const [word, argument] = segments.slice(at, at + 2);
  return word?.isArgument === false && argument?.isArgument === true ? `${word.text}/{${argument.text}}` : undefined;
}

/** Returns the scopes of a description: at least half of what is below one is listed without it too. */
export function scopesOf(
  operations: readonly Operation[],
  isList: (operation: Operation) => boolean,
): ReadonlySet<string> {
  const found = new Map<string, Operation[]>();
  /** By scope and by what is before it: words below it, and the paths without it. */
  const below = new Map<string, Map<string, Map<string, string>>>();
  for (const operation of operations) {
    const { segments } = operation;
    const texts = segments.map(textOf);
    const path = texts.join('/');
    found.set(path, [...(found.get(path) ?? []), operation]);
    segments.forEach(({ isArgument }, at) => {
      const pair = isArgument || at < 2 ? undefined : pairAt(segments, at - 2);
      if (pair === undefined) return;
      const before = texts.slice(0, at - 2);
      const word = String(texts[at]);
      const heads = below.get(pair) ?? new Map<string, Map<string, string>>();
      const words = heads.get(before.join('/')) ?? new Map<string, string>();
      below.set(pair, heads.set(before.join('/'), words.set(word, [...before, word].join('/'))));
    });
  }
  /** Whether a path only lists: one that also creates has records of its own. */
  const lists = (path: string): boolean => {
    const [first, ...others] = found.get(path) ?? [];
    return first?.method === 'GET' && others.length === 0 && isList(first);
  };
  return new Set(
    [...below].flatMap(([pair, heads]) => {
      const counts = [...heads.values()].map((words) => {
        const listed = [...words.values()].filter(lists).length;
        return listed * 2 >= words.size ? listed : 0;
      });
      return counts.reduce((sum, count) => sum + count, 0) > 1 ? [pair] : [];
    }),
  );
}

/** Returns the segments of a path without those of its scopes. A last argument names a record. */
export function withoutScopes(segments: readonly Segment[], scopes: ReadonlySet<string>): readonly Segment[] {
  const isScope = (at: number): boolean => at < segments.length - 2 && scopes.has(pairAt(segments, at) ?? '');
  return segments.filter((_, at) => !isScope(at) && !(at > 0 && isScope(at - 1)));
}
