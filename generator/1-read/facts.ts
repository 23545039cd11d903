import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { defined } from '../../runtime/base/defined.js';
import { callsIn, createModules, printsRecords } from './modules.js';

/** Language of the client. */
export type Target = 'ts' | 'js';

/** The files next to the specs that specs name. Rules read these facts and never the disk. */
export interface Facts {
  /** Names of the exit codes of each workflow. */
  readonly workflows: Readonly<Record<string, readonly string[]>>;
  /** Classes of failure that each workflow passes to `kit.fail`. */
  readonly failures: Readonly<Record<string, readonly string[]>>;
  /** Names of workflows that are JavaScript, which node runs without a build. */
  readonly scripts: readonly string[];
  /** Names of settings that workflows may read: what is in quotes in the files that ask the kit for a setting. */
  readonly settings: readonly string[];
  /** Names of global flags of the service that workflows may read, found in the same way. */
  readonly flags: readonly string[];
  /** Names of workflows whose JavaScript is older than its TypeScript. */
  readonly stale: readonly string[];
  /** The package.json with which node reads the JavaScript of workflows as CommonJS; absent: it reads modules. */
  readonly commonJs?: string;
  /** Names of the calls that the text of each workflow is certain to use. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** Files that workflows import by relative paths, if their text is certain to use calls. */
  readonly helpers: readonly Helper[];
  /** Names of workflows whose code, with what it imports by relative paths, never prints rows or a record. */
  readonly recordless: readonly string[];
  /** Whether the sandbox has an extension. */
  readonly extension: boolean;
  /** JSON files next to service.yaml. */
  readonly data: readonly string[];
  /** Folders as messages show them. */
  readonly folders: { readonly workflows: string; readonly sandbox: string };
}

/** A file that workflows share. */
export interface Helper {
  /** Path below the folder of workflows of all services. */
  readonly file: string;
  readonly calls: readonly string[];
  /** Names of the workflows that import it, directly or through other files. */
  readonly workflows: readonly string[];
}

/** Returns the folder that holds the specs, workflows/ and sandbox/. */
export const projectOf = (specs: string): string => resolve(specs, '..');

export async function readFacts(specs: string, folder: string, service: string): Promise<Facts> {
  const project = projectOf(specs);
  const workflows = join(project, 'workflows', service);
  const sandbox = join(project, 'sandbox', service);
  const found: Record<string, readonly string[]> = {};
  const failures: Record<string, readonly string[]> = {};
  const calls: Record<string, readonly string[]> = {};
  const scripts: string[] = [];
  const stale: string[] = [];
  const recordless: string[] = [];
  const helpers = new Map<string, { readonly calls: readonly string[]; readonly workflows: string[] }>();
  const modules = createModules();
  for (const name of existsSync(workflows) ? (await readdir(workflows)).sort() : []) {
    const match = /^([a-z][a-z0-9-]*)\.(ts|js)$/.exec(name);
    if (match?.[1] === undefined) continue;
    const text = await readFile(join(workflows, name), 'utf8');
    if (!/\bexport default\b|\bas default\b/.test(text)) continue;
    found[match[1]] = exitsIn(text);
    failures[match[1]] = failuresIn(text);
    const [own, ...others] = await modules.reachable(join(workflows, name));
    calls[match[1]] = callsIn(own?.code ?? '');
    if (![own, ...others].some((module) => module !== undefined && printsRecords(module.code)))
      recordless.push(match[1]);
    for (const { path, code } of others) {
      const used = callsIn(code);
      if (used.length === 0) continue;
      const file = relative(join(project, 'workflows'), path).split(sep).join('/');
      const helper = helpers.get(file) ?? { calls: used, workflows: [] };
      helpers.set(file, helper);
      helper.workflows.push(match[1]);
    }
    if (match[2] === 'js') scripts.push(match[1]);
    else if (await isNewer(join(workflows, name), join(workflows, `${match[1]}.js`))) stale.push(match[1]);
  }
  const texts: string[] = [];
  for (const path of existsSync(workflows) ? (await readdir(workflows, { recursive: true })).sort() : []) {
    if (/(?<!\.test)\.[tj]s$/.test(path)) texts.push(await readFile(join(workflows, path), 'utf8'));
  }
  const data = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const extension = existsSync(join(sandbox, 'index.ts')) || existsSync(join(sandbox, 'index.js'));
  const folders = { workflows, sandbox };
  const settings = texts.flatMap(settingsIn);
  const commonJs = await manifestOfCommonJs(workflows);
  return {
    workflows: found,
    failures,
    scripts,
    stale,
    ...defined({ commonJs }),
    calls,
    helpers: [...helpers].map(([file, helper]) => ({ file, ...helper })),
    recordless: [...new Set(recordless)],
    settings,
    flags: texts.flatMap(flagsIn),
    extension,
    data,
    folders,
  };
}

/** Returns the nearest package.json above a folder if it declares CommonJS; without a type, node decides by the text of a file. */
async function manifestOfCommonJs(folder: string): Promise<string | undefined> {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return /"type"\s*:\s*"commonjs"/.test(await readFile(file, 'utf8')) ? file : undefined;
  const parent = dirname(folder);
  return parent === folder ? undefined : manifestOfCommonJs(parent);
}

/** Returns the texts in quotes that can be names of settings, if the code reads any setting. */
const settingsIn = (text: string): string[] =>
  /\bsetting\b/.test(text) ? [...text.matchAll(/(['"`])([A-Za-z]\w*)\1/g)].map(([, , name = '']) => name) : [];

/** Returns the words that can be names of global flags, if the code reads those that the service adds (`kit.globals.other`). */
const flagsIn = (text: string): string[] =>
  /\bother\b/.test(text) ? [...text.matchAll(/(?<=['"`.\s{])[a-z][\w-]*/g)].map(([name]) => name) : [];

/** Returns the exit codes of its command that a workflow names, as in `{ exit: 'findings' }`. */
function exitsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{\s*exit:\s*'([a-z][a-z0-9-]*)'\s*\}/g)].map((match) => match[1] ?? '')),
  ].sort();
}

/** Returns the classes of failure that a workflow names, as in `kit.fail('input', …)`. */
function failuresIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w$.])kit\s*\.\s*fail\(\s*(['"`])([\w-]+)\1/g)].map((match) => match[2] ?? '');
}

/** Whether both files exist and the first was changed after the second. */
async function isNewer(source: string, script: string): Promise<boolean> {
  return existsSync(script) && (await stat(source)).mtimeMs > (await stat(script)).mtimeMs;
}
