/** Reads environment variables from the file `.env`. */
import { join } from 'node:path';
import { CliError } from '../base/errors.js';
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import { MOST_SETTINGS, readPlain } from '../state/read.js';

/**
 * Returns the world with those variables of `.env` in the working folder that are not set yet. Only names with the
 * client's prefix are read, and none that sets a credential, an origin, the folder of the settings or the pager: a folder
 * from elsewhere must not redirect a credential or start a program.
 */
export function withDotenv(world: World, service: Service): World {
  let text: string;
  try {
    text = readPlain(join(world.cwd, '.env'), MOST_SETTINGS).toString('utf8');
  } catch (error) {
    // A working folder that was removed has no file either.
    if (error instanceof CliError && error.kind !== 'usage') throw error;
    return world;
  }
  const { parseEnv } = process.getBuiltinModule('node:util');
  const barred = new Set([`${service.env}_CONFIG_DIR`, `${service.env}_PAGER`]);
  for (const host of Object.values(service.hosts)) {
    barred.add(host.override);
    for (const [, name = ''] of host.origin.matchAll(/\{(\w+)\}/g)) barred.add(service.variables[name]?.env ?? '');
  }
  for (const credential of Object.values(service.credentials)) {
    barred.add(credential.env ?? '');
    if (credential.kind === 'oauth') barred.add(credential.client.id.env).add(credential.client.secret?.env ?? '');
  }
  const taken = Object.entries(parseEnv(text)).filter(
    ([name]) => name.startsWith(`${service.env}_`) && !barred.has(name) && world.env[name] === undefined,
  );
  // The calls of a tool server have its environment, which has them already.
  if (taken.length === 0) return world;
  // The streams of the world are opened when they are read: it must not be copied.
  return Object.create(world, {
    env: { value: { ...world.env, ...Object.fromEntries(taken) }, enumerable: true },
  }) as World;
}
