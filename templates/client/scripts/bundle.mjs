/**
 * Writes the client as one file, dist/acmecli.mjs, which needs Node alone. The keychain is a native library, which no file of
 * JavaScript can contain: credentials of the one file come from the environment, or are stored in a file (`auth login --store file`).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** jq is WebAssembly, which its library reads from a file. The one file contains both, and writes them when `--jq` is used. */
const embedJq = {
  name: 'embed-jq',
  setup({ onLoad }) {
    onLoad({ filter: /cmdspec-runtime.dist.chunks.jq-.*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const resolving = /\w+\(import\.meta\.url\)\.resolve\([`"']jq-web[`"']\)/;
      if (!resolving.test(text)) throw new Error(`${path} does not look for jq as expected. Update this script.`);
      const folder = dirname(createRequire(path).resolve('jq-web'));
      const files = ['jq.js', 'jq.wasm'].map((name) => [
        name,
        gzipSync(readFileSync(join(folder, name))).toString('base64'),
      ]);
      return { contents: `${unpack(files)}\n${text.replace(resolving, 'unpackedJq()')}`, loader: 'js' };
    });
  },
};

const unpack = (files) => `
import { mkdtempSync as jqFolder, rmSync as jqRemove, writeFileSync as jqWrite } from 'node:fs';
import { tmpdir as jqTemporary } from 'node:os';
import { join as jqJoin } from 'node:path';
import { gunzipSync as jqUnzip } from 'node:zlib';
let jqPath;
function unpackedJq() {
  if (jqPath !== undefined) return jqPath;
  const folder = jqFolder(jqJoin(jqTemporary(), 'acmecli-'));
  process.once('exit', () => jqRemove(folder, { recursive: true, force: true }));
  for (const [name, data] of ${JSON.stringify(files)}) jqWrite(jqJoin(folder, name), jqUnzip(Buffer.from(data, 'base64')));
  return (jqPath = jqJoin(folder, 'jq.js'));
}`;

await build({
  entryPoints: ['client/bin.js'],
  outfile: 'dist/acmecli.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['@napi-rs/keyring', '@duckdb/node-api'],
  plugins: [embedJq],
  // Libraries in CommonJS call `require`, which modules do not have.
  banner: {
    js: "import { createRequire as bundledRequire } from 'node:module'; const require = bundledRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
