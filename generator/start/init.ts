/** Writes a client to begin with. */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emitSchema } from '../6-emit/schema/emit.js';
import { makeSharedFolder } from '../folder.js';
import { packageRoot, packageVersion } from '../package.js';

/** The name of the service in the template, which is a client itself. */
const placeholder = 'acme';

/**
 * Writes the template of a client under another name. Nothing is written to a folder that has files.
 *
 * @returns the number of files; `undefined` if the folder is not empty.
 */
export async function writeClient(name: string, folder: string): Promise<number | undefined> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) return undefined;
  const template = join(packageRoot(), 'templates', 'client');
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1));
  const files = await Promise.all(
    paths.map(async (path) => ({
      // npm leaves out a .gitignore when it packs, and the host of this repository would run .github.
      path: renamed(path, name).replace(/^(?:gitignore$|github(?=[\\/]))/, '.$&'),
      text: renamed(await readFile(join(template, path), 'utf8'), name).replaceAll(
        '"VERSION"',
        `"^${packageVersion()}"`,
      ),
    })),
  );
  files.push({ path: join('specs', 'schema.json'), text: emitSchema() });
  for (const { path, text } of files) {
    makeSharedFolder(dirname(join(folder, path)));
    await writeFile(join(folder, path), text);
  }
  return files.length;
}

/** Replaces the name of the template in a path or text: of the service, its title and its environment variables. */
function renamed(text: string, name: string): string {
  const title = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return text
    .replaceAll(placeholder, name)
    .replaceAll('ACME', name.toUpperCase().replaceAll('-', '_'))
    .replaceAll('Acme', title);
}
