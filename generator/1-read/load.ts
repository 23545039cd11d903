import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Report } from '../diagnostics/report.js';
import { sharedSpecs } from '../package.js';
import { shownPath, type Source } from './source.js';
import { readYaml } from './yaml.js';

/** A folder with a service.yaml. */
export interface Folder {
  /** Name of the folder below the specs; empty if the folder of specs is the service. */
  readonly name: string;
  readonly path: string;
}

export interface Document {
  readonly source: Source;
  readonly value: object;
}

/** Everything that was read for one service. */
export interface Documents {
  readonly folder: Folder;
  readonly service: Document;
  readonly groups: readonly Document[];
  /** Standard groups of the package by name. */
  readonly standard: ReadonlyMap<string, Document>;
}

/** Returns the services in a folder of specs: the folder itself, or each of its folders with a service.yaml. */
export async function serviceFolders(specs: string): Promise<Folder[]> {
  const path = resolve(specs);
  if (existsSync(join(path, 'service.yaml'))) return [{ name: '', path }];
  const entries = existsSync(path) ? await readdir(path, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(path, entry.name, 'service.yaml')))
    .map(({ name }) => ({ name, path: join(path, name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Reads one service; `undefined` if its service.yaml cannot be read. */
export async function readService(
  specs: string,
  folder: Folder,
  standard: ReadonlyMap<string, Document>,
  report: Report,
): Promise<Documents | undefined> {
  const names = (await readdir(folder.path)).filter((name) => /\.ya?ml$/.test(name)).sort();
  const documents = await Promise.all(names.map((name) => readDocument(specs, join(folder.path, name), false, report)));
  const service = documents[names.indexOf('service.yaml')];
  const groups = documents.filter((document) => document !== undefined && document !== service) as Document[];
  return service === undefined ? undefined : { folder, service, groups, standard };
}

/** Reads the standard groups of the package. */
export async function readStandard(report: Report): Promise<Map<string, Document>> {
  const folder = sharedSpecs();
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort() : [];
  const found = new Map<string, Document>();
  for (const name of names) {
    const document = await readDocument(resolve(folder, '..'), join(folder, name), true, report);
    if (document !== undefined) found.set(basename(name, '.yaml'), document);
  }
  return found;
}

async function readDocument(
  specs: string,
  path: string,
  shared: boolean,
  report: Report,
): Promise<Document | undefined> {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  const name = ['specs', ...relative(resolve(specs), path).split(sep)].join('/');
  const source: Source = { file: shownPath(path), name, text, shared };
  const value = readYaml(source, report);
  return value === undefined ? undefined : { source, value };
}
