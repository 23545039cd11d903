/**
 * `npm run proof` builds the binaries and runs the long suites: `tests/proof/*.proof.ts`, the tasks of agents and, on Linux on
 * x64, the end-to-end tests with executables. It ends with a table of what each suite tried. `npm run proof -- <part>…` runs
 * only the suites whose path contains one of the parts, `npm run proof -- executables` only the last. `--node 22,24,26` runs
 * everything on these versions, one after another; executables contain their own Node and run with the first. `--write` puts
 * the tables into docs/performance.md and the number of cells into docs/faults.md; with parts, it replaces their rows. `-u` and
 * `-t <expression>` are those of jest.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { installNode } from './nodes.js';
import { root } from './places.js';
import {
  countsIn,
  rowsOf,
  tableOf,
  withCells,
  withTable,
  type JestReport,
  type Row,
  type Run,
  type Tried,
} from './proof/report.js';

const EXECUTABLES = 'executables';
const SUITES = ['\\.proof\\.ts$', '/tests/agents/.*\\.test\\.ts$'];

const { values, positionals: parts } = parseArgs({
  options: {
    node: { type: 'string' },
    write: { type: 'boolean', default: false },
    update: { type: 'boolean', short: 'u', default: false },
    testNamePattern: { type: 'string', short: 't' },
  },
  allowPositionals: true,
});
if (values.write && values.testNamePattern !== undefined) throw new Error('--write needs whole suites, without -t.');
const isAlone = parts.join() === EXECUTABLES;
const hasExecutables = isAlone || (parts.length === 0 && process.platform === 'linux' && process.arch === 'x64');
const folder = mkdtempSync(join(tmpdir(), 'proof-'));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command in this repository, and shows what it prints. */
function run(env: NodeJS.ProcessEnv, command: string, ...args: readonly string[]): Promise<Ended> {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      shown.write(text);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** The environment of a run: a version of Node comes first in PATH, and the home has no settings. */
function environmentOf(program: string, home: string): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('XDG_'));
  return {
    ...Object.fromEntries(others),
    PATH: [dirname(program), process.env['PATH']].join(delimiter),
    HOME: home,
    // One for all suites, so that one number repeats the whole.
    SEED: process.env['SEED'] ?? String(Date.now() % 1_000_000),
    // The registry that versions of Node are installed from.
    npm_config_userconfig: process.env['npm_config_userconfig'] ?? join(process.env['HOME'] ?? '', '.npmrc'),
  };
}

async function succeed(...line: Parameters<typeof run>): Promise<void> {
  const { code } = await run(...line);
  if (code !== 0) throw new Error(`${line.slice(1).join(' ')} failed.`);
}

async function suites(env: NodeJS.ProcessEnv, at: string): Promise<Row[]> {
  const [report, counts] = [join(at, 'jest.json'), join(at, 'counts.jsonl')];
  const flags = [
    ...(values.update ? ['-u'] : []),
    ...(values.testNamePattern === undefined ? [] : ['-t', values.testNamePattern]),
    ...['--json', '--outputFile', report],
  ];
  // The expressions come last: jest would take the words after them for further ones.
  const args = ['run', '--silent', 'test', '--', ...parts, ...flags, '--testRegex', ...SUITES];
  await run({ ...env, PROOF_COUNTS: counts }, 'npm', ...args);
  const lines = existsSync(counts) ? readFileSync(counts, 'utf8').split('\n').slice(0, -1) : [];
  return rowsOf(
    JSON.parse(readFileSync(report, 'utf8')) as JestReport,
    lines.map((line) => JSON.parse(line) as Tried),
  );
}

async function executables(env: NodeJS.ProcessEnv): Promise<Row> {
  const start = performance.now();
  await succeed(env, 'npm', 'run', '--silent', 'declarations');
  const { code, output } = await run(env, 'npx', 'tsx', 'scripts/versions.ts', 'executable', '--all');
  const { tried, failures } = countsIn(output);
  return {
    suite: EXECUTABLES,
    tried,
    failures: Math.max(failures, code === 0 ? 0 : 1),
    seconds: secondsSince(start),
  };
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Runs everything on one version of Node. */
async function prove(program: string, node: string, isFirst: boolean): Promise<Run> {
  process.stderr.write(`\n== Node ${node}\n`);
  const start = performance.now();
  const at = mkdtempSync(join(folder, 'run-'));
  const home = join(at, 'home');
  mkdirSync(home);
  const env = environmentOf(program, home);
  await succeed(env, 'npm', 'run', '--silent', 'build');
  const rows = [
    ...(isAlone ? [] : await suites(env, at)),
    ...(hasExecutables && isFirst ? [await executables(env)] : []),
  ];
  return {
    ...{ node, day: new Date().toISOString().slice(0, 10), rows },
    ...(parts.length === 0 && { seconds: secondsSince(start) }),
  };
}

async function change(name: string, edit: (page: string) => string): Promise<void> {
  const page = join(root, 'docs', name);
  const text = edit(readFileSync(page, 'utf8'));
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
}

try {
  const versions = values.node?.split(',').map((version) => installNode(version, folder)) ?? [process.execPath];
  const done: Run[] = [];
  for (const program of versions) {
    const { output } = await run(process.env, program, '-p', 'process.versions.node');
    const result = await prove(program, output.trim(), done.length === 0);
    done.push(result);
    if (!values.write) continue;
    await change('performance.md', (page) => withTable(page, result));
    await change('faults.md', (page) => withCells(page, result));
  }
  for (const { node, ...result } of done) process.stdout.write(`\nNode ${node}\n\n${tableOf(result)}\n`);
  if (done.some(({ rows }) => rows.some(({ failures }) => failures > 0))) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
