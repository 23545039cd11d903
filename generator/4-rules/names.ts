import { placeOfValue } from '../1-read/source.js';
import { didYouMean, listed } from '../diagnostics/nearest.js';
import type { Rule } from './rules.js';

/** Hosts, references, entities and paging styles that commands name. */
export const names: Rule = ({ bound, report }) => {
  const { spec: service, commands } = bound;
  const known = {
    host: Object.keys(service.hosts),
    reference: Object.keys(service.references ?? {}),
    'custom-fields entity': Object.keys(service['custom-fields'] ?? {}),
    'paging style': Object.keys(service.paging ?? {}),
  };
  const check = (what: keyof typeof known, name: string | undefined, at: object, key: string) => {
    if (name === undefined || known[what].includes(name)) return;
    const hint = `${didYouMean(name, known[what])}Known: ${listed(known[what], 30)}`;
    report.add('CS316', placeOfValue(at, key), { what, name, hint });
  };
  for (const { spec, scope, args, flags } of commands) {
    for (const level of [spec, scope.spec]) {
      check('host', level.host, level, 'host');
      check('custom-fields entity', level['custom-fields'], level, 'custom-fields');
    }
    for (const call of spec.calls ?? []) {
      if (typeof call === 'string') continue;
      check('host', call.host, call, 'host');
      check('paging style', call.paging, call, 'paging');
    }
    for (const flag of [...args, ...flags]) check('reference', flag.spec.reference, flag.spec, 'reference');
  }
};
