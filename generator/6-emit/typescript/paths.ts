/** Reserved file names of a level. */
const taken = new Set(['index', 'help']);

/** Folder of a group, below the output folder; empty for the root. */
export const groupFolder = (words: readonly string[]): string => words.map((word) => `${word}/`).join('');

/** Path of a leaf; leaves at the root are in a folder of their own. No command has an underscore in its name. */
export function leafPath(words: readonly string[]): string {
  const name = words.at(-1) ?? '';
  const folder = words.length === 1 ? 'commands/' : groupFolder(words.slice(0, -1));
  return `${folder}${taken.has(name) ? `${name}_` : name}.ts`;
}

/** Returns the specifier of a module for an import in a folder below the output folder. */
export function specifier(fromFolder: string, path: string): string {
  const below = path.startsWith(fromFolder) ? path.slice(fromFolder.length) : path;
  return `./${below.replace(/\.ts$/, '.js')}`;
}
