import { main } from '../runtime/cli/main.js';
import { fakeWorld } from '../runtime/testing/world.js';
import { client } from './fixtures/good/workflows/expected/client.js';

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const fake = fakeWorld(argv, { stdin: '' });
  const code = await main(client, fake.world);
  return { code, out: fake.out(), err: fake.err() };
}

test('old names under `was` in specs work in the generated client, and are not in its help', async () => {
  const purged = await run('order', 'purge', '--dry-run', '-o', 'json');
  expect([purged.code, purged.err]).toEqual([
    0,
    'Warning: "shopcli order purge" was renamed to "shopcli order sweep". The old name still works, but will be removed.\n',
  ]);
  const merged = await run('order', 'merge', 'A7', 'A8', '--remark', 'x', '--dry-run');
  expect(merged.err).toContain('Warning: --remark was renamed to --note.');
  const grouped = await run('purchase', 'purge', '--dry-run', '-o', 'json');
  expect([grouped.code, grouped.err]).toEqual([
    0,
    'Warning: "shopcli purchase purge" was renamed to "shopcli order sweep". The old name still works, but will be removed.\n',
  ]);
  const sized = await run('order', 'merge', 'A7', 'A8', '--size', 'big', '--dry-run');
  expect(sized.err.replaceAll('\\"', '"')).toContain(
    'Warning: The value "big" of --size was renamed to "large". The old name still works, but will be removed.',
  );
  expect((await run('order', 'merge', 'A7', '--size', 'huge')).err).toMatch(/must be one of small, large/);
  for (const line of [
    ['--help'],
    ['purchase', '--help'],
    ['order', '--help'],
    ['order', 'purge', '--help'],
    ['order', 'merge', '--help'],
  ]) {
    const { code, out } = await run(...line);
    expect([code, /purge|clean|remark|purchase|\bbig\b/.test(out)]).toEqual([0, false]);
  }
});
