import type { Effect } from '../contract/command.js';
import type { Http } from '../contract/http.js';

/**
 * Returns the sentence for a look-up that failed before the first write of a run: whoever wrote a change asks first
 * whether some of it was made. Empty for a read, and after a write.
 */
export const nothingSent = (effect: Effect, { written }: Pick<Http, 'written'>): string =>
  effect === 'read' || effect === 'local' || written > 0 ? '' : 'Nothing was sent.';
