/** The files of a workflow, for tests. */
import type { KitFiles } from '../workflow/types.js';
import { createFiles } from '../workflow/files.js';

/** Returns `kit.files` for a working folder, for tests of code that takes them. */
export const testFiles = (folder: string): KitFiles =>
  createFiles({
    service: {},
    options: { dryRun: false },
    localWrites: { count: 0 },
    world: { cwd: folder },
  });
