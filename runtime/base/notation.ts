/** Describes the notation of document lines. */
import type { LineNotation, LinePart } from '../contract/resource.js';

/** Returns the notation of a line: `account:amount[:option=value...][:text]`. */
export function lineShape({ head, options, text }: LineNotation): string {
  const parts = Object.entries(head).map(([name, { optional }]) => (optional ? `[${name}]` : name));
  const tail = [
    ...(Object.keys(options).length === 0 ? [] : ['[:option=value...]']),
    ...(text === undefined ? [] : ['[:text]']),
  ];
  return parts.join(':') + tail.join('');
}

/** Returns the columns of a CSV file with lines: those it may have, those it must have, and that of the text. */
export function lineColumns({ head, options, text }: LineNotation): {
  readonly known: readonly string[];
  readonly required: readonly string[];
  readonly text: string | undefined;
} {
  const column = text?.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return {
    known: [...Object.keys(head), ...Object.keys(options), ...(column === undefined ? [] : [column])],
    required: Object.keys(head).filter((name) => head[name]?.optional !== true),
    text: column,
  };
}

/** Returns the bounds of a number in words; `undefined` if it has none. */
export function rangeOf({ min, max }: Pick<LinePart, 'min' | 'max'>): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `at most ${String(max)}`;
  return max === undefined ? `at least ${String(min)}` : `from ${String(min)} to ${String(max)}`;
}
