/**
 * Runs an executable as on a machine without Node: with an empty home folder, no PATH and an empty working folder. Also
 * checks that it runs no file that somebody has changed or could change.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Executable } from '../../generator/binary/executable.js';
import { compiler, packageFolder } from '../places.js';

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Returns what does not work; nothing if everything does. */
export function check({ program: { binary, version }, path }: Executable): readonly string[] {
  const base = mkdtempSync(join(tmpdir(), 'executable-'));
  const [home, folder, temporary] = ['home', 'folder', 'temporary'].map((name) => join(base, name)) as [
    string,
    string,
    string,
  ];
  for (const one of [home, folder, temporary]) mkdirSync(one);
  const found: string[] = [];
  const run = (args: readonly string[], input = ''): Ran => {
    const env = { HOME: home, TMPDIR: temporary, PATH: join(base, 'none') };
    return spawnSync(path, args, { cwd: folder, env, input, encoding: 'utf8', timeout: 60_000 });
  };
  const expect = (what: string, ran: Ran, holds: (ran: Ran) => boolean): void => {
    let isRight = false;
    try {
      isRight = holds(ran);
    } catch {
      // What cannot be parsed is wrong.
    }
    if (!isRight)
      found.push(`${what} ended with ${String(ran.status)}: ${`${ran.stdout}${ran.stderr}`.slice(0, 1000)}`);
  };
  const isList = ({ stdout }: Ran): boolean => Array.isArray(JSON.parse(stdout));
  const isCount = ({ stdout }: Ran): boolean => /^\d+\n$/.test(stdout);

  try {
    expect('--version', run(['--version']), ({ stdout }) => stdout === `${binary} ${version}\n`);
    expect('--help', run(['--help']), ({ status, stdout }) => status === 0 && stdout.includes(`${binary} `));
    if (binary === compiler) {
      for (const args of [
        ['init', 'acme'],
        ['check', '--specs', 'acme/specs'],
        ['test', '--specs', 'acme/specs'],
      ])
        expect(args.join(' '), run(args), ({ status }) => status === 0);
      return found;
    }
    const request = [...exampleOf(binary), '--output', 'json'];
    expect('a request', run(request), isList);
    expect('completion', run(['completion', 'bash']), ({ stdout }) => stdout.includes(`complete `));
    expect(
      'auth status',
      run(['auth', 'status', '--output', 'json']),
      ({ status, stdout }) => status === 77 && /"keychain": "/i.test(stdout),
    );
    // A library that cannot be loaded is reported otherwise.
    expect('the keychain', run(['doctor', '--output', 'json']), ({ stdout }) =>
      (JSON.parse(stdout) as { check: string; status: string; detail: string }[]).some(
        ({ check: name, status, detail }) =>
          name === 'keychain' && (status === 'pass' || /no Secret Service .* responds|it is locked/.test(detail)),
      ),
    );
    const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
    // The server is a command of its own, or one of the group.
    const serve = run(['mcp', '--help']).stdout.includes(`Usage: ${binary} mcp [flags]`) ? ['mcp'] : ['mcp', 'serve'];
    expect(
      serve.join(' '),
      run(serve, list),
      ({ stdout }) => (JSON.parse(stdout) as { result: { tools: unknown[] } }).result.tools.length > 0,
    );
    const background = run(['sandbox', 'serve', '--background']);
    expect('sandbox serve --background', background, ({ stdout }) => stdout.includes('_BASE_URL=http://127.0.0.1:'));
    const [, pid] = /kill (\d+)/.exec(background.stderr) ?? [];
    if (pid !== undefined) process.kill(Number(pid));

    const jq = [...request, '--jq', 'length'];
    expect('--jq', run(jq), isCount);
    const cache = join(home, '.cache', binary, version);
    const [unpacked = ''] = existsSync(cache) ? readdirSync(cache) : [];
    const library = join(cache, unpacked, 'node_modules/jq-web/jq.js');
    const before = readFileSync(library);
    writeFileSync(library, 'throw new Error("changed")');
    expect('--jq after its file was changed', run(jq), isCount);
    if (!readFileSync(library).equals(before)) found.push('A changed file was not replaced.');
    chmodSync(join(cache, unpacked), 0o777);
    writeFileSync(library, 'throw new Error("changed")');
    expect('--jq with a cache folder of everybody', run(jq), isCount);
    if (readFileSync(library).equals(before)) found.push('A file was written to a folder of everybody.');
    if (readdirSync(temporary).length > 0) found.push(`Left behind: ${readdirSync(temporary).join(', ')}.`);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
  return found;
}

/** Returns the first example of a client that needs no account, as its package shows it. */
function exampleOf(binary: string): string[] {
  const readme = readFileSync(join(packageFolder(binary), 'README.md'), 'utf8');
  const [, line] = new RegExp(`^${binary} (--profile sandbox .*)$`, 'm').exec(readme) ?? [];
  if (line === undefined) throw new Error(`The README of ${binary} has no example.`);
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word);
}
