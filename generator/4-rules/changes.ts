import { isInBody } from '../../runtime/base/wires.js';
import type { Rule } from './rule.js';

/** An update has something to send: it refuses to run without a change. */
export const changes: Rule = ({ bound, report }) => {
  for (const { spec, request, verb, args, flags, words, at } of bound.commands) {
    if (verb !== 'update' || request === undefined || request.resource !== undefined) continue;
    if (spec.change === false || spec.body !== undefined || spec.encoding === 'none') continue;
    if ([...args, ...flags].some(({ wires }) => wires.some(isInBody))) continue;
    report.add('CS332', at, { words: words.join(' ') });
  }
};
