/** A PostgreSQL server of its own: on a socket in a temporary folder, run by a user that is not root. */
import { execFileSync, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = '/usr/lib/postgresql';

/** Folder with `initdb` and `postgres`; undefined if the machine has none. Debian keeps them out of the path. */
export function findPostgres(): string | undefined {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map((name) => join(ROOT, name, 'bin'))];
  return folders.find((folder) => ['initdb', 'postgres', 'psql'].every((name) => existsSync(join(folder, name))));
}

/** Installs PostgreSQL from Debian's packages, as root on Debian. Returns as {@link findPostgres}. */
export function installPostgres(): string | undefined {
  const found = findPostgres();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const line of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', line, { env, stdio: 'ignore' });
  }
  return findPostgres();
}

export interface Postgres {
  /** Variables that point psql at the server. */
  readonly env: Readonly<Record<'PGHOST' | 'PGUSER' | 'PGDATABASE', string>>;
  /** Runs psql with a script. Fails if psql does. */
  readonly run: (script: string, cwd: string) => string;
  /** Runs psql with a script, whether it fails or not. */
  readonly try: (script: string, cwd: string) => SpawnSyncReturns<string>;
  /** Returns the rows of a query as texts. */
  readonly query: (text: string) => readonly (readonly (string | null)[])[];
  readonly stop: () => Promise<void>;
}

/** The server refuses to be run by root. */
function otherUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function startPostgres(bin: string): Promise<Postgres> {
  const user = otherUser();
  // Another user cannot open the folders of a test run.
  const folder = mkdtempSync(join(user.uid === undefined ? tmpdir() : '/tmp', 'pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const flags = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'];
  execFileSync(join(bin, 'initdb'), flags, { ...options, stdio: 'ignore' });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const line = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(bin, 'postgres'), line, { ...options, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stopNow = (): void => void child.kill('SIGQUIT');
  process.once('exit', stopNow);
  const env = { PGHOST: folder, PGUSER: 'test', PGDATABASE: 'postgres' };
  const psql = (args: readonly string[], input: string, cwd: string): SpawnSyncReturns<string> => {
    const all = { PATH: process.env['PATH'], TZ: 'UTC', ...env };
    return spawnSync(join(bin, 'psql'), ['-X', '-q', ...args], {
      input,
      cwd,
      env: all,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
  };
  const attempt: Postgres['try'] = (script, cwd) => psql(['-f', '-'], script, cwd);
  const run: Postgres['run'] = (script, cwd) => {
    const { status, stdout, stderr } = attempt(script, cwd);
    if (status !== 0 || stderr !== '') throw new Error(`psql ended with ${String(status)}: ${stderr}`);
    return stdout;
  };
  for (let tries = 0; psql(['-c', 'SELECT 1'], '', folder).status !== 0; tries += 1) {
    if (tries === 100 || child.exitCode !== null) throw new Error('The server does not start');
    await sleep(100);
  }
  return {
    env,
    run,
    try: attempt,
    query: (text) => {
      const json = run(
        `\\pset tuples_only on\n\\pset format unaligned\nSELECT coalesce(json_agg(found), '[]') FROM (${text}) AS found;\n`,
        folder,
      );
      const rows = JSON.parse(json) as Record<string, string | null>[];
      return rows.map((row) => Object.values(row));
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      process.off('exit', stopNow);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
