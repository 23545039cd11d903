/** What the imports of all kinds of descriptions share: the merge with the last import, and the report. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkLanguage } from '../../../generator/1-read/language.js';
import { parseSpec, readSources, serviceFolders } from '../../../generator/1-read/load.js';
import { shownPath } from '../../../generator/1-read/source.js';
import { text } from '../../../generator/diagnostics/format.js';
import { createReport } from '../../../generator/diagnostics/report.js';
import { makeSharedFolder } from '../../../generator/folder.js';
import { EXAMPLE_FILE } from '../../../generator/import/openapi/flags.js';
import type { Finding } from '../../../generator/import/openapi/types.js';
import { writeImport, type Written } from '../../../generator/import/write.js';
import { defined } from 'cmdspec-runtime/kit';
import { wrong, type Failed, type Printer } from './command.js';

/** Flags and arguments of each import. */
export interface ImportArgs {
  readonly file: string;
  readonly specs: string;
  readonly format: 'text' | 'json';
}

/** Specs made from a description, and the findings about it. */
export interface Translated {
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
  /** Summary of the description as a sentence. */
  readonly found: string;
  readonly owns: (file: string) => boolean;
  /** The new client whose package is written around the specs. Absent: only specs are written. */
  readonly around?: NewClient;
  /** Stores what the next import uses again. */
  readonly finish?: () => Promise<void>;
  /** What to do next, as the last lines of the report. */
  readonly next: string;
}

/** A client that has no package yet. */
export interface NewClient {
  readonly service: string;
  /** Folder of the package. */
  readonly folder: string;
}

/** A package that was written, with its files. */
interface Added {
  readonly folder: string;
  readonly files: readonly string[];
}

/** Imports a description of a service. @returns how it failed. */
export async function importInto(
  args: ImportArgs,
  { out, err }: Printer,
  translate: (specs: string) => Promise<Translated | { readonly errors: readonly string[] }>,
): Promise<Failed | undefined> {
  if (!existsSync(args.file)) return { kind: { exit: 'missing' }, message: `${args.file} does not exist.` };
  const specs = resolve(args.specs);
  const older = await reportOlder(specs);
  if (older !== '') {
    err(`${older}Nothing was written.\n`);
    return wrong;
  }
  const translated = await translate(specs);
  if ('errors' in translated) {
    err(translated.errors.map((error) => `${error}\n`).join(''));
    return wrong;
  }
  const { files, findings, owns, around } = translated;
  // The package is first: a second run after an interruption then completes the specs.
  const added = around && { folder: around.folder, files: await writePackage(around) };
  const merged = await writeImport(specs, files, owns);
  await translated.finish?.();
  const examples = await writeExample(specs, [...files.values()]);
  const result = { ...merged, written: [...merged.written, ...examples], ...defined({ package: added }) };
  await out(
    args.format === 'json'
      ? `${JSON.stringify({ ...result, findings }, undefined, 2)}\n`
      : report(args.specs, translated, result),
  );
  return result.conflicts.length > 0 ? wrong : undefined;
}

async function writePackage({ service, folder }: NewClient): Promise<readonly string[]> {
  const { writeClient } = await import('../../../generator/start/init.js');
  return writeClient(service, folder, ['client']);
}

/** Returns what is reported of specs that are written for another version of the language: an import merges lines of this one. */
async function reportOlder(specs: string): Promise<string> {
  const report = createReport();
  for (const folder of await serviceFolders(specs)) {
    // A file that is not YAML, for example after a conflict in git, is merged as text.
    const read = parseSpec(await readSources(specs, folder), createReport());
    if (read !== undefined) checkLanguage(read.service.value, folder.path, report);
  }
  return text(report.sorted());
}

/** Writes the file that the examples send, unless it exists. @returns its name. */
async function writeExample(specs: string, texts: readonly string[]): Promise<string[]> {
  const file = join('examples', EXAMPLE_FILE);
  const path = join(specs, file);
  if (existsSync(path) || !texts.some((text) => text.includes(` ${EXAMPLE_FILE}`))) return [];
  makeSharedFolder(join(specs, 'examples'));
  await writeFile(path, 'A file of an example\n');
  return [file];
}

export const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

function report(
  specs: string,
  { found, findings, next }: Translated,
  { written, removed, unchanged, conflicts, package: added }: Written & { readonly package?: Added },
): string {
  const lines = [
    `Imported ${found}: ${counted(written.length, 'file')} written, ${String(removed.length)} removed, ${String(unchanged)} unchanged in ${specs}.`,
    ...(added === undefined
      ? []
      : [
          `Wrote the package around them: ${added.files.map((file) => shownPath(join(added.folder, file))).join(', ')}.`,
        ]),
  ];
  const list = (title: string, found: readonly Finding[]): void => {
    if (found.length > 0) lines.push('', title, ...found.map(({ pointer, problem }) => `  ${pointer}: ${problem}`));
  };
  list(
    'Not expressed by the specs:',
    findings.filter(({ isRenamed }) => isRenamed !== true),
  );
  list(
    'Renamed:',
    findings.filter(({ isRenamed }) => isRenamed),
  );
  for (const { yours, theirs, yourLines, theirLines, open, removedBy } of conflicts) {
    const mine = removedBy === 'person' ? `${yours.replace(/:\d+$/, '')} stays removed` : `${yours} was kept`;
    const news =
      removedBy === 'service' ? 'the service no longer has it' : `${specs}/${theirs} has the change of the service`;
    lines.push('', `Conflict: ${specs}/${mine}; ${news}.`);
    lines.push(
      ...yourLines.slice(0, 10).map((text) => `  - ${text}`),
      ...theirLines.slice(0, 10).map((text) => `  + ${text}`),
      `  The conflict stays until both are equal; to keep yours, delete ${specs}/${open}.`,
    );
  }
  return `${[...lines, '', next].join('\n')}\n`;
}
