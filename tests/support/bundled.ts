/** Bundles a TypeScript file with its packages, so that a process starts as fast as an installed client. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from './cli.js';

/** Path of the built file, which lives as long as the tests of this file. */
export function bundled(entry: string): string {
  const outdir = join(root, 'node_modules', '.cache', 'bundled', `${process.pid}-${process.hrtime.bigint()}`);
  buildSync({
    entryPoints: { main: entry },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outExtension: { '.js': '.mjs' },
    external: ['@napi-rs/keyring', 'jq-web', '@duckdb/node-api'],
    banner: { js: "import{createRequire as r}from'node:module';const require=r(import.meta.url);" },
  });
  afterAll(() => {
    rmSync(outdir, { recursive: true, force: true });
  });
  return join(outdir, 'main.mjs');
}
