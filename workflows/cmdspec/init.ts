/** `cmdspec init`: writes a small client to begin with. */
import { resolve } from 'node:path';
import { command } from './lib/command.js';
import { firstSteps } from './lib/first-steps.js';
import { checkName } from './lib/name.js';

export interface InitArgs {
  readonly name: string;
  readonly out?: string;
}

export default command<InitArgs>(async ({ name, out: folder = name }, { out }, kit) => {
  checkName(name, kit);
  const { isNewFolder, writeClient } = await import('../../generator/start/init.js');
  const path = resolve(folder);
  if (!(await isNewFolder(path))) {
    const message = `${folder} exists and is not empty, so nothing was written.`;
    return kit.fail({ exit: 'taken' }, message, 'Name another folder with --out.');
  }
  const files = await writeClient(name, path, ['client', 'example']);
  await out(`Wrote ${String(files.length)} files to ${folder}. ${firstSteps(path, 'book list')}
`);
  return undefined;
});
