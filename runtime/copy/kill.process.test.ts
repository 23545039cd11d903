import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { bundled } from '../../tests/support/bundled.js';
import { newFolder, openLibrary, rowsIn, type Library } from './testkit.js';

const worker = bundled(fileURLToPath(new URL('./fixtures/worker.ts', import.meta.url)));

let library: Library;
let server: Server;
let onPage: (count: number) => void;
let pages: number;
beforeEach(async () => {
  library = openLibrary(11, 60);
  server = createServer(({ url = '' }, response) => {
    const of = (name: string): number => Number(new URL(url, 'http://host').searchParams.get(name));
    response.end(JSON.stringify(library.page(of('since'), [of('changed'), of('id')])));
    onPage((pages += 1));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Runs the worker, which is killed after a page; -1: not. */
async function run(root: string, killAfter: number): Promise<number | null> {
  const { port } = server.address() as AddressInfo;
  pages = 0;
  const child = spawn(process.execPath, [worker, root, `http://127.0.0.1:${String(port)}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onPage = (count) => {
    if (count === killAfter) child.kill('SIGKILL');
    else if (killAfter >= 0) library.change();
  };
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

test('a run that is killed at any page, while the service changes, is continued to an equal copy', async () => {
  const { root } = newFolder();
  for (let round = 0; round < 25; round += 1) {
    library.change();
    await run(root, 1 + ((round * 7) % 23));
    if (round % 5 !== 4) continue;
    expect(await run(root, -1)).toBe(0);
    expect(rowsIn({ root } as Parameters<typeof rowsIn>[0])).toEqual(library.books);
  }
});
