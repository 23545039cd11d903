import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { copyOf } from '../../generator/fixtures/scenario.js';
import { client } from '../../generated/cmdspec/client.js';
import { Interrupted, runHere } from 'cmdspec-runtime/testing';

interface Watched {
  readonly folder: string;
  /**
   * Resolves with the output since the last call, once a check has printed this text. A check may see a half-written
   * file.
   */
  until(expected: string): Promise<string>;
  /** Ends the watch. Resolves with the exit code. */
  stop(): Promise<number>;
}

const waits = 'Press Ctrl-C to stop.\n';

/** Starts `check --watch` on a copy of a fixture. */
async function watched(): Promise<Watched> {
  const folder = await copyOf('good/verbs');
  let text = '';
  let wake = (): void => undefined;
  const sink = new PassThrough().on('data', (chunk: Buffer) => {
    text += chunk.toString();
    wake();
  });
  const specs = join(folder, 'specs');
  const ends = new AbortController();
  const changes = { stdout: sink, stderr: sink, signal: ends.signal };
  const run = runHere(client, ['check', '--watch', '--specs', specs], {}, changes);
  return {
    folder: specs,
    async until(expected) {
      while (!text.includes(expected) || !text.endsWith(waits)) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const seen = text;
      text = '';
      return seen;
    },
    async stop() {
      ends.abort(new Interrupted('SIGINT', 130));
      return (await run).code;
    },
  };
}

test('check --watch checks again after each change, and ends as interrupted', async () => {
  const { folder, until, stop } = await watched();
  const spec = join(folder, 'book.yaml');
  const right = await readFile(spec, 'utf8');
  await until('shop: no errors.');
  await writeFile(spec, right.replace('takes: [author]', 'takes: [athor]'));
  await until('error CS306 (unknown-field): unknown field "athor"');
  // Editors write a new file and rename it.
  await writeFile(`${spec}.new`, right);
  await rename(`${spec}.new`, spec);
  await until('shop: no errors.');
  expect(await stop()).toBe(130);
});

test('check --watch continues when the folder of specs is replaced', async () => {
  const { folder, until, stop } = await watched();
  await until('no errors');
  await rename(folder, `${folder}.old`);
  await until('No service found');
  await rename(`${folder}.old`, folder);
  await until('shop: no errors.');
  await writeFile(join(folder, 'book.yaml'), 'group: 7\n');
  await until('error CS');
  expect(await stop()).toBe(130);
});

test('check --watch does not check again when another file next to the specs changes, such as its own output', async () => {
  const { folder, until, stop } = await watched();
  await until('no errors');
  await writeFile(join(folder, '..', 'check.log'), 'shop: no errors.\n');
  // A check would begin after 100 milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await writeFile(join(folder, 'book.yaml'), 'group: 7\n');
  expect(await until('error CS')).not.toContain('no errors');
  await mkdir(join(folder, '..', 'workflows'));
  await until('error CS');
  expect(await stop()).toBe(130);
});

test('check --watch ends at once when there is nothing to check', async () => {
  const folder = await copyOf('good/verbs');
  const { code } = await runHere(client, ['check', '--watch', '--specs', join(folder, 'expected')], {});
  expect(code).toBe(66);
});
