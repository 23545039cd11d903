import { isWrite } from '../base/effects.js';
import type { Effect } from '../contract/command.js';
import type { Http } from '../contract/http.js';

/**
 * Returns the sentence for a look-up that failed before the first write of a run: the first question of
 * a user is then whether something was changed. Empty for a read, and after a write.
 */
export const nothingSent = (effect: Effect, { writes }: Pick<Http, 'writes'>): string =>
  isWrite(effect) && writes.sent === 0 ? 'Nothing was sent.' : '';
