/** Finds, reads and parses the spec files of services. */
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, posix, relative, resolve, sep } from 'node:path';
import type { Report } from '../diagnostics/report.js';
import { sharedSpecs } from '../package.js';
import { checkLanguage } from './language.js';
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

/** Reads the files of one service, without parsing them. */
export async function readSources(specs: string, folder: Folder): Promise<Source[]> {
  const entries = await readdir(folder.path, { withFileTypes: true });
  // Editors lock `book.yaml` with a link `.#book.yaml` to nothing.
  const names = entries.flatMap((entry) =>
    !entry.isDirectory() && /^[^.].*\.ya?ml$/.test(entry.name) ? [entry.name] : [],
  );
  names.sort();
  return Promise.all(names.map((name) => readSource(specs, join(folder.path, name), false)));
}

let standardSources: Promise<readonly Source[]> | undefined;

/**
 * Returns the files of the standard groups of the package, unparsed. They are read once in a process, because the package
 * does not change.
 */
export const readStandardSources = (): Promise<readonly Source[]> => (standardSources ??= readPackage());

async function readPackage(): Promise<readonly Source[]> {
  const folder = sharedSpecs();
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort() : [];
  return Promise.all(names.map((name) => readSource(resolve(folder, '..'), join(folder, name), true)));
}

/** Parses the files of one service, for the version of the language that this compiler reads. */
export function parseService(
  sources: readonly Source[],
  folder: Folder,
  standard: ReadonlyMap<string, Document>,
  report: Report,
): Documents | undefined {
  const spec = parseSpec(sources, report);
  if (spec === undefined) return undefined;
  checkLanguage(spec.service.value, folder.path, report);
  return { folder, ...spec, standard };
}

/** Parses the files of one service; `undefined` if its service.yaml cannot be read. */
export function parseSpec(
  sources: readonly Source[],
  report: Report,
): Pick<Documents, 'service' | 'groups'> | undefined {
  const documents = parsed(sources, report);
  const service = documents.find(({ source }) => posix.basename(source.name) === 'service.yaml');
  return service && { service, groups: documents.filter((document) => document !== service) };
}

const standards = new WeakMap<readonly Source[], ReadonlyMap<string, Document>>();

/** Parses the standard groups, once if all can be read. @returns them by name. */
export function parseStandard(sources: readonly Source[], report: Report): ReadonlyMap<string, Document> {
  const known = standards.get(sources);
  if (known !== undefined) return known;
  const documents = parsed(sources, report);
  const standard = new Map(documents.map((document) => [posix.basename(document.source.name, '.yaml'), document]));
  if (documents.length === sources.length) standards.set(sources, standard);
  return standard;
}

function parsed(sources: readonly Source[], report: Report): Document[] {
  return sources.flatMap((source) => {
    const value = readYaml(source, report);
    return value === undefined ? [] : [{ source, value }];
  });
}

async function readSource(specs: string, path: string, shared: boolean): Promise<Source> {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  const name = ['specs', ...relative(resolve(specs), path).split(sep)].join('/');
  return { file: shownPath(path), name, text, shared };
}
