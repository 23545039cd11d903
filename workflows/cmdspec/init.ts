/** `cmdspec init`: writes a small client to begin with. */
import { resolve } from 'node:path';
import { command } from './lib/command.js';
import { checkName } from './lib/name.js';

export interface InitArgs {
  readonly name: string;
  readonly out?: string;
}

export default command<InitArgs>(async ({ name, out: folder = name }, { out }, kit) => {
  checkName(name, kit);
  const { writeClient } = await import('../../generator/start/init.js');
  const written = await writeClient(name, resolve(folder));
  if (written === undefined) {
    const message = `${folder} exists and is not empty, so nothing was written.`;
    return kit.fail({ exit: 'taken' }, message, 'Name another folder with --out.');
  }
  await out(`Wrote ${String(written)} files to ${folder}. Next:
  cd ${folder}
  npm install
  npm test
  node client/bin.js --profile sandbox book list
After a change of the specs: npm run generate
`);
  return undefined;
});
