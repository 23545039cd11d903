/** `cmdspec migrate`: brings specs up to the version of the language that this compiler reads. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageVersion } from '../../generator/1-read/language.js';
import { readSources, serviceFolders, type Folder } from '../../generator/1-read/load.js';
import type { Source } from '../../generator/1-read/source.js';
import { unified } from '../../generator/7-write/diff.js';
import { text } from '../../generator/diagnostics/format.js';
import { createReport } from '../../generator/diagnostics/report.js';
import { baseFolder, openFolder } from '../../generator/import/write.js';
import { migrate, type Migrated, type Todo } from '../../generator/migrate/migrate.js';
import { replaceSources } from '../../generator/replace.js';
import { command, wrong } from './lib/command.js';
import { noService } from './lib/compile.js';
import { counted } from './lib/import.js';

export interface MigrateArgs {
  readonly specs: string;
  readonly 'dry-run'?: boolean;
}

export default command<MigrateArgs>(async ({ specs, 'dry-run': isDry = false }, { out, err }) => {
  const folders = await serviceFolders(specs);
  if (folders.length === 0) return noService(specs, 'Name the folder with --specs.');
  const found: Migration[] = [];
  for (const folder of folders) {
    for (const one of await setsOf(specs, folder)) {
      const migration = migrated(one, err);
      if (migration === undefined) return wrong;
      found.push(migration);
    }
  }
  for (const { changes, files } of found) {
    await out(changes.map(({ at, what, why }) => `${at} ${what}. ${why}\n`).join(''));
    if (isDry) await out(files.map(([old, now]) => unified(old.file, old.text, now.text)).join(''));
  }
  if (!isDry) await replaceSources(found.flatMap(({ files }) => lastOfService(files.map(([, now]) => now))));
  const changed = found.reduce((count, { files }) => count + files.length, 0);
  const next = specs === 'specs' ? 'cmdspec check' : `cmdspec check --specs ${specs}`;
  err(found.flatMap(({ todos }) => todos.map(({ at, todo }) => `${at} left to do: ${todo}\n`)).join(''));
  if (changed === 0) err(`The specs are written for language ${String(languageVersion)}. Nothing was changed.\n`);
  else if (isDry) err(`${counted(changed, 'file')} would be changed. Nothing was written.\n`);
  else err(`${counted(changed, 'file')} changed. Next: ${next}\n`);
  return undefined;
});

/** Files that are migrated together. */
interface SpecSet {
  readonly sources: readonly Source[];
  /** Whether a file is written; another one only says how the others are read. */
  readonly isOwn: (source: Source) => boolean;
}

/**
 * Returns the sets of a service: its specs, and those in the folder of the last import, which are the base of the next
 * merge. The files of open conflicts are read with the service.yaml of that import, and are written before it, so that a
 * run that was stopped is repeated from the version that they have.
 */
async function setsOf(specs: string, folder: Folder): Promise<readonly SpecSet[]> {
  const filesIn = async (path: string): Promise<readonly Source[]> =>
    existsSync(path) ? readSources(specs, { ...folder, path }) : [];
  const own = await filesIn(folder.path);
  const copy = await filesIn(join(folder.path, baseFolder));
  const open = await filesIn(join(folder.path, openFolder));
  const [service] = [...copy, ...own].filter(isService);
  return [setOf(open, service), setOf(copy, service), setOf(own, service)].filter(({ sources }) => sources.length > 0);
}

/** Returns files as a set, with another service.yaml if they have none. */
function setOf(files: readonly Source[], service: Source | undefined): SpecSet {
  const isOwn = (source: Source): boolean => files.includes(source);
  const isPart = files.length > 0 && service !== undefined && !files.some(isService);
  return { sources: isPart ? [...files, service] : files, isOwn };
}

const isService = ({ name }: Source): boolean => basename(name) === 'service.yaml';

/** Returns files with service.yaml, which has the version, as the last one: a run that was stopped is then repeated. */
const lastOfService = (files: readonly Source[]): readonly Source[] => [
  ...files.filter((file) => !isService(file)),
  ...files.filter(isService),
];

interface Migration {
  readonly changes: readonly Migrated[];
  readonly todos: readonly Todo[];
  /** The changed files, before and after. */
  readonly files: readonly (readonly [Source, Source])[];
}

/** Returns how a set of specs changes; `undefined` after errors, which are printed. */
function migrated({ sources, isOwn }: SpecSet, err: (text: string) => void): Migration | undefined {
  const report = createReport();
  const outcome = migrate(sources, report);
  err(text(report.sorted()));
  if (outcome === undefined) return undefined;
  const files = sources.map((source, index) => [source, outcome.sources[index] ?? source] as const);
  const isShown = ({ at }: { readonly at: string }): boolean =>
    sources.some((source) => isOwn(source) && at.startsWith(`${source.file}:`));
  return {
    changes: outcome.changes.filter(isShown),
    todos: outcome.todos.filter(isShown),
    files: files.filter(([old, now]) => isOwn(old) && old.text !== now.text),
  };
}
