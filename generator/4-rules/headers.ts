/** Checks that fixed headers of commands are sent as written, and are none that the client sets itself. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue, within } from '../1-read/source.js';
import { valueNames } from '../3-bind/flags.js';
import { fixedHeaders } from '../3-bind/headers.js';
import { placeholders } from '../3-bind/words.js';
import type { Rule } from './rule.js';

export const headers: Rule = ({ bound, report }) => {
  const { spec: service, commands } = bound;
  const key = service['idempotency-key']?.toLowerCase();
  const used = new Map([
    ...fixedHeaders(service),
    ['content-type', 'the format of the body'] as const,
    ...(key === undefined ? [] : [[key, 'the idempotency key'] as const]),
  ]);
  for (const { spec, words, args, flags } of commands) {
    if (spec.headers === undefined) continue;
    const names = new Set<string>();
    const typed = [...valueNames([...args, ...flags]), ...Object.keys(service.variables ?? {})];
    for (const [header, value] of Object.entries(spec.headers)) {
      const name = header.toLowerCase();
      const use = used.get(name);
      if (use !== undefined) {
        report.add('CS339', placeOfKey(spec.headers, header), {
          place: 'header',
          name: header,
          use,
          what: `"${words.join(' ')}"`,
          hint: name === 'content-type' ? 'Write `content-type` in the command.' : 'Remove it.',
        });
      }
      if (names.has(name)) {
        const why = 'the command has a header of that name';
        reportIdle(report, spec.headers, header, why);
      }
      names.add(name);
      const hole = placeholders(value).find((one) => typed.includes(one));
      if (hole === undefined) continue;
      const why = `a fixed header is sent as written; the wire \`header:${header}\` sends a value`;
      report.add('CS426', within(placeOfValue(spec.headers, header), `{${hole}}`), { key: `{${hole}}`, why });
    }
  }
};
