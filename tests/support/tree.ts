/** Folders seen as a whole: what is in every file, with the times of runs taken out. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Times and digests that differ in every run. */
const TIMES =
  /"(startedAt|completeAsOf|sweptAt|cursor|modified|downloadedAt|deletedAt|tombstoneAt)": ?(?:"\d{4}-\d\d-\d\dT[^"]*"|\d+)/g;
const STAMP = /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/;

/** Paths below a folder with their contents; a folder ends in `/`, a link is marked. */
export function treeOf(root: string, below = ''): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const name of readdirSync(join(root, below)).sort()) {
    const path = below === '' ? name : `${below}/${name}`;
    const found = lstatSync(join(root, path));
    if (found.isDirectory()) Object.assign(tree, { [`${path}/`]: '' }, treeOf(root, path));
    else if (found.isSymbolicLink()) tree[path] = 'a link';
    else tree[path.replace(STAMP, 'TIME')] = readFileSync(join(root, path), 'latin1').replaceAll(TIMES, '"$1": "TIME"');
  }
  return tree;
}

/** Paths whose content differs between two trees. */
export function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => one[path] !== other[path]).sort();
}
