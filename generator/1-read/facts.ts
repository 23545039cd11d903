/** The files next to the specs: workflows, the extension of the sandbox, and data. */
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { defined } from '../../runtime/base/defined.js';
import type { Code } from './code.js';

/** Language of the client. */
export type Target = 'ts' | 'js';

/** What stands next to the specs of a service. Output depends on nothing else there. */
export interface Project {
  /** Files of workflows by name below the folder of the workflows of the service, without tests. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of workflows whose JavaScript is older than its TypeScript. */
  readonly stale: readonly string[];
  /** The package.json with which node reads the JavaScript of workflows as CommonJS; absent: it reads modules. */
  readonly commonJs?: string;
  /** Whether the sandbox has an extension. */
  readonly extension: boolean;
  /** JSON files next to service.yaml. */
  readonly data: readonly string[];
  /** Folders as messages show them. */
  readonly folders: { readonly workflows: string; readonly sandbox: string };
}

/** What rules know about the files next to the specs; they never read the disk. */
export interface Facts extends Omit<Project, 'files'> {
  /** Names of the exit codes of each workflow. */
  readonly workflows: Readonly<Record<string, readonly string[]>>;
  /** Classes of failure that each workflow passes to `kit.fail`. */
  readonly failures: Readonly<Record<string, readonly string[]>>;
  /** Names of workflows that are JavaScript, which node runs without a build. */
  readonly scripts: readonly string[];
  /** Names of settings that workflows may read: texts in the files that ask the kit for a setting. */
  readonly settings: readonly string[];
  /** Names of global flags of the service that workflows may read: names and texts in the files that read `kit.globals.other`. */
  readonly flags: readonly string[];
  /** The files whose code is certain to use calls: workflows, and what they import by relative paths. */
  readonly callers: readonly Caller[];
  /** Names of workflows whose code, with what it imports by relative paths, never prints rows or a record. */
  readonly recordless: readonly string[];
}

/** A file that uses calls. */
export interface Caller {
  /** Name of the workflow, or the path of a shared file below the folder of workflows of all services. */
  readonly file: string;
  readonly calls: readonly string[];
  /** Names of the workflows that run its code. */
  readonly workflows: readonly string[];
}

/** Returns the folder that holds the specs, workflows/ and sandbox/. */
export const projectOf = (specs: string): string => resolve(specs, '..');

/** Reads the files next to the specs. */
export async function readProject(specs: string, folder: string, service: string): Promise<Project> {
  const project = projectOf(specs);
  const workflows = join(project, 'workflows', service);
  const sandbox = join(project, 'sandbox', service);
  const all = existsSync(workflows) ? (await readdir(workflows, { recursive: true })).sort() : [];
  const files = new Map<string, string>();
  const stale: string[] = [];
  for (const name of all.filter((one) => /(?<!\.test)\.[tj]s$/.test(one))) {
    files.set(name.split(sep).join('/'), await readFile(join(workflows, name), 'utf8'));
    const script = name.replace(/\.ts$/, '.js');
    if (script !== name && (await isNewer(join(workflows, name), join(workflows, script))))
      stale.push(name.slice(0, -'.ts'.length));
  }
  const commonJs = await manifestOfCommonJs(workflows);
  return {
    files,
    stale,
    ...defined({ commonJs }),
    extension: existsSync(join(sandbox, 'index.ts')) || existsSync(join(sandbox, 'index.js')),
    data: (await readdir(folder)).filter((name) => name.endsWith('.json')).sort(),
    folders: { workflows, sandbox },
  };
}

/**
 * Returns the facts about a project, whose workflows it parses; with `follows`, also what these import, which can be much.
 * Only calls and printed records are looked for there.
 */
export async function readFacts({ files, ...project }: Project, follows = true): Promise<Facts> {
  // The parser takes longer to load than all else, and most runs end before.
  const { readCode } = files.size === 0 ? { readCode: undefined } : await import('./code.js');
  const { workflows: folder } = project.folders;
  const known = new Map<string, Code | undefined>();
  const codeOf = async (path: string): Promise<Code | undefined> => {
    if (known.has(path)) return known.get(path);
    // An import of a file that does not exist fails in the build and when the command runs.
    const text =
      files.get(relative(folder, path).split(sep).join('/')) ?? (await readFile(path, 'utf8').catch(() => undefined));
    const code = text === undefined ? undefined : readCode?.(path, text);
    known.set(path, code);
    return code;
  };
  const workflows: Record<string, readonly string[]> = {};
  const failures: Record<string, readonly string[]> = {};
  const scripts: string[] = [];
  const recordless = new Set<string>();
  const callers = new Map<string, { readonly calls: readonly string[]; readonly workflows: Set<string> }>();
  for (const file of files.keys()) {
    const [, name, language] = /^([a-z][a-z0-9-]*)\.(ts|js)$/.exec(file) ?? [];
    const code = name === undefined ? undefined : await codeOf(join(folder, file));
    if (name === undefined || code?.isWorkflow !== true) continue;
    workflows[name] = [...code.exits].sort();
    failures[name] = [...code.failures];
    if (language === 'js') scripts.push(name);
    const path = join(folder, file);
    const reached = follows ? await reachable(path, codeOf) : new Map([[path, code]]);
    if (![...reached.values()].some(({ prints }) => prints)) recordless.add(name);
    for (const [path, { calls }] of reached) {
      if (calls.size === 0) continue;
      const shown = path === join(folder, file) ? name : relative(dirname(folder), path).split(sep).join('/');
      const caller = callers.get(shown) ?? { calls: [...calls].sort(), workflows: new Set() };
      caller.workflows.add(name);
      callers.set(shown, caller);
    }
  }
  const codes = (await Promise.all([...files.keys()].map((file) => codeOf(join(folder, file))))).flatMap(
    (one) => one ?? [],
  );
  return {
    ...project,
    workflows,
    failures,
    scripts,
    settings: codes.flatMap(({ names, texts }) => (names.has('setting') ? [...texts] : [])),
    flags: codes.flatMap(({ names, texts }) => (names.has('other') ? [...names, ...texts] : [])),
    callers: [...callers].map(([file, caller]) => ({ file, calls: caller.calls, workflows: [...caller.workflows] })),
    recordless: [...recordless],
  };
}

/** Returns a file and all that it imports by relative paths, directly or through others. */
async function reachable(
  path: string,
  codeOf: (path: string) => Promise<Code | undefined>,
): Promise<ReadonlyMap<string, Code>> {
  const found = new Map<string, Code>();
  const queue = [path];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const code = found.has(next) ? undefined : await codeOf(next);
    if (code === undefined) continue;
    found.set(next, code);
    for (const one of code.imports) {
      const script = join(dirname(next), one);
      // A path that ends in `.js` also means the TypeScript that it is compiled from, which is newer.
      const source = script.replace(/\.js$/, '.ts');
      queue.push((await codeOf(source)) === undefined ? script : source);
    }
  }
  return found;
}

/** Returns the nearest package.json above a folder if it declares CommonJS; without a type, node decides by the text of a file. */
async function manifestOfCommonJs(folder: string): Promise<string | undefined> {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    try {
      const { type } = JSON.parse(await readFile(file, 'utf8')) as { type?: unknown };
      return type === 'commonjs' ? file : undefined;
    } catch {
      // Node reports a manifest that is not JSON.
      return undefined;
    }
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : manifestOfCommonJs(parent);
}

/** Whether both files exist and the first was changed after the second. */
async function isNewer(source: string, script: string): Promise<boolean> {
  return existsSync(script) && (await stat(source)).mtimeMs > (await stat(script)).mtimeMs;
}
