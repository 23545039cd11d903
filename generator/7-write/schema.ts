/** The copy of the JSON Schema beside the specs. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shownPath } from '../1-read/source.js';
import { unified } from './diff.js';

/**
 * Updates schema.json in the folder of specs, if it exists. @returns the diff, if the file must not be written.
 */
export async function refreshSchema(specs: string, write: boolean): Promise<string> {
  const path = join(specs, 'schema.json');
  if (!existsSync(path)) return '';
  const { emitSchema } = await import('../6-emit/schema/emit.js');
  const text = emitSchema();
  const before = await readFile(path, 'utf8');
  if (before === text) return '';
  if (!write) return unified(shownPath(path), before, text);
  await writeFile(path, text);
  return '';
}
