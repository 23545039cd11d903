import { CliError, isObject, parseJson, stringifyJson } from 'cmdspec-runtime/kit';
import { MANIFEST, type Folder } from '../../lib/folder.js';

/** Content of `manifest.json` of a warehouse folder. */
export interface WarehouseManifest {
  /** Origin of the account. */
  readonly account: string;
  /** Time of the newest record of each file. */
  readonly watermarks: Readonly<Record<string, string>>;
  /** Records that the last run wrote to each file. */
  readonly counts: Readonly<Record<string, number>>;
  readonly updated_at: string;
}

/**
 * Reads the manifest of a warehouse folder; a manifest that cannot be read counts as none, because a repeated record does no
 * harm and a missed one does.
 *
 * @throws CliError `config` for the manifest of a backup, and for a folder of another account
 */
export async function readWarehouse(folder: Folder, account: string): Promise<WarehouseManifest> {
  const none: WarehouseManifest = { account, watermarks: {}, counts: {}, updated_at: '' };
  const found = parsed(await folder.read(MANIFEST));
  if (found === undefined) return none;
  if (Array.isArray(found['completed'])) {
    const message = `${folder.root} holds a backup, whose manifest must not be overwritten. Nothing was written.`;
    throw new CliError('config', message, 'Choose another folder with --dir.');
  }
  const { account: owner, watermarks } = found;
  if (typeof owner === 'string' && owner !== account) {
    const message = `${folder.root} holds the records of another account (${owner}), but this run reads from ${account}. Nothing was written.`;
    throw new CliError('config', message, 'Choose another folder with --dir, or the profile of that account.');
  }
  if (!isObject(watermarks)) return none;
  const times = Object.entries(watermarks).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !Number.isNaN(Date.parse(entry[1])),
  );
  return { ...none, watermarks: Object.fromEntries(times) };
}

export async function writeWarehouse(folder: Folder, manifest: WarehouseManifest): Promise<void> {
  await folder.write(MANIFEST, `${stringifyJson(manifest, 2)}\n`);
}

function parsed(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value = parseJson(text ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
