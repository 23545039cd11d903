/**
 * `npm run generate`: compiles the specs, then writes the other files that follow from them: the table of exit codes in
 * docs/use.md, the reference of the language in docs/language.md, and package.json and README.md of the packages of the
 * clients. With `--check` it fails on a difference, and writes no
 * file that git knows. With `--built` it writes only files that git
 * ignores. It calls the compiler and not its client, which is compiled here too.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emitReference } from '../generator/6-emit/schema/reference.js';
import { compileOnce } from '../workflows/cmdspec/lib/compile.js';
import { clientPackages } from './packages.js';
import { withExitTable } from './exit-table.js';

const root = new URL('..', import.meta.url);
const args = process.argv.slice(2);
process.chdir(fileURLToPath(root));
const mode = args.includes('--check') ? 'drift' : args.includes('--built') ? 'build' : 'write';
const service = args.filter((name) => !name.startsWith('--'));
const common = {
  specs: 'specs',
  docs: 'docs',
  service,
  timing: args.includes('--timing'),
  strict: args.includes('--check'),
};
const err = (text: string): void => void process.stderr.write(text);
// The packages list the manual pages, which a fresh clone does not have.
if (mode === 'drift' && !existsSync(new URL('docs/man', root)))
  await compileOnce({ ...common, mode: 'build' }, { out: () => undefined, err });
const failed = await compileOnce({ ...common, mode }, { out: (text) => void process.stdout.write(text), err });
if (failed?.message !== undefined) console.error(failed.message);
process.exitCode = failed === undefined ? 0 : 1;
if (process.exitCode === 0 && !args.includes('--built')) {
  const read = (path: string): string => {
    const file = new URL(path, root);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const files = [
    { path: 'docs/use.md', text: await withExitTable(read('docs/use.md')) },
    { path: 'docs/language.md', text: emitReference() },
    ...(await clientPackages()),
  ];
  for (const { path, text } of files.filter((file) => read(file.path) !== file.text)) {
    if (args.includes('--check')) {
      console.error(`${path} is not up to date. Run "npm run generate".`);
      process.exitCode = 1;
    } else {
      const file = new URL(path, root);
      mkdirSync(new URL('.', file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
