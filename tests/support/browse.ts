import type { ChildProcess } from 'node:child_process';
import { ended, type Ended } from './cli.js';

/** Ends a sign-in that prints its address, with a request in place of a browser to that address after `change`. */
export async function browse(child: ChildProcess, change = (url: URL) => url): Promise<Ended & { url: URL }> {
  let seen = '';
  const printed = new Promise<URL>((resolve, reject) => {
    child.stderr?.on('data', (text: Buffer) => {
      seen += text.toString();
      const found = /browser:(?:\s|\\n)+(http:[^\s"\\]+)/.exec(seen)?.[1];
      if (found !== undefined) resolve(new URL(found));
    });
    child.once('close', () => reject(new Error(`No address was printed: ${seen}`)));
  });
  const end = ended(child);
  const url = await printed;
  await (await fetch(change(new URL(url)))).text();
  return { ...(await end), url };
}
