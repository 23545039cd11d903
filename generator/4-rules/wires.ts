import { placeOfValue } from '../1-read/source.js';
import { placeholders } from '../3-bind/words.js';
import type { BoundCommand } from '../3-bind/types.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

const places = ['body', 'query', 'path', 'form', 'part', 'header', 'term', 'keep', 'fields', 'credential'];

/** Wires lead somewhere. */
export const wires: Rule = ({ bound, report }) => {
  const { spec: service, commands } = bound;
  const credentials = Object.keys(service.credentials ?? {});
  for (const command of commands) checkPath(command, report);
  const seen = new Set<object>();
  for (const flag of commands.flatMap(({ args, flags }) => [...args, ...flags])) {
    const { spec, name, usedAt } = flag;
    if (spec.wire === undefined || seen.has(spec)) continue;
    seen.add(spec);
    const at = placeOfValue(spec, 'wire');
    const [, place, detail = ''] = /^([a-z-]+):(.*)$/s.exec(spec.wire) ?? [];
    if (place === undefined) continue;
    if (!places.includes(place)) {
      report.add('CS428', at, { wire: spec.wire, name, hint: candidates(place, places, 'Places') });
    } else if (place === 'term' && service.filter === undefined) {
      report.add('CS429', usedAt, { name });
    } else if (place === 'credential' && !credentials.includes(detail)) {
      report.add('CS316', at, {
        what: 'credential',
        name: detail,
        hint: candidates(detail, credentials, 'Known'),
      });
    }
  }
};

/** A field of a group may fill a name that only some of its commands have in their paths. */
function checkPath({ request, flags, words }: BoundCommand, report: Report): void {
  if (request === undefined) return;
  const paths = [request.path, ...Object.values(request.paths)];
  const names = paths.flatMap(placeholders);
  for (const { spec, name, wire, usedAt, origin } of flags) {
    const detail = /^path:(.+)$/.exec(wire ?? '')?.[1];
    if (detail === undefined || names.includes(detail)) continue;
    const at = origin === 'own' && spec.wire !== undefined ? placeOfValue(spec, 'wire') : usedAt;
    report.add('CS433', at, {
      wire: wire ?? '',
      name,
      words: words.join(' '),
      place: `{${detail}}`,
      path: request.path,
    });
  }
}
