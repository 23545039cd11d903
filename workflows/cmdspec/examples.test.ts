import { join } from 'node:path';
import { copyOf } from '../../generator/fixtures/scenario.js';
import { run } from '../../generator/fixtures/run.js';

test('test with workflows in TypeScript names the command lines that run their examples', async () => {
  const { code, out, err } = await run('test', 'helpdesk');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(
    /^The workflows are written in TypeScript\..*:\n {2}npm install --save-dev tsx\n {2}npx tsx \S+ generate helpdesk\n {2}npx tsx \S+ test helpdesk --client 'generated\/\{service\}\/client\.ts'\nError: The examples were not run\.\n$/s,
  );
});

test('test with a client that does not exist or cannot be loaded says so, and how to get one', async () => {
  const folder = await copyOf('good/javascript');
  const client = (name: string) => run('test', '--specs', join(folder, 'specs'), '--client', join(folder, name));

  const missing = await client('nope.js');
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.err).toMatch(
    /^The client \S+nope\.js does not exist\.\nGenerate it with "cmdspec generate --emit js", .*\nError: The examples were not run\.\n$/,
  );
  const typed = await client('nope.ts');
  expect(typed.err).toMatch(
    /^The client \S+nope\.ts does not exist\.\nA client in TypeScript needs tsx:\n {2}npm install --save-dev tsx\n/,
  );

  const other = await client('expected/service.js');
  expect(other.err).toMatch(/^The client \S+service\.js cannot be loaded: .+[^.]\.\nGenerate it/);
});
