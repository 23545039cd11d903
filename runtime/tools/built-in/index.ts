/** The tools that every server has. */
import type { BuiltIn } from './built-in.js';
import { call } from './call.js';
import { describe } from './describe.js';
import { exec } from './exec.js';
import { readMore } from './read-more.js';
import { search } from './search.js';

/** In the order of their definitions. */
export const builtIns: readonly BuiltIn[] = [search, describe, call, exec, readMore];
