/** The day on which pages and pictures show the sandboxes: their figures and dates are the same in each run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.js';

export const DAY = '2026-07-01';

/** Returns the variables that set the clock of the programs of a shell to noon of the day. Writes the file `clock` to its home. */
export function clockOf(home: string): { readonly CLOCK_FILE: string; readonly NODE_OPTIONS: string } {
  const file = join(home, 'clock');
  writeFileSync(file, String((Date.parse(`${DAY}T12:00:00Z`) - Date.now()) / 1000));
  return { CLOCK_FILE: file, NODE_OPTIONS: `--import ${join(root, 'tests/support/clock.mjs')}` };
}
