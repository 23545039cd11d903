import { CliError, isObject, parseJson, stringifyJson } from 'cmdspec-runtime/kit';
import type { Folder } from 'cmdspec-runtime/kit';

export const MANIFEST = 'backup.json';

/** State of one feed in the folder. */
export interface FeedState {
  /** Highest row version in the file, as text. */
  readonly timestamp: string;
  readonly rows: number;
  /** ISO time of the run that wrote the file. */
  readonly updated: string;
}

export interface Manifest {
  readonly version: 1;
  readonly host: string;
  readonly division: string;
  /** Day on which the division last moved to another database, where its row versions started over. */
  readonly moved?: string;
  readonly feeds: Readonly<Record<string, FeedState>>;
  /** Position in the log of deletions; those up to it are applied to every feed. */
  readonly deleted: { readonly timestamp: string };
}

/**
 * Reads the manifest of a folder; undefined without one.
 *
 * @throws CliError `input` for other content, another host or another division
 */
export async function readManifest(
  folder: Folder,
  { host, division }: Pick<Manifest, 'host' | 'division'>,
): Promise<Manifest | undefined> {
  const text = await folder.read(MANIFEST);
  if (text === undefined) return undefined;
  const path = `${folder.root}/${MANIFEST}`;
  const manifest = parsed(text);
  if (!isManifest(manifest)) {
    throw new CliError('input', `${path} is not a manifest of this command.`, 'Choose another folder with --dir.');
  }
  const other = (['host', 'division'] as const).find((key) => manifest[key] !== { host, division }[key]);
  if (other === undefined) return manifest;
  const [known, wanted] = [manifest[other], { host, division }[other]];
  throw new CliError(
    'input',
    `${path} belongs to ${other} ${known}, but this run reads ${other} ${wanted}. Nothing was changed.`,
    'Choose another folder with --dir: each division has its own.',
  );
}

export const writeManifest = (folder: Folder, manifest: Manifest): Promise<void> =>
  folder.write(MANIFEST, `${stringifyJson(manifest, 2)}\n`);

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

const isPosition = (value: unknown): boolean => typeof value === 'string' && /^\d+$/.test(value);

function isManifest(value: unknown): value is Manifest {
  if (!isObject(value) || Number(value['version']) !== 1) return false;
  const { host, division, feeds, deleted } = value;
  if (typeof host !== 'string' || typeof division !== 'string' || !isObject(feeds) || !isObject(deleted)) return false;
  return isPosition(deleted['timestamp']) && Object.values(feeds).every((one) => isObject(one) && isState(one));
}

const isState = ({ timestamp, updated }: Record<string, unknown>): boolean =>
  isPosition(timestamp) && typeof updated === 'string' && !Number.isNaN(Date.parse(updated));
