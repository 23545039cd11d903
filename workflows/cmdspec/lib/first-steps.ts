/** The commands to run in the package of a new client. */
import { shownPath } from '../../../generator/1-read/source.js';

/** Returns them as lines, with a command line of the client as the last. */
export function firstSteps(folder: string, line: string): string {
  const shown = shownPath(folder);
  return `Next:
${shown === '' ? '' : `  cd ${shown}\n`}  npm install
  npm test
  node client/bin.js --profile sandbox ${line}
After a change of the specs: npm run generate`;
}
