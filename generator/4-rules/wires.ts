import { placeOfKey } from '../1-read/source.js';
import { didYouMean, listed } from '../diagnostics/nearest.js';
import type { Rule } from './rules.js';

const places = ['body', 'query', 'path', 'form', 'part', 'header', 'term', 'keep', 'fields', 'credential'];

/** Wires lead somewhere. */
export const wires: Rule = ({ bound, report }) => {
  const { spec: service, commands } = bound;
  const credentials = Object.keys(service.credentials ?? {});
  const seen = new Set<object>();
  for (const flag of commands.flatMap(({ args, flags }) => [...args, ...flags])) {
    const { spec, name, usedAt } = flag;
    if (spec.wire === undefined || seen.has(spec)) continue;
    seen.add(spec);
    const at = placeOfKey(spec, 'wire');
    const [, place, detail = ''] = /^([a-z-]+):(.*)$/s.exec(spec.wire) ?? [];
    if (place === undefined) continue;
    if (!places.includes(place)) {
      report.add('CS428', at, { wire: spec.wire, name, hint: `${didYouMean(place, places)}Places: ${listed(places)}` });
    } else if (place === 'term' && service.filter === undefined) {
      report.add('CS429', usedAt, { name });
    } else if (place === 'credential' && !credentials.includes(detail)) {
      report.add('CS316', at, {
        what: 'credential',
        name: detail,
        hint: `${didYouMean(detail, credentials)}Known: ${listed(credentials)}`,
      });
    }
  }
};
