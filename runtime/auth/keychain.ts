import { CliError } from '../errors.js';

/** One entry of the operating system's keychain. */
interface Entry {
  getPassword(): Promise<string | null>;
  setPassword(text: string): Promise<void>;
  deletePassword(): Promise<boolean>;
}

/**
 * On Linux the library falls back to the kernel's keyring, which forgets everything at the next start of the machine:
 * a sign-in must last, so that only the Secret Service counts as a keychain there.
 */
async function open(service: string, account: string): Promise<Entry> {
  const { AsyncEntry } = await import('@napi-rs/keyring');
  return new AsyncEntry(service, account, { linux: { store: 'secret-service' } });
}

/** What is stored for an account, `undefined` when nothing is. Fails with `config` when there is no usable keychain. */
export async function readKeychain(service: string, account: string): Promise<string | undefined> {
  return (await attempt(async () => (await open(service, account)).getPassword())) ?? undefined;
}

export async function writeKeychain(service: string, account: string, text: string): Promise<void> {
  await attempt(async () => (await open(service, account)).setPassword(text));
}

/** Whether something was there to remove. */
export async function removeFromKeychain(service: string, account: string): Promise<boolean> {
  return attempt(async () => (await open(service, account)).deletePassword());
}

/** Stores, reads and removes a trial entry: a locked or a missing keychain shows only when it is written to. */
export async function probeKeychain(service: string): Promise<void> {
  const account = `probe-${process.pid}`;
  await writeKeychain(service, account, account);
  const found = await readKeychain(service, account);
  await removeFromKeychain(service, account);
  if (found !== account) throw unusable('it does not give back what was stored');
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { message } = error as Error;
    throw unusable(reasons.find(([pattern]) => pattern.test(message))?.[1] ?? message);
  }
}

/** What the library says, in words of somebody who has a keychain and not a message bus. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/dismissed|locked/i, 'it is locked, and was not unlocked'],
  [/d-?bus|secret.service/i, 'no Secret Service (GNOME Keyring, KWallet or the like) answers'],
];

function unusable(why: string): CliError {
  return new CliError('config', `The keychain of this machine cannot be used: ${why}.`);
}
