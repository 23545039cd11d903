import { PassThrough } from 'node:stream';
import { createWriter } from './writer.js';

test('the line that progress is drawn on is freed before each piece, and not for nothing', async () => {
  const order: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (piece: Buffer) => order.push(String(piece)));
  const writer = createWriter(stream, new AbortController().signal, () => order.push('freed'));
  await writer.flush();
  for (const row of ['one\n', 'two\n']) {
    await writer.write(row);
    await writer.flush();
  }
  expect(order).toEqual(['freed', 'one\n', 'freed', 'two\n']);
});
