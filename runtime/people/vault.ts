/**
 * The vault of a profile: what its tokens stand for. Each line is a list of values, encrypted, that one process appended as a
 * whole. Lines of a killed process, and of another key, are skipped.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../base/errors.js';
import { parseObject } from '../base/json.js';
import type { PersonKind } from '../contract/people.js';
import { makeFolder } from '../state/folder.js';
import { refuseLater } from '../state/format.js';
import { openShared, type SharedLog } from '../state/log.js';
import { readPlain, unreadable } from '../state/read.js';
import { decrypt, encrypt } from './key.js';
import { folded } from './token.js';

/** Maximum number of values, and of bytes of the file. */
const MOST = 200_000;
const MOST_BYTES = 128 * 1024 * 1024;

const KINDS: readonly PersonKind[] = ['name', 'email', 'phone', 'address'];

/** A value and its token. */
export interface Entry {
  /** Without the domain of an e-mail address. */
  readonly token: string;
  readonly kind: PersonKind;
  /** As it was first seen. */
  readonly value: string;
}

export interface Vault {
  /** Returns the entry of a token. */
  get(token: string): Entry | undefined;
  readonly entries: Iterable<Entry>;
  /** Remembers an entry; {@link flush} stores it. */
  add(entry: Entry): void;
  /** Stores what was added since then, before its tokens are printed. Never fails: what cannot be stored is reported once. */
  flush(): void;
}

export const vaultFile = (folder: string): string => join(folder, 'vault.ndjson');

/**
 * Opens the vault in a folder.
 *
 * @param warn hears once that the tokens of the run cannot be stored
 * @throws CliError `config` for a vault that cannot be read
 */
export function openVault(folder: string, key: Buffer, warn: (text: string) => void): Vault {
  const path = vaultFile(folder);
  const known = new Map<string, Entry>();
  for (const entry of readEntries(path, key)) if (known.size < MOST) known.set(entry.token, entry);
  let fresh: Entry[] = [];
  let log: SharedLog | undefined;
  let isBroken = false;
  const fail = (why: string): void => {
    if (!isBroken) warn(`Tokens of this run cannot be revealed later: ${why}`);
    isBroken = true;
  };
  return {
    get: (token) => known.get(token),
    entries: known.values(),
    add: (entry) => {
      const before = known.get(entry.token);
      if (before !== undefined) {
        if (before.kind === entry.kind && folded(entry.kind, before.value) === folded(entry.kind, entry.value)) return;
        throw new CliError('internal', 'Two values have the same token, so that neither can be printed.');
      }
      known.set(entry.token, entry);
      if (known.size > MOST) fail(`the vault ${path} is full. Remove the file to begin a new one.`);
      else fresh.push(entry);
    },
    flush: () => {
      if (fresh.length === 0) return;
      const some = fresh.map(({ token, kind, value }) => [token, KINDS.indexOf(kind), value]);
      fresh = [];
      if (isBroken) return;
      try {
        log ??= openShared(path, makeFolder);
        log.append(JSON.stringify({ v: 1, sealed: encrypt(JSON.stringify(some), key) }));
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

function* readEntries(path: string, key: Buffer): Generator<Entry> {
  if (!existsSync(path)) return;
  let text: string;
  try {
    text = readPlain(path, MOST_BYTES).toString('utf8');
  } catch (error) {
    throw new CliError('config', `The vault of hidden people ${path} cannot be read: ${unreadable(error)}.`);
  }
  for (const line of text.split('\n')) {
    const found = line === '' ? undefined : parseObject(line);
    refuseLater(found, { path, refusal: 'config', field: 'v' });
    const sealed = found?.['sealed'];
    const list: unknown = JSON.parse((typeof sealed === 'string' ? decrypt(sealed, key) : undefined) ?? '[]');
    // Only who has the key can write a list.
    for (const [token, number, value] of list as [string, number, string][]) {
      const kind = KINDS[number];
      if (kind !== undefined) yield { token, kind, value };
    }
  }
}
