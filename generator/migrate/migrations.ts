/** The migrations of the language, in order. The last one leads to the version that this compiler reads. */
import type { Migration } from './rule.js';
import { toVersion1 } from './to-1/index.js';

export const migrations: readonly Migration[] = [toVersion1];
