/** Where modules are, below the output folder. */
import { built } from '../files.js';

/** Folder of a group, below the output folder; empty for the root. */
export const groupFolder = (words: readonly string[]): string => words.map((word) => `${word}/`).join('');

/** Path of a leaf; leaves at the root are in a folder of their own. No command has an underscore in its name. */
export function leafPath(words: readonly string[]): string {
  const name = words.at(-1) ?? '';
  const folder = words.length === 1 ? 'commands/' : groupFolder(words.slice(0, -1));
  return `${folder}${name === 'index' ? 'index_' : name}.ts`;
}

/** Path of the help of a level. */
export const helpPath = (words: readonly string[]): string => `${built}/${['help', ...words].join('/')}.ts`;

/** Path from a module or folder below the output folder to that folder. */
export const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1);

/** Returns the specifier of a module for an import in a folder below the output folder. */
export function specifier(fromFolder: string, path: string): string {
  const isBelow = path.startsWith(fromFolder);
  const from = isBelow ? `./${path.slice(fromFolder.length)}` : `${upFrom(fromFolder)}${path}`;
  return from.replace(/\.ts$/, '.js');
}
