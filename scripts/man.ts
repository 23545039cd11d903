/**
 * Lists the manual pages of the folder `directories.man` in package.json while the package is packed: npm 11 reads that
 * key when it publishes, but `npm install -g` links only pages that are listed. `postpack` removes the list.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';

const data = JSON.parse(await readFile('package.json', 'utf8')) as { man?: string[]; directories: { man: string } };
const folder = data.directories.man;
data.man = (await readdir(folder)).sort().map((name) => `${folder}/${name}`);
await writeFile('package.json', `${JSON.stringify(data, null, 2)}\n`);
