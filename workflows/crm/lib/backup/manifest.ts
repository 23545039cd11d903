import { CliError, isObject, parseJson, stringifyJson } from 'cmdspec-runtime/kit';
import { MANIFEST, type Folder } from '../../../lib/folder.js';

/** Content of `manifest.json` of a backup. Times are UTC in whole seconds. */
export interface BackupManifest {
  readonly started_at: string;
  /** Origin of the account. */
  readonly account: string;
  /** Resources whose file is complete. */
  readonly completed: readonly string[];
  /** Records of each of them. */
  readonly counts: Readonly<Record<string, number>>;
  readonly updated_at: string;
}

/**
 * Returns what an earlier run completed; nothing if the manifest cannot be read.
 *
 * @throws CliError `config` for the manifest of a warehouse, and for the backup of another account
 */
export async function readBackup(folder: Folder, account: string, now: string): Promise<BackupManifest> {
  const found = parsed(await folder.read(MANIFEST));
  if (isObject(found['watermarks'])) {
    const message = `${folder.root} holds a warehouse, whose manifest must not be overwritten. Nothing was written.`;
    throw new CliError('config', message, 'Choose another folder with --dir.');
  }
  const { account: owner, completed, counts, started_at: startedAt } = found;
  if (typeof owner === 'string' && owner !== account) {
    const message = `${folder.root} holds a backup of another account (${owner}), but this run reads from ${account}. Nothing was written.`;
    throw new CliError('config', message, 'Choose another folder with --dir, or the profile of that account.');
  }
  const numbers = Object.entries(isObject(counts) ? counts : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    started_at: typeof startedAt === 'string' ? startedAt : now,
    account,
    completed: Array.isArray(completed) ? completed.filter((name) => typeof name === 'string') : [],
    counts: Object.fromEntries(numbers),
    updated_at: now,
  };
}

export async function writeBackup(folder: Folder, manifest: BackupManifest): Promise<void> {
  await folder.write(MANIFEST, `${stringifyJson(manifest, 2)}\n`);
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value = parseJson(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
