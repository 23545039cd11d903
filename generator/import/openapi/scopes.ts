/**
 * Recognizes where records are only looked for: the records of `/teams/{team}/rooms` are those of `/rooms`, of one team. Such
 * a word and its argument are a scope, which is no part of the name of the records.
 */
import type { Operation, Segment } from './types.js';

const textOf = ({ text, isArgument }: Segment): string => (isArgument ? `{${text}}` : text);

/** Returns the word and the argument at a place as one text; `undefined` if others are there. */
function pairAt(segments: readonly Segment[], at: number): string | undefined {
  const [word, argument] = segments.slice(at, at + 2);
  return word?.isArgument === false && argument?.isArgument === true ? `${word.text}/{${argument.text}}` : undefined;
}

/** Returns the scopes of a description: most of what is below them is listed without them too. */
export function scopesOf(operations: readonly Operation[]): ReadonlySet<string> {
  const methods = new Map<string, Set<string>>();
  /** By scope: paths below it, and the same paths without it. */
  const below = new Map<string, Map<string, string>>();
  for (const { segments, method } of operations) {
    const texts = segments.map(textOf);
    const path = texts.join('/');
    methods.set(path, (methods.get(path) ?? new Set()).add(method));
    segments.forEach(({ isArgument }, at) => {
      const pair = isArgument || at < 2 ? undefined : pairAt(segments, at - 2);
      if (pair === undefined) return;
      const plain = [...texts.slice(0, at - 2), texts[at]].join('/');
      below.set(pair, (below.get(pair) ?? new Map<string, string>()).set(texts.slice(0, at + 1).join('/'), plain));
    });
  }
  /** Whether a path only lists: one that also creates has records of its own. */
  const lists = (path: string): boolean => methods.get(path)?.has('GET') === true && methods.get(path)?.size === 1;
  return new Set(
    [...below].flatMap(([pair, paths]) => {
      const listed = [...paths.values()].filter(lists).length;
      return listed > 1 && listed * 2 >= paths.size ? [pair] : [];
    }),
  );
}

/** Returns the segments of a path without those of its scopes. A last argument names a record. */
export function withoutScopes(segments: readonly Segment[], scopes: ReadonlySet<string>): readonly Segment[] {
  const isScope = (at: number): boolean => at < segments.length - 2 && scopes.has(pairAt(segments, at) ?? '');
  return segments.filter((_, at) => !isScope(at) && !(at > 0 && isScope(at - 1)));
}
