/** Completes a sign-in that prints its address, without a browser. */
import type { ChildProcess } from 'node:child_process';
import { ended, type Ended } from './cli.js';

/** Waits for `pattern` on stderr. Fails when the command ends without it. @returns its first group, or the whole match */
export function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  let seen = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (text: Buffer | string) => {
      seen += text.toString();
      const found = pattern.exec(seen);
      if (found) resolve(found[1] ?? found[0]);
    });
    child.once('close', () => reject(new Error(`No address was printed: ${seen}`)));
  });
}

/** Ends a sign-in that prints its address, with a request in place of a browser to that address after `change`. */
export async function browse(child: ChildProcess, change = (url: URL) => url): Promise<Ended & { url: URL }> {
  const address = printed(child, /browser:(?:\s|\\n)+(http:[^\s"\\]+)/);
  const end = ended(child);
  const url = new URL(await address);
  await (await fetch(change(new URL(url)))).text();
  return { ...(await end), url };
}
