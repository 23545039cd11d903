import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { copyOf } from '../fixtures/scenario.js';
import { main } from './main.js';

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
  const ends = new AbortController();
  let text = '';
  let wake = (): void => undefined;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      wake();
      done();
    },
  });
  const specs = join(folder, 'specs');
  const code = main(['check', '--watch', '--specs', specs], sink, sink, ends.signal);
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
    stop() {
      ends.abort();
      return code;
    },
  };
}

test('check --watch checks again after each change, and ends with the result of the last check', async () => {
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
  expect(await stop()).toBe(0);
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
  expect(await stop()).toBe(1);
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
  expect(await stop()).toBe(1);
});

test('check --watch ends at once when there is nothing to check', async () => {
  const folder = await copyOf('good/verbs');
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  expect(await main(['check', '--watch', '--specs', join(folder, 'expected')], sink, sink)).toBe(66);
});
