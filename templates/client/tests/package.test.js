/** Runs the generated client in this process: `npm test` generates it first. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { openBench } from 'cmdspec-runtime/testing';
import { client } from '../client/client.js';

test('the version of the client is that of its package', async () => {
  const { version } = createRequire(import.meta.url)('../package.json');
  const bench = await openBench(client, { answer: (_request, response) => response.end() });
  const { code, out } = await bench.run(['--version']);
  await bench.close();
  assert.deepEqual([code, out], [0, `acmecli ${version}\n`]);
});
