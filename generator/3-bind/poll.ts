/** Flags and defaults of commands that start a background job. */
import { placeOfKey } from '../1-read/source.js';
import type { CommandSpec } from '../2-shape/types.js';
import { bindFlag } from './flags.js';
import type { BoundFlag } from './types.js';

/** Name of the id of a job in templates. */
export const ofJob = 'job';

/** Default of `timeout`, in seconds. */
export const TIMEOUT = 30;

/** Default of `every`, in seconds. */
export const EVERY = 2;

/** Returns the flags of a command that starts a background job. */
export function pollFlags(spec: Pick<CommandSpec, 'poll'>): BoundFlag[] {
  const { poll } = spec;
  if (poll === undefined) return [];
  const { noun = 'job', timeout = TIMEOUT } = poll;
  const at = placeOfKey(spec, 'poll');
  return [
    bindFlag('wait', { type: 'boolean', summary: `Wait until the ${noun} has ended` }, 'poll', at),
    bindFlag(
      'timeout-secs',
      { type: 'integer', min: 0, default: timeout, unit: 'seconds', summary: 'Maximum wait with --wait' },
      'poll',
      at,
    ),
  ];
}
