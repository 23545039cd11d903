/** Reads and changes the settings file, `config.json`. */
import { promises } from 'node:fs';
import { join } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isObject, isSafeKey } from '../base/objects.js';
import { writeAtomic } from './atomic.js';
import { refuseLater } from './format.js';
import { withLock } from './lock.js';
import { MOST_SETTINGS, readPlain, unreadable } from './read.js';

/** Content of `config.json`. Maps have no prototype; keys that reach the prototype are refused. */
export interface Config {
  activeProfile?: string;
  profiles: Record<string, Record<string, unknown>>;
  aliases: Record<string, string>;
}

/** Returns the settings file of a folder. */
export const configFile = (folder: string): string => join(folder, 'config.json');

/** Returns the settings of all profiles; none before the first is written. Fails with `config` for a file that is broken or of a later format. */
export async function readConfig(folder: string): Promise<Config> {
  return parse(configFile(folder), read(configFile(folder)));
}

/**
 * Changes the settings under a lock between processes. `change` edits its argument; its result is returned. The file
 * is then replaced as a whole, or not at all.
 */
export async function changeConfig<T>(folder: string, change: (config: Config) => T): Promise<T> {
  const file = configFile(folder);
  return withLock(join(folder, 'config.lock'), async () => {
    const before = read(file);
    const config = parse(file, before);
    const result = change(config);
    const after = `${JSON.stringify(config, null, 2)}\n`;
    if (after !== before) {
      // People keep this file among their dotfiles: a link is followed here, and only here.
      const target = await promises.realpath(file).catch(() => file);
      await writeAtomic(target, after);
    }
    return result;
  });
}

function read(file: string): string | undefined {
  try {
    return readPlain(file, MOST_SETTINGS).toString('utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof CliError) throw error;
    throw new CliError(
      'config',
      `Cannot read the settings in ${file}: ${unreadable(error)}.`,
      'Make the file readable, or move it away to start with empty settings.',
    );
  }
}

function parse(file: string, text: string | undefined): Config {
  if (text === undefined || text.trim() === '') return { profiles: map(), aliases: map() };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw broken(file, (error as Error).message);
  }
  if (!isObject(value)) throw broken(file, 'it is not a JSON object');
  refuseLater(value, { path: file, refusal: 'config' });
  safe(file, value, 'it');
  const profiles = map<Record<string, unknown>>();
  for (const [name, settings] of entries(file, value, 'profiles')) {
    if (!isObject(settings)) throw broken(file, `profiles.${name} is not an object`);
    profiles[name] = Object.assign(map<unknown>(), safe(file, settings, `profiles.${name}`));
  }
  const aliases = map<string>();
  for (const [name, command] of entries(file, value, 'aliases')) {
    if (typeof command !== 'string') throw broken(file, `aliases.${name} is not a string`);
    aliases[name] = command;
  }
  const { activeProfile } = value;
  if (activeProfile !== undefined && typeof activeProfile !== 'string')
    throw broken(file, 'activeProfile is not a string');
  // Keys that a later version added to this format are kept.
  return { ...value, ...defined({ activeProfile }), profiles, aliases };
}

function entries(file: string, value: Record<string, unknown>, key: string): [string, unknown][] {
  const part = value[key];
  if (part === undefined) return [];
  if (!isObject(part)) throw broken(file, `${key} is not an object`);
  return Object.entries(safe(file, part, key));
}

function safe(file: string, part: Record<string, unknown>, where: string): Record<string, unknown> {
  const bad = Object.keys(part).find((name) => !isSafeKey(name));
  if (bad !== undefined) throw broken(file, `${where} has the name ${JSON.stringify(bad)}, which is not allowed`);
  return part;
}

const map = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

function broken(file: string, why: string): CliError {
  return new CliError(
    'config',
    `The settings file ${file} is broken: ${why}.`,
    'Fix it with an editor, or move it away to start with empty settings; credentials are stored elsewhere.',
  );
}
