/** Checks that effects match the methods of requests, that deletes ask, and that updates have something to send. */
import { isInBody } from '../../runtime/base/wires.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { Rule } from './rule.js';

/**
 * The effect matches the method, because reads are retried and pass the write gate: a GET never writes, and a read is a GET,
 * or a POST whose body is a query. Every delete asks.
 */
export const effects: Rule = ({ bound, report }) => {
  for (const { spec, effect, request, at } of bound.commands) {
    if (spec.confirm === false && effect === 'delete') report.add('CS422', placeOfKey(spec, 'confirm'), {});
    if (request === undefined) continue;
    const methods = effect === 'read' ? ['GET', 'POST'] : ['POST', 'PUT', 'PATCH', 'DELETE'];
    // A local command sends nothing.
    if (effect === 'local' || !methods.includes(request.method)) {
      const where =
        spec.effect !== undefined
          ? placeOfValue(spec, 'effect')
          : spec.method !== undefined
            ? placeOfValue(spec, 'method')
            : at;
      report.add('CS417', where, { effect, method: request.method });
    }
  }
};

/** An update has something to send: it refuses to run without a change. */
export const changes: Rule = ({ bound, report }) => {
  for (const { spec, request, verb, args, flags, words, at } of bound.commands) {
    if (verb !== 'update' || request === undefined || request.resource !== undefined) continue;
    if (spec.change === false || spec.body !== undefined || spec.encoding === 'none') continue;
    if ([...args, ...flags].some(({ wires }) => wires.some(isInBody))) continue;
    report.add('CS332', at, { words: words.join(' ') });
  }
};
