import { defined } from '../../runtime/base/defined.js';
import type { Poll } from '../../runtime/contract/command.js';
import { valueNames } from '../3-bind/flags.js';
import type { BoundCommand, BoundRequest } from '../3-bind/types.js';
import { placeholders } from '../3-bind/words.js';

/** Returns how the state of a job is read; `undefined` for a command that starts none. */
export function lowerPoll({ spec: { poll }, scope, args }: BoundCommand, request: BoundRequest): Poll | undefined {
  if (poll === undefined) return undefined;
  const { noun = 'job', job, get, state, done, failed, every = 2, says, gives } = poll;
  const known = valueNames(args.filter(({ kind }) => kind !== 'enum'));
  const id = placeholders(request.path).findLast((name) => known.includes(name));
  const about = id === undefined || scope.noun === '' ? undefined : `${scope.noun} {${id}}`;
  return { noun, ...defined({ about }), job, path: get, state, done, failed, every, ...defined({ says, gives }) };
}
