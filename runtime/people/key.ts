/** The key of a profile, which makes its tokens and encrypts what they stand for. */
import { join } from 'node:path';
import { CliError } from '../base/errors.js';
import { writeAtomic } from '../state/atomic.js';
import { withLock } from '../state/lock.js';
import { refuseLaterText } from '../state/format.js';
import { readPlain, unreadable } from '../state/read.js';

// Loaded when it is used: the log of writes imports this file.
const crypto = () => process.getBuiltinModule('node:crypto');

/** What a key is used for. Each use has a key of its own. */
type Use = 'token' | 'vault' | 'seal';

export type Key = (use: Use) => Buffer;

const BYTES = 32;

/** Folder with the key and the vault of a profile. */
export const peopleFolder = (folder: string, profile: string): string => join(folder, 'people', profile);

const pathOf = (folder: string): string => join(folder, 'key');

/**
 * Returns the key in a folder, if there is one.
 *
 * @throws CliError `config` for a file that is not a key: other tokens would be printed for the same people
 */
export function readKey(folder: string): Key | undefined {
  const path = pathOf(folder);
  let text: string;
  try {
    text = readPlain(path, 1024).toString('utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new CliError('config', `The key of hidden people ${path} cannot be read: ${unreadable(error)}.`);
  }
  refuseLaterText(text, { path, refusal: 'config' });
  const secret = /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : undefined;
  if (secret?.length !== BYTES)
    throw new CliError(
      'config',
      `The file ${path} is not a key of hidden people.`,
      'Restore it, or remove the folder of the file: tokens that were printed before then have no value.',
    );
  return (use) => crypto().createHmac('sha256', secret).update(use).digest();
}

/** Returns the key in a folder, which is created once, 0600. */
export async function openKey(folder: string): Promise<Key> {
  const known = readKey(folder);
  if (known !== undefined) return known;
  const path = pathOf(folder);
  return withLock(`${path}.lock`, async () => {
    if (readKey(folder) === undefined) await writeAtomic(path, `${crypto().randomBytes(BYTES).toString('hex')}\n`);
    const made = readKey(folder);
    if (made === undefined) throw new CliError('config', `The key of hidden people ${path} cannot be read.`);
    return made;
  });
}

const NONCE = 12;
const TAG = 16;

/** Encrypts a text. */
export function encrypt(text: string, key: Buffer): string {
  const nonce = crypto().randomBytes(NONCE);
  const cipher = crypto().createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** Decrypts a text; undefined if it was encrypted with another key, or changed. */
export function decrypt(text: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length < NONCE + TAG) return undefined;
  try {
    const decipher = crypto().createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
