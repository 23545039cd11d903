/** Where the credentials of a profile are stored: in the keychain, or in a file that was chosen at sign-in. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Profile, World } from '../contract/run.js';
import type { Credential } from '../contract/credential.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { isSafeKey } from '../base/objects.js';
import { writeAtomic } from '../state/atomic.js';
import { withLock } from '../state/lock.js';
import { sandboxProfile, storeSetting } from '../state/profile.js';
import { MOST_SETTINGS, readPlain, unreadable } from '../state/read.js';
import { probeKeychain, readKeychain, removeFromKeychain, writeKeychain } from './keychain.js';

/** Store of the credentials of one profile. Accounts are names below the profile: `tokens`, `client-secret`. */
export interface Store {
  readonly kind: 'keychain' | 'file';
  /** Returns `undefined` if nothing is stored. Fails with `config` when the store cannot be read. */
  read(account: string): Promise<string | undefined>;
  write(account: string, text: string): Promise<void>;
  /** Returns whether something was stored. */
  remove(account: string): Promise<boolean>;
  /** Fails with `config` when nothing can be stored. */
  probe(): Promise<void>;
}

export interface StoreParts {
  readonly service: Pick<Service, 'binary' | 'credentials' | 'env' | 'login'>;
  readonly profile: Profile;
  readonly folder: string;
  readonly world: Pick<World, 'platform'>;
  /** Command that stores the credential; default: the service's login. */
  readonly login?: string;
}

export const credentialsFile = (folder: string): string => join(folder, 'credentials.json');

/**
 * Opens the store of a profile: the keychain, unless a file was chosen at sign-in. The sandbox's credentials are worth
 * nothing, so they need no keychain.
 */
export async function openStore(parts: StoreParts, choice?: 'keychain' | 'file'): Promise<Store> {
  const chosen = choice ?? (await parts.profile.get(storeSetting));
  return chosen === 'file' || parts.profile.name === sandboxProfile ? fileStore(parts) : keychainStore(parts);
}

function keychainStore({ service, profile, login = service.login }: StoreParts): Store {
  const account = (name: string): string => `${profile.name}/${name}`;
  return {
    kind: 'keychain',
    read: (name) => readKeychain(service.binary, account(name)),
    write: (name, text) => writeKeychain(service.binary, account(name), text),
    remove: (name) => removeFromKeychain(service.binary, account(name)),
    async probe() {
      try {
        await probeKeychain(service.binary);
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        throw new CliError(
          'config',
          error.message,
          keychainRemedy(Object.values(service.credentials), `${service.binary} ${login}`),
        );
      }
    },
  };
}

/**
 * Returns what to do without a keychain: set an environment variable for one of these credentials (`also` is set with it), or use
 * the file.
 */
export function keychainRemedy(credentials: readonly Credential[], login: string, also = ''): string {
  const names = variablesOf(credentials);
  const file = `un "${login} --store file" to store the credential in a file that only you can read.`;
  if (names.length === 0) return `R${file}`;
  return `Set ${either(names)}${also} in the environment, which needs no keychain, or r${file}`;
}

/** `A`, `A or B`, `A, B or C`. */
export function either(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** Returns the environment variables that carry one of these credentials for a run. */
export function variablesOf(credentials: readonly Credential[]): string[] {
  const names = credentials.flatMap((credential) => {
    const { env } = credential;
    if (credential.kind === 'secret' || credential.grant !== 'client-credentials')
      return env === undefined ? [] : [env];
    const app = `${credential.client.id.env} with ${credential.client.secret.env}`;
    return env === undefined ? [app] : [env, app];
  });
  return [...new Set(names)];
}

type Credentials = Record<string, string>;

function fileStore({ profile, folder, world }: StoreParts): Store {
  const file = credentialsFile(folder);
  const key = (name: string): string => `${profile.name}/${name}`;
  /** Edits the file under its lock; it is written unless the edit returns `false`. */
  const change = (edit: (all: Credentials) => boolean): Promise<boolean> =>
    withLock(join(folder, 'credentials.lock'), async () => {
      const all = readAll(file, world.platform);
      const isChanged = edit(all);
      if (isChanged) await writeAtomic(file, `${JSON.stringify(all, null, 2)}\n`);
      return isChanged;
    });
  return {
    kind: 'file',
    read: async (name) => readAll(file, world.platform)[key(name)],
    // Also the text that is there already, which shows that the file can be written.
    write: async (name, text) => {
      await change((all) => {
        all[key(name)] = text;
        return true;
      });
    },
    remove: (name) => change((all) => key(name) in all && Reflect.deleteProperty(all, key(name))),
    probe: async () => {
      await change(() => false);
    },
  };
}

function readAll(file: string, platform: NodeJS.Platform): Credentials {
  let text: string;
  try {
    const { mode } = statSync(file);
    if (platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new CliError(
        'config',
        `Other users of this machine can read your credentials: ${file} has mode ${(mode & 0o777).toString(8)}.`,
        `Run "chmod 600 ${file}". If someone may have read it, sign out and in again.`,
      );
    }
    text = readPlain(file, MOST_SETTINGS).toString('utf8');
  } catch (error) {
    if (error instanceof CliError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Object.create(null) as Credentials;
    throw new CliError('config', `Cannot read ${file}: ${unreadable(error)}.`, 'Make the file readable.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : undefined;
  if (!entries?.every(([name, one]) => isSafeKey(name) && typeof one === 'string')) {
    // The parser's message would quote the file.
    throw new CliError('config', `The credentials file ${file} is broken.`, 'Remove it and sign in again.');
  }
  return Object.assign(Object.create(null) as Credentials, Object.fromEntries(entries));
}
