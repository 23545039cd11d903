/** The choices of a flag: what may be typed, and what is sent. */
import { checkName } from '../diagnostics/findings.js';
import { withoutPrototype } from '../../runtime/base/objects.js';
import { merged, placeOfValue } from '../1-read/source.js';
import type { FlagSpec } from '../2-shape/types.js';
import type { Frame } from './frame.js';

/** Returns the values that may be typed. */
export function choicesOf({ choices }: FlagSpec): string[] | undefined {
  if (choices === undefined || typeof choices === 'string') return undefined;
  return Array.isArray(choices) ? choices.map(String) : Object.keys(choices).sort();
}

/** Returns the texts that are sent for the values that may be typed. */
export function sentChoices({ choices }: FlagSpec): string[] {
  return choices === undefined || typeof choices === 'string' ? [] : Object.values(choices).map(String);
}

/** Replaces the name of a list of choices of service.yaml by the choices. */
export function withChoices(spec: FlagSpec, { service, taken, report }: Frame): FlagSpec {
  if (typeof spec.choices !== 'string') return spec;
  const choices = withoutPrototype<FlagSpec['choices']>(service.choices ?? {})[spec.choices];
  if (choices === undefined) {
    checkName(
      report,
      'list of choices',
      spec.choices,
      Object.keys(service.choices ?? {}),
      placeOfValue(spec, 'choices'),
    );
    return spec;
  }
  taken.choices.add(spec.choices);
  return merged({ ...spec, choices }, spec);
}
