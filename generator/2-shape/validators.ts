/** Compiles the schema of the language to validators, and caches their code. */
import type { Options, ValidateFunction } from 'ajv';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { createCache, type Cache } from '../cache.js';
import { schema } from './schema/index.js';

export type FileKind = 'service' | 'group';

export type Validators = Readonly<Record<FileKind, ValidateFunction>>;

const options: Options = {
  allErrors: true,
  verbose: true,
  discriminator: true,
  allowUnionTypes: true,
  strictTypes: false,
  // Optimizing the code of so large a schema takes longer than it saves in a run.
  code: { optimize: false, source: true },
};

const require = createRequire(import.meta.url);

/**
 * Returns the checks of a file against the schema of the language. Their code comes from the cache, because compiling
 * the schema takes longer than a small client takes in all.
 */
export async function loadValidators(cache: Cache = createCache()): Promise<Validators> {
  const { version } = require('ajv/package.json') as { version: string };
  const key = createHash('sha256')
    .update(JSON.stringify([version, options, schema]))
    .digest('hex');
  const code = cache.read('validators.cjs', key) ?? (await compiled(cache, key));
  const module: { exports: unknown } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports as Validators;
}

async function compiled(cache: Cache, key: string): Promise<string> {
  const [{ Ajv }, standalone] = await Promise.all([import('ajv'), import('ajv/dist/standalone/index.js')]);
  const ajv = new Ajv(options);
  ajv.addSchema(schema, 'spec');
  for (const kind of ['service', 'group'] satisfies FileKind[]) ajv.addSchema({ $ref: `spec#/$defs/${kind}` }, kind);
  const code = standalone.default.default(ajv, { service: 'service', group: 'group' });
  cache.write('validators.cjs', key, code);
  return code;
}
