import { placeOfKey } from '../1-read/source.js';
import type { FlagSpec } from '../2-shape/types.js';
import type { BoundFlag } from '../3-bind/types.js';
import type { Rule } from './rule.js';

/** Keys of flags and arguments have an effect on their type. */
export const flagKeys: Rule = ({ bound, report }) => {
  const seen = new Set<object>();
  for (const flag of bound.commands.flatMap(({ args, flags }) => [...args, ...flags])) {
    if (seen.has(flag.spec)) continue;
    seen.add(flag.spec);
    for (const [key, why] of idle(flag)) {
      if (flag.spec[key] !== undefined) report.add('CS426', placeOfKey(flag.spec, key), { key, why });
    }
  }
};

function idle({ spec, kind, origin }: BoundFlag): [keyof FlagSpec, string][] {
  const list = kind === 'csv';
  const one = list ? (spec.of ?? 'text') : kind;
  const several = list || spec.repeatable === true || spec.variadic === true;
  const found: [keyof FlagSpec, string][] = [];
  if (one !== 'integer' && one !== 'number') {
    for (const key of ['min', 'max'] as const) found.push([key, `it is for numbers, and the type is ${one}`]);
  }
  if (!several) for (const key of ['min-items', 'max-items'] as const) found.push([key, 'the flag has only one value']);
  if (!list) found.push(['of', 'it is for the type csv']);
  if (one !== 'since') found.push(['months', 'it is for the type since']);
  if (one !== 'timestamp') found.push(['day', 'it is for the type timestamp']);
  if (spec.choices === undefined) found.push(['open', 'there are no choices']);
  if (spec.required === true && spec.default !== undefined && origin !== 'argument')
    found.push(['required', 'the flag has a default']);
  return found;
}
