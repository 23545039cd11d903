import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

let folder: string;
let bin: string;
const started: ChildProcess[] = [];

afterEach(() => {
  // A run that hangs is a failure, and must not outlive its test.
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-test-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await build({
    entryPoints: [resolve('runtime/cli/fixture/bin.ts')],
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: ['@napi-rs/keyring', 'jq-web', '@duckdb/node-api'],
    banner: { js: "import{createRequire as r}from'node:module';const require=r(import.meta.url);" },
    logLevel: 'silent',
  });
  bin = `"${process.execPath}" "${join(folder, 'dist', 'bin.js')}"`;
});

interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(script: string, stdin: 'ignore' | 'pipe' = 'ignore'): { child: ChildProcess; ended: Promise<Result> } {
  const child = spawn('bash', ['-o', 'pipefail', '-c', script], {
    stdio: [stdin, 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, TOY_CONFIG_DIR: folder },
  });
  started.push(child);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
  const text = (chunks: Buffer[]): string => Buffer.concat(chunks).toString('utf8');
  const ended = new Promise<Result>((done) => {
    child.on('close', (code) => {
      done({ code, out: text(out), err: text(err) });
    });
  });
  return { child, ended };
}

const run = (script: string, stdin?: 'ignore' | 'pipe'): Promise<Result> => start(script, stdin).ended;

test('a reader that stops early ends the run quietly', async () => {
  for (const format of ['ndjson', 'json', 'csv', 'table']) {
    const { code, out, err } = await run(`${bin} rows 1000000 -o ${format} | head -1`);
    expect({ code, err, lines: out.split('\n').length }).toEqual({ code: 0, err: '', lines: 2 });
  }
  expect(await run(`${bin} --help | true`)).toMatchObject({ code: 0, err: '' });
});

test('a slow pipe gets everything, far beyond what it can hold', async () => {
  const { code, out } = await run(`${bin} rows 100000 -o json | (sleep 0.3; cat)`);
  expect(code).toBe(0);
  expect((JSON.parse(out) as unknown[]).length).toBe(100_000);
});

test('what is still under way is not cut off', async () => {
  expect(await run(`${bin} leave`)).toMatchObject({ code: 0, out: 'ended\nleft\n' });
});

test('an error that follows output does not cut it', async () => {
  const { code, err } = await run(`${bin} fail api --verbose 2>&1 >/dev/null | cat >&2`);
  expect(code).toBe(65);
  expect(err).toMatch(/^\{[\s\S]*\}\n$/);
});

test('closed streams: no stdin, no stdout, no stderr', async () => {
  expect(await run(`${bin} item get 5 <&-`)).toMatchObject({ code: 0, err: '' });
  expect(await run(`${bin} item reply -o table <&-`)).toMatchObject({ code: 64 });
  expect((await run(`${bin} item get 5 >&-`)).code).toBe(0);
  expect((await run(`${bin} item get 2>&-`)).code).toBe(64);
});

test('a full disk is reported', async () => {
  const { code, err } = await run(`${bin} rows 10 -o csv > /dev/full`);
  expect(code).toBe(1);
  expect(err).toContain('The result cannot be written: ENOSPC');
  for (const line of ['--help', 'item --help', 'item get --help', '--version', 'item', 'help item']) {
    const text = await run(`${bin} ${line} > /dev/full`);
    expect({ line, ...text }).toMatchObject({ line, code: 1, out: '' });
    expect(JSON.parse(text.err)).toMatchObject({ message: expect.stringContaining('ENOSPC') as string, exitCode: 1 });
  }
});

test('an open, silent stdin does not hold up a command that does not read it', async () => {
  const { code, out } = await run(`${bin} item create --title x --dry-run`, 'pipe');
  expect({ code, out }).toEqual({ code: 0, out: '{\n  "title": "x",\n  "dry-run": true\n}\n' });
});

test('a loop over lines keeps its lines', async () => {
  const { out } = await run(
    `printf '1\\n2\\n3\\n' | while read n; do ${bin} item create --title "$n" --jq .title; done`,
  );
  expect(out).toBe('"1"\n"2"\n"3"\n');
});

test('text is piped in', async () => {
  expect((await run(`printf 'Hällo' | ${bin} item reply`)).out).toBe('{\n  "body": "Hällo"\n}\n');
});

async function waiting(child: ChildProcess): Promise<void> {
  await new Promise<void>((seen) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('waiting')) seen();
    });
  });
}

test('Ctrl-C ends with 130, SIGTERM with 143, a closed terminal with 129', async () => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    const { child, ended } = start(`exec ${bin} wait -o table`);
    await waiting(child);
    child.kill(signal);
    expect(await ended).toEqual({ code, out: '', err: `waiting\nStopped by ${signal}.\n` });
  }
});

test('a second Ctrl-C ends a command that ignores the first', async () => {
  const { child, ended } = start(`exec ${bin} stuck -o table`);
  await waiting(child);
  // Two signals at the same moment would count as one.
  const keys = setInterval(() => child.kill('SIGINT'), 100);
  expect((await ended).code).toBe(130);
  clearInterval(keys);
});

test('Ctrl-C while standard input is awaited', async () => {
  const { child, ended } = start(`exec ${bin} item reply -o table`, 'pipe');
  // More than the pipe holds: once it is written, the other side is reading.
  await new Promise((resolve) => child.stdin?.write('x'.repeat(4_000_000), resolve));
  child.kill('SIGINT');
  expect((await ended).code).toBe(130);
});

test('the sandbox of a run ends with it', async () => {
  const { code, out } = await run(`${bin} list --profile sandbox --jq '.[].id'`);
  expect({ code, out }).toEqual({ code: 0, out: '"sandbox"\n' });
});
