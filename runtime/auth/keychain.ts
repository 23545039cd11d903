/** Stores texts in the keychain of the operating system. */
import { CliError } from '../base/errors.js';

/** One entry of the operating system's keychain. */
interface Entry {
  getPassword(): Promise<string | null>;
  setPassword(text: string): Promise<void>;
  deletePassword(): Promise<boolean>;
}

/**
 * On Linux the library falls back to the kernel's keyring, which loses everything at a reboot. A sign-in must last, so
 * only the Secret Service is used there.
 */
async function open(service: string, account: string): Promise<Entry> {
  const { AsyncEntry } = await import('@napi-rs/keyring');
  return new AsyncEntry(service, account, { linux: { store: 'secret-service' } });
}

/** Maximum characters of an entry. Windows allows 2560 bytes of UTF-16, and some tokens are longer. */
const room = process.platform === 'win32' ? 1200 : Infinity;

/** An entry that refers to the parts of a long text, by their generation and number. */
const divided = /^in parts: ([0-9a-f]{8}) ([0-9]{1,3})$/;

const partsOf = (account: string, head: string | null): string[] => {
  const [, generation = '', count = '0'] = divided.exec(head ?? '') ?? [];
  return Array.from({ length: Number(count) }, (_, index) => `${account}.${generation}.${index}`);
};

/** Returns the text stored for an account, `undefined` if none is. Fails with `config` without a usable keychain. */
export async function readKeychain(service: string, account: string): Promise<string | undefined> {
  return attempt(async () => {
    const head = await (await open(service, account)).getPassword();
    const names = partsOf(account, head);
    if (names.length === 0) return head ?? undefined;
    const parts = await Promise.all(names.map(async (name) => (await open(service, name)).getPassword()));
    return parts.includes(null) ? undefined : parts.join('');
  });
}

/** Replaces the text stored for an account. A reader finds the old or the new text, even if it is in parts. */
export async function writeKeychain(service: string, account: string, text: string, longest = room): Promise<void> {
  await attempt(async () => {
    const entry = await open(service, account);
    const old = partsOf(account, await entry.getPassword());
    let head = text;
    if (text.length > longest) {
      head = `in parts: ${crypto.randomUUID().slice(0, 8)} ${Math.ceil(text.length / longest)}`;
      for (const [index, name] of partsOf(account, head).entries()) {
        await (await open(service, name)).setPassword(text.slice(index * longest, (index + 1) * longest));
      }
    }
    await entry.setPassword(head);
    for (const name of old) await (await open(service, name)).deletePassword();
  });
}

/** Removes the text stored for an account. Returns whether it existed. */
export async function removeFromKeychain(service: string, account: string): Promise<boolean> {
  return attempt(async () => {
    const entry = await open(service, account);
    const parts = partsOf(account, await entry.getPassword());
    const found = await entry.deletePassword();
    for (const name of parts) await (await open(service, name)).deletePassword();
    return found;
  });
}

/** Stores, reads and removes a test entry: only a write shows that a keychain is locked or missing. */
export async function probeKeychain(service: string): Promise<void> {
  const account = `probe-${process.pid}`;
  await writeKeychain(service, account, account);
  const found = await readKeychain(service, account);
  await removeFromKeychain(service, account);
  if (found !== account) throw unusable('it does not return what was stored');
}

/** This machine has no keychain, so that nothing is stored in it. One that is locked may hold a credential. */
export class NoKeychain extends CliError {}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) throw error;
    // The library reports errors of the message bus.
    const { message } = error as Error;
    if (/dismissed|locked/i.test(message)) throw unusable('it is locked');
    if (/d-?bus|secret.service/i.test(message))
      throw new NoKeychain('config', sentence('no Secret Service (such as GNOME Keyring or KWallet) responds'));
    throw unusable(message);
  }
}

const sentence = (why: string): string => `The keychain of this machine cannot be used: ${why}.`;

const unusable = (why: string): CliError => new CliError('config', sentence(why));
