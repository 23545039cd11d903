/** Imports, checks, generates and tests the clients of a folder of descriptions, each in processes of their own. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Facts } from './facts.js';

/** What an import of one description resulted in. */
export interface Measured extends Facts {
  readonly name: string;
  readonly seconds: number;
  /** Peak memory of the import. */
  readonly megabytes: number;
  readonly check: boolean;
  readonly generate: boolean;
  /** Command lines of examples that fail in the sandbox of the client. */
  readonly failed: readonly string[];
}

/** A description that cannot be imported. */
export interface Unread {
  readonly name: string;
  readonly error: string;
}

export type Result = Measured | Unread;

/** Returns the descriptions of a folder by name. A description in several files is a folder below it. */
export async function descriptionsIn(folder: string): Promise<(readonly [name: string, file: string])[]> {
  const found: (readonly [string, string])[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const path = join(folder, name);
    const files = (await stat(path)).isDirectory()
      ? (await readdir(path)).sort().map((one) => join(path, one))
      : [path];
    for (const file of files)
      if (/\.(?:json|ya?ml)$/.test(file) && (await isRoot(file))) {
        found.push([files.length === 1 ? basename(file, extname(file)) : name, file]);
        break;
      }
  }
  return found;
}

/** Whether a file is a description and not a part of one. */
const isRoot = async (file: string): Promise<boolean> =>
  /(?:^|[{,])\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m.test(await readFile(file, 'utf8'));

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Imports one description, and runs `check`, `generate` and `test` on its client. */
export async function measure(name: string, file: string): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'import-set-'));
  try {
    const specs = join(folder, 'specs');
    const imported = await run(join(root, 'scripts/import-set/import.ts'), [file, specs], folder);
    if (imported.code !== 0) return { name, error: imported.err.trim() };
    const cmdspec = (...argv: string[]) =>
      run(join(root, 'generated/cmdspec/bin.ts'), [...argv, '--specs', specs], folder);
    const check = await cmdspec('check');
    const generate = await cmdspec('generate', '--out', join(folder, 'generated'));
    const test = await cmdspec('test', '--format', 'json');
    return {
      name,
      ...(JSON.parse(imported.out) as Facts & Pick<Measured, 'seconds' | 'megabytes'>),
      check: check.code === 0,
      generate: generate.code === 0,
      failed: failedIn(test),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the examples that failed. */
function failedIn({ out, err }: Ended): string[] {
  try {
    return (JSON.parse(out) as { readonly run: string }[]).map((one) => one.run);
  } catch {
    return [err.trim() || 'the examples were not run'];
  }
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a file in a process of its own, with a home that has no settings. */
function run(file: string, argv: readonly string[], home: string): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...argv], {
    cwd: root,
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, out, err });
    });
  });
}
