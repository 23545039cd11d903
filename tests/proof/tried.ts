/** Reports what a long suite tried. `npm run proof` adds the counts of each suite in its table. */
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

/** `counts`: what was tried, by its name in plural, for example `{ lines: 40 }`; `seed`: of what was drawn. */
export function tried(counts: Readonly<Record<string, number>>, seed?: number): void {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const words = Object.entries(counts).map(([name, count]) => `${String(count)} ${name}`);
  // At once: a run that is stopped early still reports what it tried.
  process.stderr.write(
    `${currentTestName}: ${[...words, ...(seed === undefined ? [] : [`seed ${String(seed)}`])].join(', ')}\n`,
  );
  const file = process.env['PROOF_COUNTS'];
  const suite = basename(testPath).replace(/\..*/, '');
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ suite, counts, seed })}\n`);
}
