/** The records that an attached file becomes. */
import { defined } from '../../runtime/base/defined.js';
import type { AttachSpec } from '../2-shape/types.js';

type RecordSpec = AttachSpec[number];

/** Returns the record of each file, which is the last one, and the one before it, which holds the files. */
export function attachedOf(records: AttachSpec): { readonly holder?: RecordSpec; readonly file?: RecordSpec } {
  return defined({ holder: records.length > 1 ? records[0] : undefined, file: records.at(-1) });
}
