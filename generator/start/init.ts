/** Writes the package of a new client: the parts that every client has, and the specs of an example. */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emitSchema } from '../6-emit/schema/emit.js';
import { makeSharedFolder } from '../folder.js';
import { packageRoot, packageVersion } from '../package.js';

/** The name of the service in the templates. */
const placeholder = 'acme';

/** Folders of `templates/`: the package around specs, and specs with a workflow and tests. */
export type Template = 'client' | 'example';

/**
 * Whether a package can be written to a folder: it does not exist, or has nothing but descriptions of a service and a
 * repository without a commit.
 */
export async function isNewFolder(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true;
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.every(
    (entry) =>
      entry.name === '.git' ||
      (entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name) && entry.name !== 'package.json'),
  );
}

/** Writes the files of templates under another name, and the schema of specs. @returns their paths. */
export async function writeClient(name: string, folder: string, templates: readonly Template[]): Promise<string[]> {
  const files = (await Promise.all(templates.map((template) => filesOf(template, name)))).flat();
  files.push({ path: join('specs', 'schema.json'), text: emitSchema() });
  for (const { path, text } of files) {
    makeSharedFolder(dirname(join(folder, path)));
    await writeFile(join(folder, path), text);
  }
  return files.map(({ path }) => path).sort();
}

async function filesOf(template: Template, name: string): Promise<{ readonly path: string; readonly text: string }[]> {
  const root = join(packageRoot(), 'templates', template);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return Promise.all(
    paths.map(async (path) => ({
      // npm leaves out a .gitignore when it packs, and the host of this repository would run .github.
      path: renamed(path, name).replace(/^(?:gitignore$|github(?=[\\/]))/, '.$&'),
      text: renamed(await readFile(join(root, path), 'utf8'), name).replaceAll('"VERSION"', `"^${packageVersion()}"`),
    })),
  );
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
