/**
 * `npm run check`: the checks for daily work. Types, lint, formatting and drift are checked beside the unit tests; `npm
 * test` also runs the tests that start processes (`*.process.test.ts`, `tests/e2e`), of whole flows (`*.flow.test.ts`),
 * and of the commands and the sandbox of one service. With `--changed`, only files that differ from main (or from
 * another commit: `--changed HEAD`) are checked, with the tests nearest to them. Results are cached below
 * node_modules/.cache.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, relatedTests, within } from './changed.js';
import { root } from './places.js';

interface Step {
  readonly name: string;
  readonly args: readonly string[];
}

/** Tests of code that all services share, and of rules for the whole repository. */
const FAST =
  /^(?:runtime|generator|sandbox\/engine|workflows\/(?:[^/]+\/)?lib|tests\/(?:specification|help))\/|^tests\/(?:architecture|changed|guide|lint|packages|pictures|prose|skill|workflow-wires)\.test\.ts$/;
const SLOW = /\.(?:process|flow)\.test\.ts$|^tests\/(?:e2e|proof|examples)\//;
/** Inputs and output of the compiler. */
const COMPILED = /^(?:specs|generator|generated|docs|packages)\/|^scripts\/(?:generate|packages|exit-table)\.ts$/;
/** Seconds of tests with `--changed`. The whole check then takes 20 s on two processors. */
const SECONDS = 10;

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const binOf = (name: string): string => {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = createRequire(import.meta.url)(path) as { bin: string | Record<string, string> };
  return join(dirname(path), typeof bin === 'string' ? bin : (bin[name] ?? ''));
};
const script = (name: string, ...args: readonly string[]): readonly string[] => [
  'npm',
  'run',
  '--silent',
  name,
  '--',
  ...args,
];
const program = (name: string, ...args: readonly string[]): readonly string[] => [
  process.execPath,
  binOf(name),
  ...args,
];

const types: Step = { name: 'types', args: script('types') };
const drift: Step = { name: 'drift', args: script('generate', '--check') };

/** Steps of a lane run one after the other; the lanes run concurrently. */
function lanes(): readonly (readonly Step[])[] {
  if (!values.changed) {
    const pattern = `^${root}(?!.*\\.(?:process|flow)\\.test\\.ts$)(?:${FAST.source.replaceAll('^', '')})`;
    return [
      [types, { name: 'lint and format', args: script('lint') }, drift],
      [{ name: 'unit tests', args: script('test', pattern) }],
    ];
  }
  const changed = changedFiles(positionals[0] ?? 'main');
  const related = relatedTests(changed, (path) => !SLOW.test(path));
  const tests = within(SECONDS, related);
  const code = changed.filter((path) => /\.(?:ts|js|mjs)$/.test(path));
  const steps = (isNeeded: boolean, step: Step): readonly Step[] => (isNeeded ? [step] : []);
  const left = related.length - tests.length;
  console.log(
    `${String(changed.length)} changed files, ${String(tests.length)} test files${left === 0 ? '' : `; "npm run check" and "npm test" run ${String(left)} more that import them`}`,
  );
  return [
    steps(
      changed.some((path) => /\.(?:ts|json)$/.test(path)),
      types,
    ),
    [
      ...steps(code.length > 0, { name: 'lint', args: program('eslint', '--no-warn-ignored', ...code) }),
      ...steps(changed.length > 0, {
        name: 'format',
        args: program('prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...changed),
      }),
      ...steps(
        changed.some((path) => COMPILED.test(path)),
        drift,
      ),
    ],
    steps(tests.length > 0, { name: 'tests', args: script('test', '--runTestsByPath', ...tests) }),
  ];
}

/** Returns whether the step passed; prints its output when it failed. */
async function passes({ name, args: [command = '', ...args] }: Step): Promise<boolean> {
  const began = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) process.stdout.write(Buffer.concat(chunks));
  return code === 0;
}

const results = await Promise.all(
  lanes().map(async (lane) => {
    let passed = true;
    for (const step of lane) passed = (await passes(step)) && passed;
    return passed;
  }),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
