/** `cmdspec migrate`: brings specs up to the version of the language that this compiler reads. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageVersion } from '../../generator/1-read/language.js';
import { readSources, serviceFolders, type Folder } from '../../generator/1-read/load.js';
import type { Source } from '../../generator/1-read/source.js';
import { unified } from '../../generator/7-write/diff.js';
import { text } from '../../generator/diagnostics/format.js';
import { createReport } from '../../generator/diagnostics/report.js';
import { baseFolder } from '../../generator/import/write.js';
import { migrate, type Migrated } from '../../generator/migrate/migrate.js';
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
  let changed = 0;
  for (const folder of folders) {
    // What the last import wrote is the base of the next merge, so it changes with the specs.
    const copy = { ...folder, path: join(folder.path, baseFolder) };
    for (const one of [folder, ...(existsSync(join(copy.path, 'service.yaml')) ? [copy] : [])]) {
      const found = await migrated(specs, one, err);
      if (found === undefined) return wrong;
      changed += found.files.length;
      await out(found.changes.map(({ at, what, why }) => `${at} ${what}. ${why}\n`).join(''));
      if (isDry) await out(found.files.map(([old, now]) => unified(old.file, old.text, now.text)).join(''));
      else await replaceSources(lastOfService(found.files.map(([, now]) => now)));
    }
  }
  const next = specs === 'specs' ? 'cmdspec check' : `cmdspec check --specs ${specs}`;
  if (changed === 0) err(`The specs are written for language ${String(languageVersion)}. Nothing was changed.\n`);
  else if (isDry) err(`${counted(changed, 'file')} would be changed. Nothing was written.\n`);
  else err(`${counted(changed, 'file')} changed. Next: ${next}\n`);
  return undefined;
});

/** Returns files with service.yaml, which has the version, as the last one: a run that was stopped is then repeated. */
const lastOfService = (files: readonly Source[]): readonly Source[] => {
  const isService = ({ name }: Source): boolean => basename(name) === 'service.yaml';
  return [...files.filter((file) => !isService(file)), ...files.filter(isService)];
};

interface Migration {
  readonly changes: readonly Migrated[];
  /** The changed files, before and after. */
  readonly files: readonly (readonly [Source, Source])[];
}

/** Returns how the specs in a folder change; `undefined` after errors, which are printed. */
async function migrated(specs: string, folder: Folder, err: (text: string) => void): Promise<Migration | undefined> {
  const before = await readSources(specs, folder);
  const report = createReport();
  const outcome = migrate(before, report);
  err(text(report.sorted()));
  if (outcome === undefined) return undefined;
  const files = before.map((source, index) => [source, outcome.sources[index] ?? source] as const);
  return { changes: outcome.changes, files: files.filter(([old, now]) => old.text !== now.text) };
}
