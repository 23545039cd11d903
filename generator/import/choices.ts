/** What a person decided about an import, stored so that the next import decides the same. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { defined } from '../../runtime/base/defined.js';
import { isObject } from '../../runtime/base/objects.js';
import { makeSharedFolder } from '../folder.js';
import type { Names } from './openapi/names.js';
import { baseFolder } from './write.js';

export interface Choices {
  /** What names of commands follow; default: paths. */
  readonly names?: Names;
  /** Files with changes of the description. */
  readonly overlays?: readonly string[];
  /** Origin of the service, with the base path, where the description does not name it. */
  readonly server?: string;
}

/** Not YAML, because the other files of the folder are specs. */
const fileOf = (specs: string): string => join(specs, baseFolder, 'choices.json');

/** Returns the choices of the last import, overlays by their absolute paths. */
export async function readChoices(specs: string): Promise<Choices> {
  const path = fileOf(specs);
  if (!existsSync(path)) return {};
  const read: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isObject(read)) return {};
  const { names, overlays, server } = read;
  return {
    ...((names === 'path' || names === 'operation') && { names }),
    ...(Array.isArray(overlays) && { overlays: overlays.map((file) => resolve(specs, String(file))) }),
    ...(typeof server === 'string' && { server }),
  };
}

/** Stores choices; paths of overlays are relative to the specs, so that they hold on other machines. */
export async function writeChoices(specs: string, { overlays, ...choices }: Choices): Promise<void> {
  const path = fileOf(specs);
  const files = overlays?.map((file) => relative(specs, file).replaceAll('\\', '/'));
  const stored = { ...choices, ...defined({ overlays: files }) };
  if (Object.keys(stored).length === 0 && !existsSync(path)) return;
  makeSharedFolder(join(specs, baseFolder));
  await writeFile(path, `${JSON.stringify(stored, undefined, 2)}\n`);
}
