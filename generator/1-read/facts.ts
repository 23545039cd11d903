import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What is beside the specs: the files that specs name. Rules look here and never at the disk. */
export interface Facts {
  /** Names of workflows, each with the names of the exit codes that it ends with. */
  readonly workflows: Readonly<Record<string, readonly string[]>>;
  /** Extension of the workflow files, for the one language that a plain node runs. */
  readonly scripts: readonly string[];
  /** The sandbox has an extension. */
  readonly extension: boolean;
  /** JSON files beside service.yaml. */
  readonly data: readonly string[];
  /** Folders seen from the working folder, for messages. */
  readonly folders: { readonly workflows: string; readonly sandbox: string };
}

/** Folder of the specs' project: workflows/ and sandbox/ are beside the specs. */
export const projectOf = (specs: string): string => resolve(specs, '..');

export async function readFacts(specs: string, folder: string, service: string): Promise<Facts> {
  const project = projectOf(specs);
  const workflows = join(project, 'workflows', service);
  const sandbox = join(project, 'sandbox', service);
  const found: Record<string, readonly string[]> = {};
  const scripts: string[] = [];
  for (const name of existsSync(workflows) ? (await readdir(workflows)).sort() : []) {
    const match = /^([a-z][a-z0-9-]*)\.(ts|js)$/.exec(name);
    if (match?.[1] === undefined) continue;
    const text = await readFile(join(workflows, name), 'utf8');
    if (!/\bexport default\b|\bas default\b/.test(text)) continue;
    found[match[1]] = exitsIn(text);
    if (match[2] === 'js') scripts.push(match[1]);
  }
  const data = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const extension = existsSync(join(sandbox, 'index.ts')) || existsSync(join(sandbox, 'index.js'));
  return { workflows: found, scripts, extension, data, folders: { workflows, sandbox } };
}

/** `{ exit: 'findings' }`, as a workflow names an exit code of its command. */
function exitsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{\s*exit:\s*'([a-z][a-z0-9-]*)'\s*\}/g)].map((match) => match[1] ?? '')),
  ].sort();
}
