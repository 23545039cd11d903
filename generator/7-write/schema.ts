import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shownPath } from '../1-read/source.js';
import { unified } from './diff.js';

/**
 * Keeps the schema beside the specs in step with the compiler, where there is one. @returns the difference when it is not
 * to be written.
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
