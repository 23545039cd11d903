/** Decides what an imported command does, and which keys say so where its name does not. */
import type { Effect } from '../../../runtime/contract/command.js';
import type { Verb } from '../../2-shape/types.js';
import { methodOf, verbOf } from '../../3-bind/request.js';
import type { Spec } from './types.js';

/** What the request of a command is, as its description shows. */
export interface Request {
  readonly method: string;
  /** It changes nothing: a GET, or a POST that only searches. */
  readonly isRead: boolean;
  readonly hasRows: boolean;
  /** The rows have pages, which makes a GET a list without a verb. */
  readonly isPaged: boolean;
  /** The response has no content, so that it shows no record. */
  readonly isSilent?: boolean;
}

export interface Act {
  readonly verb: Verb | undefined;
  /** A write with the name of a verb, which may have another one: a create without a response is an action. */
  readonly named: Verb | undefined;
  readonly effect: Effect;
  /** The keys `verb`, `effect` and `method`, unless the compiler infers them. */
  readonly keys: Spec;
}

const effects: Readonly<Record<string, Effect>> = { POST: 'act', PUT: 'update', PATCH: 'update', DELETE: 'delete' };
const effectsOfVerbs: Readonly<Partial<Record<Verb, Effect>>> = {
  create: 'create',
  update: 'update',
  delete: 'delete',
};

/** Returns what a command of this name does. A name that is a verb of the language may be a word of the path. */
export function actOf(name: string, request: Request): Act {
  const { method, isRead } = request;
  const own = verbOf(name, {}, { spec: {} });
  const verb = isRead ? readVerb(own, request) : writeVerb(own, request);
  const effect = isRead ? 'read' : ((verb && effectsOfVerbs[verb]) ?? effects[method] ?? 'act');
  const isInferred = verb === own;
  // Without a verb the method decides: a GET reads.
  const hasEffect = verb === undefined ? method !== 'GET' : verb === 'action' && effect !== 'act';
  return {
    verb,
    named: isRead ? undefined : own,
    effect,
    keys: {
      ...(!isInferred && { verb }),
      ...(hasEffect && { effect }),
      ...(method !== (methodOf(verb) ?? 'GET') && { method }),
    },
  };
}

function readVerb(own: Verb | undefined, { method, hasRows, isPaged }: Request): Verb | undefined {
  if (hasRows) return own === undefined && isPaged && method === 'GET' ? undefined : 'list';
  return own === undefined ? undefined : 'get';
}

/** Returns the verb of a write; `action` if its name would make it something else than its method says. */
function writeVerb(own: Verb | undefined, { method, isSilent = false }: Request): Verb | undefined {
  if (own === undefined) return undefined;
  // A create prints its record, or at least the id.
  if (own === 'create') return method === 'POST' && !isSilent ? own : 'action';
  if (own === 'update') return method === 'DELETE' ? 'action' : own;
  return own === 'delete' ? own : 'action';
}
