/**
 * The clients against those of the last release, whose specs are in tests/releases/specs.tar.gz: a command, flag or field that a script may use
 * is removed only on purpose. `npm run release` stores the specs of a release.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { compare } from '../generator/compare/compare.js';
import { compile } from '../generator/compile.js';
import { root } from './support/cli.js';

/** Breaking changes since the release that are wanted. */
interface Wanted {
  readonly change: string;
  readonly why: string;
}

async function lowered(specs: string) {
  const { compiled, diagnostics } = await compile({ specs, out: specs, services: [], mode: 'lower', target: 'ts' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return compiled.flatMap((one) => one.lowered ?? []);
}

/** Returns a folder with the specs of the release and the workflows that they name. */
function released(): string {
  const folder = mkdtempSync(join(tmpdir(), 'released-'));
  execFileSync('tar', ['-xzf', join(root, 'tests/releases/specs.tar.gz'), '-C', folder]);
  for (const name of ['workflows', 'sandbox', 'node_modules', 'package.json'])
    symlinkSync(join(root, name), join(folder, name));
  return join(folder, 'specs');
}

const breaking = async (old: string, now: string): Promise<readonly string[]> =>
  compare(await lowered(old), await lowered(now))
    .filter(({ severity }) => severity === 'breaking')
    .map(({ service, commands, message }) => `${service} ${commands.join(', ')}: ${message}`);

test('each breaking change since the last release is wanted, and each that is wanted was made', async () => {
  const wanted = load(readFileSync(join(root, 'tests/releases/breaking.yaml'), 'utf8')) as readonly Wanted[];
  const found = await breaking(released(), join(root, 'specs'));
  expect([...found].sort()).toEqual(wanted.map(({ change }) => change).sort());
  expect(wanted.filter(({ why }) => typeof why !== 'string' || why.length < 10)).toEqual([]);
});

test('a flag that is gone is seen', async () => {
  const old = released();
  const now = join(old, '../changed');
  cpSync(old, now, { recursive: true });
  const file = join(now, 'crm/deal.yaml');
  const text = readFileSync(file, 'utf8').replace(/^ +expected-close-date: .*\n/m, '');
  writeFileSync(file, text.replaceAll(', expected-close-date]', ']'));
  expect((await breaking(old, now)).join('\n')).toContain('expected-close-date');
});
