/**
 * `npm run check`: the checks for daily work. Types, lint, formatting and drift are checked beside the unit tests; `npm test`
 * also runs those that start processes (`*.process.test.ts`, `tests/e2e`) and those of whole flows (`*.flow.test.ts`).
 * Results are cached below node_modules/.cache.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const unit = ['runtime/', 'generator/', 'workflows/', 'sandbox/', 'tests/(specification|help|[^/]*\\.test)'];

/** Steps of a lane run one after the other; the lanes run concurrently. */
const lanes: readonly (readonly (readonly [name: string, script: string, ...args: string[]])[])[] = [
  [
    ['types', 'types'],
    ['lint and format', 'lint'],
    ['drift', 'generate', '--check'],
  ],
  [
    [
      'unit tests',
      'jest',
      '--testPathIgnorePatterns',
      '\\.(process|flow)\\.test\\.ts$',
      '--',
      ...unit.map((path) => `^${cwd}${path}`),
    ],
  ],
];

/** Returns whether the step passed; prints its output when it failed. */
async function passes(name: string, script: string, args: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) process.stdout.write(Buffer.concat(chunks));
  return code === 0;
}

const results = await Promise.all(
  lanes.map(async (lane) => {
    let passed = true;
    for (const [name, script, ...args] of lane) passed = (await passes(name, script, args)) && passed;
    return passed;
  }),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
