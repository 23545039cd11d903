/** Lowers the key `poll`. */
import { defined } from '../../runtime/base/defined.js';
import type { Poll } from '../../runtime/contract/command.js';
import { valueNames } from '../3-bind/flags.js';
import { EVERY } from '../3-bind/poll.js';
import type { BoundCommand, BoundRequest, Scope } from '../3-bind/types.js';
import { placeholders } from '../3-bind/words.js';

/** Returns how the state of a job is read; `undefined` for a command that starts none. */
export function lowerPoll({ spec: { poll }, scope, args }: BoundCommand, request: BoundRequest): Poll | undefined {
  if (poll === undefined) return undefined;
  const { noun = 'job', job, get, state, done, failed = [], error, every = EVERY, result, says, gives } = poll;
  const errors = error?.split('|') ?? [];
  const reason = poll.reason ?? (error && [...errors.map((path) => `${path}.message`), ...errors].join('|'));
  const known = valueNames(args.filter(({ kind }) => kind !== 'enum'));
  const id = placeholders(request.path).findLast((name) => known.includes(name));
  const owner = id === undefined ? '' : nounOf(id, request.path, scope);
  const about = owner === '' ? undefined : `${owner} {${id ?? ''}}`;
  const end = defined({ says, gives });
  const failure = { failed, ...defined({ error, reason, result }) };
  return { noun, ...defined({ about }), job, path: get, state, done: done.map(String), ...failure, every, ...end };
}

/** Returns the noun of the nearest group whose records an argument in a path is the id of. */
function nounOf(id: string, path: string, scope: Scope): string {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    if (path.startsWith(`${at.spec.path ?? ''}/{${id}}`)) return at.noun;
  }
  return scope.noun;
}
