/** Lowers how writes are taken back, and how a create is found again. */
import { defined } from '../../runtime/base/defined.js';
import { isWrite } from '../../runtime/base/writes.js';
import type { RequestPlan } from '../../runtime/contract/command.js';
import type { Undo } from '../../runtime/contract/undo.js';
import { locateOf, readerOf } from '../3-bind/locate.js';
import { createdIn, ownReaderOf, requestsIn, undoOf, type AnyRequest, type Requests } from '../3-bind/undo.js';
import type { Bound } from '../3-bind/types.js';

const known = new WeakMap<Bound, Requests>();

function requestsOf(bound: Bound): Requests {
  const requests = known.get(bound) ?? requestsIn(bound.commands, bound.spec);
  known.set(bound, requests);
  return requests;
}

/** Returns how a request is taken back; undefined for a read, and for a write that no command takes back. */
export function lowerUndo(write: AnyRequest, bound: Bound): Undo | undefined {
  return isWrite(write.effect) ? undoOf(write, requestsOf(bound)) : undefined;
}

/**
 * Returns how the record of a create is found again and read, and its key; how the record of an update or delete is read that has
 * no inverse; nothing for a client without the log of writes.
 */
export function lowerLocate(write: AnyRequest, bound: Bound): Pick<RequestPlan, 'created' | 'locate' | 'reader'> {
  if (bound.spec.standard?.includes('writes') !== true) return {};
  const requests = requestsOf(bound);
  if (write.effect === 'update' || write.effect === 'delete') {
    const inverse = undoOf(write, requests);
    const isRead = inverse !== undefined && !('none' in inverse) && inverse.before !== undefined;
    return isRead ? {} : defined({ reader: ownReaderOf(write, requests) });
  }
  if (write.effect !== 'create') return {};
  return defined({
    created: createdIn(write, requests),
    locate: locateOf(write, requests),
    reader: readerOf(write, requests),
  });
}
