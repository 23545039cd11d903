import { PassThrough } from 'node:stream';
import { createWriter } from './writer.js';

test('the progress line is cleared before each piece, and only then', async () => {
  const order: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (piece: Buffer) => order.push(String(piece)));
  const writer = createWriter({ stdout: stream, signal: new AbortController().signal }, () => order.push('cleared'));
  await writer.flush();
  for (const row of ['one\n', 'two\n']) {
    await writer.write(row);
    await writer.flush();
  }
  expect(order).toEqual(['cleared', 'one\n', 'cleared', 'two\n']);
});
