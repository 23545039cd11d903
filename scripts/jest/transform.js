import { transformSync } from 'esbuild';

/**
 * Strips types; jest runs the result as native ES modules. Plain JavaScript, because jest loads it before any loader.
 * @type {import('@jest/transform').SyncTransformer}
 */
export default {
  process(source, path) {
    return transformSync(source, {
      sourcefile: path,
      loader: 'ts',
      format: 'esm',
      target: 'node20',
      sourcemap: 'external',
    });
  },
};
