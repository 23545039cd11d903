/** `cmdspec import openapi`: writes specs from an OpenAPI description. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serviceFolders } from '../../generator/1-read/load.js';
import { shownPath } from '../../generator/1-read/source.js';
import { isForeign, lastImport } from '../../generator/import/write.js';
import { command } from './lib/command.js';
import { counted, importInto, type ImportArgs, type Translated } from './lib/import.js';
import { checkName } from './lib/name.js';

export interface ImportOpenapiArgs extends ImportArgs {
  /** Default: the name in the existing specs, or one made from the title of the description. */
  readonly service?: string;
  /** Refuses a description with an error. */
  readonly strict?: boolean;
}

export default command<ImportOpenapiArgs>(async (args, print, kit) => {
  if (args.service !== undefined) checkName(args.service, kit);
  return importInto(args, print, (specs) => translated(args, specs));
});

async function translated(
  { file, service, specs: folder, strict }: ImportOpenapiArgs,
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
  const { readDescription } = await import('../../generator/import/openapi/read.js');
  const read = await readDescription(resolve(file), strict);
  if ('errors' in read) return read;
  const { translateChecked } = await import('../../generator/import/openapi/checked.js');
  const { kebab } = await import('../../generator/import/openapi/words.js');
  const { specText } = await import('../../generator/import/yaml.js');
  const name = service ?? (await nameIn(specs)) ?? kebab(read.description.info?.title ?? 'service');
  const before = await lastImport(specs);
  const { specs: found, findings, operations, commands } = await translateChecked(read.description, name, before);
  return {
    files: new Map(Object.entries(found).map(([file, spec]) => [`${file}.yaml`, specText(spec, 'schema.json')])),
    findings: [...read.findings, ...findings],
    found: `${counted(commands, 'command')} for ${counted(operations, 'operation')}`,
    owns: (path) => path.endsWith('.yaml'),
    next: `cmdspec check --specs ${folder}`,
  };
}

/** Returns the name of the service that was imported before. */
async function nameIn(specs: string): Promise<string | undefined> {
  const path = join(specs, 'service.yaml');
  if (!existsSync(path)) return undefined;
  return /^service: *([a-z0-9-]+)/m.exec(await readFile(path, 'utf8'))?.[1];
}
