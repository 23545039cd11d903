import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../generator/fixtures/run.js';
import { copyOf } from '../../generator/fixtures/scenario.js';

test('check --fix removes keys without an effect and corrects names; without it they are warnings, with --strict errors', async () => {
  const folder = await copyOf('good/verbs');
  const spec = join(folder, 'specs', 'book.yaml');
  const specs = ['--specs', join(folder, 'specs')];
  const before = (await readFile(spec, 'utf8')).replace(
    'commands:\n',
    'commands:\n  drop: { verb: delete, confirm: true, exmaples: [book drop 7] } # kept\n',
  );
  await writeFile(spec, before);
  const misspelled = await run('check', ...specs);
  expect(misspelled).toMatchObject({ code: 1, err: expect.stringContaining('CS201') as string });
  expect(misspelled.err).toContain('1 of 1 can be fixed with "cmdspec check --fix".\n');
  await writeFile(spec, before.replace('exmaples', 'examples'));
  const warned = await run('check', ...specs);
  expect(warned).toMatchObject({ code: 0, err: expect.stringContaining('warning CS426') as string });
  expect((await run('check', ...specs, '--strict')).code).toBe(1);
  await writeFile(spec, before);
  const fixed = await run('check', ...specs, '--fix', '--strict');
  expect(fixed).toMatchObject({
    code: 0,
    err: expect.stringMatching(/Fixed .*CS201.*\nFixed .*CS426.*\n2 findings fixed\.\n/) as string,
  });
  expect(await readFile(spec, 'utf8')).toBe(before.replace('exmaples', 'examples').replace('confirm: true, ', ''));
  expect((await run('generate', ...specs, '--out', join(folder, 'out'))).code).toBe(0);
});
