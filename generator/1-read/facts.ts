import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The files next to the specs that specs name. Rules read these facts and never the disk. */
export interface Facts {
  /** Names of the exit codes of each workflow. */
  readonly workflows: Readonly<Record<string, readonly string[]>>;
  /** Names of workflows that are JavaScript, which node runs without a build. */
  readonly scripts: readonly string[];
  /** Names of settings that workflows may read: what is in quotes in the files that ask the kit for a setting. */
  readonly settings: readonly string[];
  /** Names of workflows whose JavaScript is older than its TypeScript. */
  readonly stale: readonly string[];
  /** Names of the calls that the text of each workflow is certain to use. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** Whether the sandbox has an extension. */
  readonly extension: boolean;
  /** JSON files next to service.yaml. */
  readonly data: readonly string[];
  /** Folders as messages show them. */
  readonly folders: { readonly workflows: string; readonly sandbox: string };
}

/** Returns the folder that holds the specs, workflows/ and sandbox/. */
export const projectOf = (specs: string): string => resolve(specs, '..');

export async function readFacts(specs: string, folder: string, service: string): Promise<Facts> {
  const project = projectOf(specs);
  const workflows = join(project, 'workflows', service);
  const sandbox = join(project, 'sandbox', service);
  const found: Record<string, readonly string[]> = {};
  const calls: Record<string, readonly string[]> = {};
  const scripts: string[] = [];
  const stale: string[] = [];
  for (const name of existsSync(workflows) ? (await readdir(workflows)).sort() : []) {
    const match = /^([a-z][a-z0-9-]*)\.(ts|js)$/.exec(name);
    if (match?.[1] === undefined) continue;
    const text = await readFile(join(workflows, name), 'utf8');
    if (!/\bexport default\b|\bas default\b/.test(text)) continue;
    found[match[1]] = exitsIn(text);
    calls[match[1]] = callsIn(text);
    if (match[2] === 'js') scripts.push(match[1]);
    else if (await isNewer(join(workflows, name), join(workflows, `${match[1]}.js`))) stale.push(match[1]);
  }
  const settings = new Set<string>();
  for (const path of existsSync(workflows) ? await readdir(workflows, { recursive: true }) : []) {
    if (!/(?<!\.test)\.[tj]s$/.test(path)) continue;
    for (const name of settingsIn(await readFile(join(workflows, path), 'utf8'))) settings.add(name);
  }
  const data = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const extension = existsSync(join(sandbox, 'index.ts')) || existsSync(join(sandbox, 'index.js'));
  const folders = { workflows, sandbox };
  return { workflows: found, scripts, stale, calls, settings: [...settings].sort(), extension, data, folders };
}

/** Returns the texts in quotes that can be names of settings, if the code reads any setting. */
const settingsIn = (text: string): string[] =>
  /\bsetting\b/.test(text) ? [...text.matchAll(/(['"`])([A-Za-z]\w*)\1/g)].map(([, , name = '']) => name) : [];

/** Returns the exit codes of its command that a workflow names, as in `{ exit: 'findings' }`. */
function exitsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{\s*exit:\s*'([a-z][a-z0-9-]*)'\s*\}/g)].map((match) => match[1] ?? '')),
  ].sort();
}

/** What may contain the text of a call without using it: comments, texts and templates. */
const NOT_CODE = /\/\/.*|\/\*[^]*?\*\/|(['"])(?:\\[^]|(?!\1)[^\\\n])*\1|`(?:\\[^]|[^\\`])*`/g;

/** Returns the calls that a workflow names as `kit.calls.name`; the compiler of TypeScript knows the other forms. */
function callsIn(text: string): string[] {
  const uses = text.replace(NOT_CODE, ' ').matchAll(/(?<![\w$.])kit\s*\.\s*calls\s*\.\s*(\w+)/g);
  return [...new Set([...uses].map((match) => match[1] ?? ''))].sort();
}

/** Whether both files exist and the first was changed after the second. */
async function isNewer(source: string, script: string): Promise<boolean> {
  return existsSync(script) && (await stat(source)).mtimeMs > (await stat(script)).mtimeMs;
}
