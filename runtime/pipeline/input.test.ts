import { Readable } from 'node:stream';
import { fakeWorld } from '../testing/world.js';
import { createInput, parseInput } from './input.js';

test('standard input of more than 64 MiB is refused, and not read further', async () => {
  const part = Buffer.alloc(1024 * 1024, 'x');
  let sent = 0;
  const parts = async function* (): AsyncGenerator<Buffer> {
    for (; sent < 100; sent += 1) yield await Promise.resolve(part);
  };
  const stdin = Readable.from(parts());
  await expect(createInput({ ...fakeWorld([]).world, stdin }).read('--body')).rejects.toMatchObject({
    kind: 'input',
    message: 'Standard input for --body is larger than 64 MiB.',
  });
  expect(sent).toBeLessThan(100);
});

test('a key that JSON has twice is named with its place', async () => {
  await expect(parseInput('{"a": 1,\n  "a": 2}', '--flag')).rejects.toMatchObject({
    kind: 'input',
    message: '--flag has the key "a" twice, with different values: line 2, column 3.',
    remedy: 'Remove one of the two.',
  });
});
