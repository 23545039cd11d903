/**
 * Bundles the binaries and the library into dist/, with code splitting: what a command does not use is not loaded.
 */
import { chmod, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Modules that libraries import at start for features that the runtime never switches on. They take half of the
 * start-up time of yargs (help layout; help is rendered at compile time) and of got (cache, HTTP/2, DNS cache).
 */
const unused: Readonly<Record<string, string>> = {
  cliui: 'export default function cliui() { throw new Error("help is rendered at compile time"); }',
  'string-width': 'export default (text) => text.length;',
  'http2-wrapper': 'export default {};',
  'cacheable-lookup': 'export default class {}',
  'cacheable-request': 'export default class {} export class CacheError extends Error {}',
};

const leaveOut: Plugin = {
  name: 'leave-out',
  setup(bundle) {
    const filter = new RegExp(`^(${Object.keys(unused).join('|')})$`);
    bundle.onResolve({ filter }, ({ path }) => ({ path, namespace: 'unused' }));
    bundle.onLoad({ filter: /.*/, namespace: 'unused' }, ({ path }) => ({ contents: unused[path] ?? '' }));
  },
};

async function modules(folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder));
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => name.slice(0, -3));
}

const services = (await readdir(join(root, 'generated'), { withFileTypes: true })).filter((entry) =>
  entry.isDirectory(),
);
const binaries: Record<string, string> = { 'bin/cmdspec': 'generator/cli.ts' };
for (const { name } of services) {
  const { client } = (await import(join(root, 'generated', name, 'client.ts'))) as { client: { binary: string } };
  binaries[`bin/${client.binary}`] = `generated/${name}/bin.ts`;
}
const shared = (await modules('workflows/shared')).map((name) => [`lib/shared/${name}`, `workflows/shared/${name}.ts`]);

await rm(join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    ...binaries,
    'lib/runtime': 'runtime/index.ts',
    'lib/sandbox': 'sandbox/index.ts',
    ...(Object.fromEntries(shared) as Record<string, string>),
  },
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['source'],
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  external: ['@napi-rs/keyring', 'jq-web', 'ts-morph'],
  plugins: [leaveOut],
  // Packages that are still CommonJS ask for node's own modules with require().
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
for (const name of Object.keys(binaries)) await chmod(join(root, 'dist', `${name}.js`), 0o755);
process.stderr.write(
  `Built ${Object.keys(binaries)
    .map((name) => basename(name))
    .join(', ')} into dist/.\n`,
);
