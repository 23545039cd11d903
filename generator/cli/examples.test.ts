import { Writable } from 'node:stream';
import { main } from './main.js';

/** Runs the binary in this process. */
async function cmdspec(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const text = { out: '', err: '' };
  const sink = (key: 'out' | 'err') =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        text[key] += chunk.toString();
        done();
      },
    });
  const code = await main(argv, sink('out'), sink('err'));
  return { code, ...text };
}

test('test with workflows in TypeScript names the command line that runs their examples', async () => {
  const { code, out, err } = await cmdspec('test', 'helpdesk');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err)
    .toBe(`The workflows are written in TypeScript. Compile them to JavaScript next to their sources, or run the generated client in TypeScript:
  NODE_OPTIONS='--import tsx' cmdspec test helpdesk --client 'generated/{service}/client.ts'
The examples were not run.
`);
});
