/** The migrations of the language, in order. The last one leads to the version that this compiler reads. */
import type { Migration } from './rule.js';

export const migrations: readonly Migration[] = [{ to: 1, rules: [] }];
