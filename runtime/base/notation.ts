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

/** Returns the bounds of a number in words; `undefined` if it has none. */
export function rangeOf({ min, max }: Pick<LinePart, 'min' | 'max'>): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `at most ${String(max)}`;
  return max === undefined ? `at least ${String(min)}` : `from ${String(min)} to ${String(max)}`;
}
