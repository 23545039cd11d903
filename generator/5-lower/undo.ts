/** Lowers how writes are taken back. */
import { isWrite } from '../../runtime/base/writes.js';
import type { Undo } from '../../runtime/contract/undo.js';
import { requestsIn, undoOf, type AnyRequest, type Requests } from '../3-bind/undo.js';
import type { Bound } from '../3-bind/types.js';

const known = new WeakMap<Bound, Requests>();

/** Returns how a request is taken back; undefined for a read, and for a write that no command takes back. */
export function lowerUndo(write: AnyRequest, bound: Bound): Undo | undefined {
  if (!isWrite(write.effect)) return undefined;
  const requests = known.get(bound) ?? requestsIn(bound.commands, bound.spec);
  known.set(bound, requests);
  return undoOf(write, requests);
}
