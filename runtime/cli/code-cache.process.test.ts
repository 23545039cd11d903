import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'code-cache-process-'));
  mkdirSync(join(folder, 'dist'));
  await build({
    stdin: {
      contents: `export { cacheCode } from './code-cache.js'; export { keepCompiled } from './compiled.js';`,
      resolveDir: resolve('runtime/cli'),
      loader: 'ts',
    },
    outfile: join(folder, 'cache.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a program of these files, with a cache, and returns what it prints. */
function run(files: Readonly<Record<string, string>>): string {
  const place = mkdtempSync(join(folder, 'dist', 'program-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  const main = `require(${JSON.stringify(join(folder, 'cache.cjs'))}).cacheCode(${JSON.stringify(join(place, 'cache'))});`;
  writeFileSync(join(place, 'main.cjs'), `${main}\n${files['main.cjs'] ?? ''}`);
  const first = execFileSync(process.execPath, [join(place, 'main.cjs')], { encoding: 'utf8' });
  // The second run takes stored code.
  expect(execFileSync(process.execPath, [join(place, 'main.cjs')], { encoding: 'utf8' })).toBe(first);
  expect(readdirSync(join(place, 'cache')).length).toBeGreaterThan(0);
  return first;
}

const padding = `/* ${'-'.repeat(4000)} */`;

test('a file that two files need is loaded once', () => {
  const printed = run({
    'main.cjs': `const a = require('./a.cjs'); const b = require('./b.cjs'); console.log(a === b, globalThis.loads);`,
    'a.cjs': `module.exports = require('./c.cjs');${padding}`,
    'b.cjs': `module.exports = require('./c.cjs');${padding}`,
    'c.cjs': `globalThis.loads = (globalThis.loads ?? 0) + 1; exports.c = true;${padding}`,
  });
  expect(printed).toBe('true 1\n');
});

test('files that need each other see what is there so far', () => {
  const printed = run({
    'main.cjs': `console.log(require('./a.cjs').seen());`,
    'a.cjs': `exports.early = 1; const b = require('./b.cjs'); exports.late = 2; exports.seen = () => [b.early, b.all().late];${padding}`,
    'b.cjs': `const a = require('./a.cjs'); exports.early = a.early; exports.all = () => a;${padding}`,
  });
  expect(printed).toBe('[ 1, 2 ]\n');
});

test('a file that throws is loaded again, and one that is missing is reported by Node', () => {
  const printed = run({
    'main.cjs': `const { again, missing } = require('./a.cjs'); console.log(again(), again(), missing());`,
    'a.cjs': `const attempt = (load) => { try { return load(); } catch (error) { return error.code ?? error.message; } };
      exports.again = () => attempt(() => require('./b.cjs'));
      exports.missing = () => attempt(() => require('./c.cjs'));${padding}`,
    'b.cjs': `globalThis.loads = (globalThis.loads ?? 0) + 1; throw new Error('load ' + globalThis.loads);${padding}`,
  });
  expect(printed).toBe('load 1 load 2 MODULE_NOT_FOUND\n');
});

test('modules of Node and of packages, and files of other kinds', () => {
  const printed = run({
    'main.cjs': `console.log(require('./a.cjs'));`,
    'a.cjs': `exports.sep = require('node:path').sep; exports.data = require('./data.json').data;
      exports.where = require.resolve('./a.cjs') === __filename;${padding}`,
    'data.json': '{"data":1}',
  });
  expect(printed).toBe("{ sep: '/', data: 1, where: true }\n");
});

test('the code of ES modules is left to Node', () => {
  const program = (load: string): string => `${load}
    process.getBuiltinModule('node:module').enableCompileCache = (place) => console.log(place);
    keepCompiled(${JSON.stringify(join(folder, 'kept'))}, {});`;
  const bundle = JSON.stringify(join(folder, 'cache.cjs'));
  writeFileSync(join(folder, 'program.mjs'), program(`import cache from ${bundle}; const { keepCompiled } = cache;`));
  writeFileSync(join(folder, 'program.cjs'), program(`const { keepCompiled } = require(${bundle});`));
  const printed = (name: string): string => execFileSync(process.execPath, [join(folder, name)], { encoding: 'utf8' });
  expect(printed('program.mjs')).toBe(`${join(folder, 'kept')}\n`);
  expect(printed('program.cjs')).toBe('');
});
