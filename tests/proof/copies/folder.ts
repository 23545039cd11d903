/** The folder of a copy as the manifest describes it, and the faults of a disk that lost the end of a write. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Progress } from '../../../runtime/copy/types.js';
import { parse, type CopiedService, type Row } from './service.js';

const fileOf = (dir: string, name: string): string => join(dir, `${name.replaceAll('/', '.')}.ndjson`);

/** How far each collection of a folder is; none without a manifest. */
export function collectionsIn(dir: string): Manifest['collections'] {
  const path = join(dir, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest).collections : {};
}

/** Returns the rows of a collection by key, as JSON of what must be equal; undefined if the file is not what the manifest says. */
export function copiedRows(
  dir: string,
  name: string,
  { bytes, sha256, next }: Progress,
  { keyOf, contentOf = whole }: Pick<CopiedService, 'keyOf' | 'contentOf'>,
): ReadonlyMap<string, string> | undefined {
  const path = fileOf(dir, name);
  const content = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const isReplaced = next !== undefined && digest(content) === next.sha256;
  const known = isReplaced ? content : content.subarray(0, bytes);
  if (!isReplaced && digest(known) !== sha256) return undefined;
  const rows = new Map<string, string>();
  for (const line of known.toString('utf8').split('\n').slice(0, -1)) {
    const value = parse(line);
    if (Array.isArray(value)) rows.delete(String(value[1]).toLowerCase());
    else rows.set(keyOf(value as Row, name), JSON.stringify(contentOf(value as Row, name)));
  }
  return rows;
}

/** All content of a row. */
export const whole = (row: Row): Row => row;

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/**
 * Tears the end of a file: bytes after those of the manifest are there in part, or a line begins that does not end. Rarely
 * the disk has lost bytes that the manifest counts. Returns whether it has.
 */
export function tear(dir: string, name: string, { bytes, next }: Progress, random: () => number): boolean {
  const path = fileOf(dir, name);
  if (next !== undefined || !existsSync(path)) return false;
  const { size } = statSync(path);
  const up = (most: number): number => Math.floor(random() * (most + 1));
  if (random() < 0.1) {
    truncateSync(path, up(Math.max(Math.min(bytes, size) - 1, 0)));
    return true;
  }
  if (size > bytes) truncateSync(path, bytes + up(size - bytes));
  else appendFileSync(path, readFileSync(path).subarray(0, up(Math.min(size, 3000))));
  return false;
}
