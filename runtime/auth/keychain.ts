import { randomBytes } from 'node:crypto';
import { CliError } from '../base/errors.js';

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

/** Characters that an entry can hold. Windows stops at 2560 bytes of UTF-16, and some tokens are longer. */
const room = process.platform === 'win32' ? 1200 : Infinity;

/** An entry that says where the parts of a long text are: their generation and number. */
const divided = /^in parts: ([0-9a-f]{8}) ([0-9]{1,3})$/;

const partsOf = (account: string, head: string | null): string[] => {
  const [, generation = '', count = '0'] = divided.exec(head ?? '') ?? [];
  return Array.from({ length: Number(count) }, (_, index) => `${account}.${generation}.${index}`);
};

/** What is stored for an account, `undefined` when nothing is. Fails with `config` when there is no usable keychain. */
export async function readKeychain(service: string, account: string): Promise<string | undefined> {
  return attempt(async () => {
    const head = await (await open(service, account)).getPassword();
    const names = partsOf(account, head);
    if (names.length === 0) return head ?? undefined;
    const parts = await Promise.all(names.map(async (name) => (await open(service, name)).getPassword()));
    return parts.includes(null) ? undefined : parts.join('');
  });
}

/** Replaces what is stored for an account. A reader finds the old text or the new one, also when it is in parts. */
export async function writeKeychain(service: string, account: string, text: string, longest = room): Promise<void> {
  await attempt(async () => {
    const entry = await open(service, account);
    const old = partsOf(account, await entry.getPassword());
    let head = text;
    if (text.length > longest) {
      head = `in parts: ${randomBytes(4).toString('hex')} ${Math.ceil(text.length / longest)}`;
      for (const [index, name] of partsOf(account, head).entries()) {
        await (await open(service, name)).setPassword(text.slice(index * longest, (index + 1) * longest));
      }
    }
    await entry.setPassword(head);
    for (const name of old) await (await open(service, name)).deletePassword();
  });
}

/** Whether something was there to remove. */
export async function removeFromKeychain(service: string, account: string): Promise<boolean> {
  return attempt(async () => {
    const entry = await open(service, account);
    const parts = partsOf(account, await entry.getPassword());
    const found = await entry.deletePassword();
    for (const name of parts) await (await open(service, name)).deletePassword();
    return found;
  });
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
