import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serviceFolders } from '../1-read/load.js';
import { shownPath } from '../1-read/source.js';
import { makeSharedFolder } from '../folder.js';
import { EXAMPLE_FILE } from '../import/openapi/flags.js';
import type { Finding } from '../import/openapi/types.js';
import { isForeign, lastImport, writeImport, type Written } from '../import/write.js';
import type { Import } from './parse.js';

/** Specs made from a description, and the findings about it. */
interface Translated {
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
  /** Summary of the description as a sentence. */
  readonly found: string;
  readonly owns: (file: string) => boolean;
}

/** Imports a description of a service. @returns the exit code. */
export async function importInto(
  line: Import,
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
): Promise<number> {
  if (!existsSync(line.file)) {
    err.write(`${line.file} does not exist.\n`);
    return 66;
  }
  const specs = resolve(line.specs);
  const translated = line.from === 'odata' ? await odata(line) : await openapi(line, specs);
  if ('errors' in translated) {
    err.write(translated.errors.map((error) => `${error}\n`).join(''));
    return 1;
  }
  const { files, findings, found, owns } = translated;
  const merged = await writeImport(specs, files, owns);
  const examples = await writeExample(specs, [...files.values()]);
  const result = { ...merged, written: [...merged.written, ...examples] };
  out.write(
    line.format === 'json'
      ? `${JSON.stringify({ ...result, findings }, undefined, 2)}\n`
      : report(line, found, findings, result),
  );
  return result.conflicts.length > 0 ? 1 : 0;
}

async function openapi(
  { file, service }: Import,
  specs: string,
): Promise<Translated | { readonly errors: readonly string[] }> {
  if (isForeign(specs)) {
    const errors = [
      `${shownPath(specs)} has a client that was not imported, so nothing was written. Name another folder with --specs.`,
    ];
    return { errors };
  }
  const others = await serviceFolders(specs);
  if (others.some(({ name }) => name !== '')) {
    const errors = [
      `${shownPath(specs)} has folders of services, so nothing was written. Name a folder for this one with --specs ${join(shownPath(specs), service ?? '<name>')}.`,
    ];
    return { errors };
  }
  const { readDescription } = await import('../import/openapi/read.js');
  const read = await readDescription(resolve(file));
  if ('errors' in read) return read;
  const { translate } = await import('../import/openapi/translate.js');
  const { kebab } = await import('../import/openapi/words.js');
  const { specText } = await import('../import/yaml.js');
  const name = service ?? (await nameIn(specs)) ?? kebab(read.description.info?.title ?? 'service');
  const { specs: found, findings, operations, commands } = translate(read.description, name, await lastImport(specs));
  const warnings = read.warnings.map((problem) => ({ pointer: '#', problem }));
  return {
    files: new Map(Object.entries(found).map(([file, spec]) => [`${file}.yaml`, specText(spec, 'schema.json')])),
    findings: [...warnings, ...findings],
    found: `${counted(commands, 'command')} for ${counted(operations, 'operation')}`,
    owns: (path) => path.endsWith('.yaml'),
  };
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

/** Returns the name of the service that was imported before. */
async function nameIn(specs: string): Promise<string | undefined> {
  const path = join(specs, 'service.yaml');
  if (!existsSync(path)) return undefined;
  return /^service: *([a-z0-9-]+)/m.exec(await readFile(path, 'utf8'))?.[1];
}

async function odata({ file, path }: Import): Promise<Translated | { readonly errors: readonly string[] }> {
  const { catalogueOf } = await import('../import/odata.js');
  const catalogue = catalogueOf(await readFile(file, 'utf8'), path);
  if (catalogue === undefined)
    return {
      errors: [
        `${file} is not OData metadata: it is not an XML document with the root Edmx. Download $metadata as XML.`,
      ],
    };
  const { data, findings } = catalogue;
  return {
    files: new Map([['catalogue.json', `${JSON.stringify(data, undefined, 2)}\n`]]),
    findings,
    found: counted(Object.keys(data).length, 'resource'),
    owns: (name) => name === 'catalogue.json',
  };
}

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

function report(
  { specs, from, path }: Import,
  found: string,
  findings: readonly Finding[],
  { written, removed, unchanged, conflicts }: Written,
): string {
  const lines = [
    `Imported ${found}: ${counted(written.length, 'file')} written, ${String(removed.length)} removed, ${String(unchanged)} unchanged in ${specs}.`,
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
  for (const { yours, theirs, yourLines, theirLines, removedBy } of conflicts) {
    const mine = removedBy === 'person' ? `${yours.replace(/:\d+$/, '')} stays removed` : `${yours} was kept`;
    const news =
      removedBy === 'service' ? 'the service no longer has it' : `${specs}/${theirs} has the change of the service`;
    lines.push('', `Conflict: ${specs}/${mine}; ${news}.`);
    lines.push(
      ...yourLines.slice(0, 10).map((text) => `  - ${text}`),
      ...theirLines.slice(0, 10).map((text) => `  + ${text}`),
    );
  }
  const next =
    from === 'odata'
      ? `declare the file in service.yaml:\n  dialects: [odata]\n  catalogue: { file: catalogue.json, path: '${path}', paging: <style> }`
      : `cmdspec check --specs ${specs}`;
  return `${[...lines, '', `Next: ${next}`].join('\n')}\n`;
}
