/** A client without hosts has no service: nothing in it may need one. */
import { isWrite } from '../../runtime/base/writes.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { reportIdle } from '../diagnostics/findings.js';
import type { ServiceSpec } from '../2-shape/types.js';
import { needsHosts as needs } from '../3-bind/words.js';
import type { Rule } from './rule.js';

/** Keys of service.yaml that do not need a service. */
const kept: readonly (keyof ServiceSpec)[] = [
  ...([
    'language',
    'service',
    'binary',
    'version',
    'title',
    'summary',
    'description',
    'env',
    'dotenv',
    'standard',
  ] as const),
  ...(['flags', 'flag-groups', 'choices', 'column-sets', 'output'] as const),
  ...(['exits', 'statuses', 'synonyms', 'workflows'] as const),
];

export const withoutHosts: Rule = ({ bound: { spec, commands }, report }) => {
  if (spec.hosts !== undefined) return;
  for (const key of Object.keys(spec) as (keyof ServiceSpec)[]) {
    if (!kept.includes(key)) reportIdle(report, spec, key, 'the client has no `hosts`');
  }
  for (const { words, spec: command, request, workflow, effect, at, source } of commands) {
    if (source.shared) continue;
    const [call] = workflow?.calls ?? [];
    if (request !== undefined) report.add('CS350', at, { ...needs, what: `the request of "${words.join(' ')}"` });
    else if (call !== undefined) {
      const owner = command.calls?.[call.name] === undefined ? undefined : command.calls;
      report.add('CS350', owner === undefined ? at : placeOfKey(owner, call.name), {
        ...needs,
        what: `the call ${call.name}`,
      });
    } else if (isWrite(effect) && command.effect !== undefined)
      report.add('CS350', placeOfValue(command, 'effect'), { ...needs, what: `the effect ${effect}` });
  }
};
