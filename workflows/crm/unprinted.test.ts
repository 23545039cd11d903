/** A command stores its position for the next run after its output, so unseen records come again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json, openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

let bench: Bench;
beforeEach(async () => {
  const row = { id: 1, title: 'A', add_time: '2026-06-01T08:00:00Z', update_time: '2026-06-01T08:00:03Z' };
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const isOpen = /\/deals\?.*(?:updated_since|status=open)/.test(url);
      json(response, { success: true, data: isOpen ? [row] : [], additional_data: null });
    },
  });
});
afterEach(() => bench.close());

/** A standard output that fails as soon as something is written to it. */
function failing(code: string): NodeJS.WriteStream {
  const write: Writable['_write'] = (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code }));
  return Object.assign(new Writable({ write }), { isTTY: false }) as unknown as NodeJS.WriteStream;
}

test.each([
  ['changes', 'changes --since 2026-06-01T08:00:00Z', 'ENOSPC', 1],
  ['changes', 'changes --since 2026-06-01T08:00:00Z', 'EPIPE', 0],
  ['watch', 'watch', 'ENOSPC', 1],
  ['watch', 'watch', 'EPIPE', 0],
  ['listen', 'webhook listen --synthetic --once --since 2026-06-01T08:00:00Z', 'ENOSPC', 1],
  ['listen', 'webhook listen --synthetic --once --since 2026-06-01T08:00:00Z', 'EPIPE', 0],
])('%s: %s, %s', async (memory, line, code, ends) => {
  const stored = (): boolean => existsSync(join(bench.folder, `crmcli/memory/default/${memory}.json`));
  const ended = await bench.run(line.split(' '), { world: { stdout: failing(code) } });
  expect([ended.code, stored()]).toEqual([ends, false]);
  expect([await bench.run(line.split(' ')), stored()]).toMatchObject([{ out: expect.stringContaining('"A"') }, true]);
});
