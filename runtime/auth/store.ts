/** Stores the credentials of a profile: in the keychain, or in a file that was chosen at sign-in. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Remedy } from '../contract/failure.js';
import type { Profile, World } from '../contract/run.js';
import type { Credential, OAuthCredential } from '../contract/credential.js';
import type { Service } from '../contract/service.js';
import { CliError, toRun } from '../base/errors.js';
import { either } from '../base/message.js';
import { isObject, isSafeKey, withoutPrototype } from '../base/objects.js';
import type { Shape, Shaped } from '../base/shape.js';
import { LOGIN } from '../base/standard.js';
import { writeAtomic } from '../state/atomic.js';
import { withLock } from '../state/lock.js';
import { sandboxProfile, storeSetting } from '../state/profile.js';
import { refuseLater } from '../state/format.js';
import { MOST_SETTINGS, parsed, readPlain, readShaped, unreadable } from '../state/read.js';
import { variablesOf, type ClientPair } from './environment.js';
import { probeKeychain, readKeychain, removeFromKeychain, writeKeychain } from './keychain.js';

/** An access token, and how long it is valid. */
export interface Token {
  readonly accessToken: string;
  readonly refreshToken?: string;
  /** Milliseconds since 1970; absent: not known. */
  readonly expiresAt?: number;
  readonly obtainedAt: number;
}

/** A stored access token, with the name of its credential under `service.credentials`. It is sent to `origin` only. */
export type Tokens = Shaped<typeof TOKENS>;
export const TOKENS = {
  credential: 'string',
  origin: 'string',
  accessToken: 'string',
  'refreshToken?': 'string',
  'expiresAt?': 'number',
  obtainedAt: 'number',
  'clientId?': 'string',
} as const satisfies Shape;

/** A stored secret: an API key, or the secret of an app with the id of the app. It is sent to `origin` only. */
export type Secret = Shaped<typeof SECRET>;
export const SECRET = { origin: 'string', secret: 'string', 'clientId?': 'string' } as const satisfies Shape;

/** Store of the credentials of one profile. Accounts are names below the profile: `tokens`, `client-secret`. */
export interface Store {
  readonly kind: 'keychain' | 'file';
  /**
   * Returns what is stored in this shape. An entry of another shape, which another program wrote, counts as missing: a sign-in
   * replaces it. Fails with `config` when the store cannot be read.
   */
  read<S extends Shape>(account: string, shape: S): Promise<Shaped<S> | undefined>;
  write(account: string, value: Tokens | Secret): Promise<void>;
  /** Returns whether something was stored. */
  remove(account: string): Promise<boolean>;
  /** Fails with `config` when nothing can be stored. */
  probe(): Promise<void>;
}

/** Returns the account of a credential. All OAuth credentials share one, so that a login replaces another. */
export const accountOf = (name: string, { kind }: Pick<Credential, 'kind'>): string =>
  kind === 'oauth' ? 'tokens' : name;

/** Returns the account of the secret of an OAuth client. */
const clientAccountOf = ({ client }: Pick<OAuthCredential, 'client'>): string =>
  client.secret?.setting ?? 'client-secret';

/** Returns the accounts that a credential can have. */
export const accountsOf = (name: string, credential: Credential): string[] => [
  accountOf(name, credential),
  ...(credential.kind === 'oauth' ? [clientAccountOf(credential)] : []),
];

/** Returns the accounts that a profile can have. */
export const allAccounts = ({ credentials }: Pick<Service, 'credentials'>): string[] => [
  ...new Set(Object.entries(credentials).flatMap(([name, one]) => accountsOf(name, one))),
];

/** Returns the stored secret of an app. */
export const readClient = (store: Store, credential: Pick<OAuthCredential, 'client'>): Promise<Secret | undefined> =>
  store.read(clientAccountOf(credential), SECRET);

/** Stores the app that tokens were issued to. */
export const writeClient = (
  store: Store,
  credential: OAuthCredential,
  origin: string,
  { id, secret = '' }: ClientPair,
): Promise<void> => store.write(clientAccountOf(credential), { origin, secret, clientId: id });

/** Returns the stored app, if it was stored for this origin. */
export async function storedPair(
  store: Store,
  credential: OAuthCredential,
  origin: string,
): Promise<ClientPair | undefined> {
  const kept = await readClient(store, credential);
  if (kept?.clientId === undefined || kept.origin !== origin) return undefined;
  return { id: kept.clientId, ...(credential.client.secret && { secret: kept.secret }) };
}

export interface StoreParts {
  readonly service: Pick<Service, 'binary' | 'credentials'>;
  readonly profile: Profile;
  readonly folder: string;
  readonly world: Pick<World, 'platform'>;
}

export const credentialsFile = (folder: string): string => join(folder, 'credentials.json');

/**
 * Opens the store of a profile: the keychain, unless a file was chosen at sign-in. The credentials of the sandbox are worth
 * nothing, so that they need no keychain. `login` is the command that stores the credential.
 */
export async function openStore(parts: StoreParts, choice?: Store['kind'], login = LOGIN): Promise<Store> {
  const { service, profile } = parts;
  const chosen = choice ?? (await profile.get(storeSetting));
  const kind = chosen === 'file' || profile.name === sandboxProfile ? 'file' : 'keychain';
  const texts = kind === 'file' ? textsInFile(parts.folder, parts.world) : textsInKeychain(service.binary);
  const key = (account: string): string => `${profile.name}/${account}`;
  return {
    kind,
    read: async (account, shape) => readShaped(await texts.read(key(account)), shape),
    write: (account, value) => texts.write(key(account), JSON.stringify(value)),
    remove: (account) => texts.remove(key(account)),
    async probe() {
      try {
        await texts.probe();
      } catch (error) {
        if (kind === 'file' || !(error instanceof CliError)) throw error;
        const all = Object.values(service.credentials).map((one) => [one]);
        const remedy = keychainRemedy(variablesOf(all), `${service.binary} ${login}`);
        throw new CliError('config', error.message, remedy);
      }
    },
  };
}

/** Returns what to do without a keychain: set one of these environment variables, and `also` with it, or use the file. */
export function keychainRemedy(names: readonly string[], login: string, also = ''): Remedy {
  const run =
    names.length === 0 ? 'Run' : `Set ${either(names)}${also} in the environment, which needs no keychain, or run`;
  return toRun(
    `${login} --store file`,
    (line) => `${run} ${line} to store the credential in a file that only you can read.`,
  );
}

/** Texts by their keys. */
interface Texts {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<boolean>;
  probe(): Promise<void>;
}

const textsInKeychain = (service: string): Texts => ({
  read: (key) => readKeychain(service, key),
  write: (key, text) => writeKeychain(service, key, text),
  remove: (key) => removeFromKeychain(service, key),
  probe: () => probeKeychain(service),
});

function textsInFile(folder: string, world: Pick<World, 'platform'>): Texts {
  const file = credentialsFile(folder);
  /** Edits the file under its lock, and writes it unless the edit returns `false`. */
  const change = (edit: (all: Record<string, string>) => boolean): Promise<boolean> =>
    withLock(join(folder, 'credentials.lock'), async () => {
      const all = readFile(file, world);
      const isChanged = edit(all);
      if (isChanged) await writeAtomic(file, `${JSON.stringify(all, null, 2)}\n`);
      return isChanged;
    });
  return {
    read: async (key) => readFile(file, world)[key],
    // The same text is written again, which shows that the file can be written.
    write: async (key, text) => {
      await change((all) => {
        all[key] = text;
        return true;
      });
    },
    remove: (key) => change((all) => key in all && Reflect.deleteProperty(all, key)),
    probe: async () => {
      await change(() => false);
    },
  };
}

function readFile(file: string, { platform }: Pick<World, 'platform'>): Record<string, string> {
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
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return withoutPrototype();
    throw new CliError('config', `Cannot read ${file}: ${unreadable(error)}.`, 'Make the file readable.');
  }
  const all = parsed(text);
  // No key of a credential is called like that: each has the name of a profile and a slash.
  refuseLater(all, { path: file, refusal: 'config' });
  if (isObject(all) && Object.entries(all).every(([key, one]) => isSafeKey(key) && typeof one === 'string'))
    return withoutPrototype(all as Record<string, string>);
  // The message of the parser would quote the file.
  throw new CliError('config', `The credentials file ${file} is broken.`, 'Remove it and sign in again.');
}
