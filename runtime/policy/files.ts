/** The policy files that apply to a run, and who can change them. */
import { accessSync, constants, lstatSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { World } from '../contract/run.js';
import { readPlain, unreadable } from '../state/read.js';
import type { Policy } from './types.js';

/** Most bytes of a policy file. */
const MOST_BYTES = 1024 * 1024;

/** A file that may hold a policy. */
export interface PolicyFile {
  readonly path: string;
  /** `machine`: for all users of this machine, at a path that no environment variable moves. */
  readonly scope: 'machine' | 'user' | 'profile';
}

/** A policy file that exists. `fault` says why it cannot be used: then every write is refused. */
export interface FoundPolicy extends PolicyFile {
  readonly owner: string;
  /** The user of this run can neither change nor replace the file. */
  readonly isSealed: boolean;
  readonly policy?: Policy;
  readonly fault?: string;
}

/** Where the policy files of a run are. */
export interface PolicyPlaces {
  readonly binary: string;
  readonly world: Pick<World, 'platform' | 'machine'>;
  /** Folder of the settings; undefined if it is not known. */
  readonly folder: string | undefined;
  readonly profile: string;
}

/** Returns the paths of the policy files, in the order in which they are read. */
export function policyFiles({ binary, world, folder, profile }: PolicyPlaces): readonly PolicyFile[] {
  const machine = world.machine?.settings ?? (world.platform === 'win32' ? 'C:\\ProgramData' : '/etc');
  return [
    { path: join(machine, binary, 'policy.yaml'), scope: 'machine' },
    ...(folder === undefined
      ? []
      : ([
          { path: join(folder, 'policy.yaml'), scope: 'user' },
          { path: join(folder, `policy.${profile}.yaml`), scope: 'profile' },
        ] as const)),
  ];
}

/** Reads the policy files that exist. The reader of YAML is loaded only if there is one. */
export async function findPolicies(places: PolicyPlaces): Promise<readonly FoundPolicy[]> {
  const found: FoundPolicy[] = [];
  for (const file of policyFiles(places)) if (exists(file.path)) found.push(await readFile(file));
  return found;
}

/** Whether a policy file exists. */
export const hasPolicies = (places: PolicyPlaces): boolean => policyFiles(places).some(({ path }) => exists(path));

/** A file that cannot be looked at exists, and so does a link that leads nowhere: somebody wants a policy there. */
function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return !['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** Reads one policy file. Never throws. */
export async function readFile(file: PolicyFile): Promise<FoundPolicy> {
  const known = { ...file, owner: ownerOf(file.path), isSealed: isSealed(file.path) };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readPlain(file.path, MOST_BYTES));
  } catch (error) {
    return { ...known, fault: error instanceof TypeError ? 'it is not encoded as UTF-8' : unreadable(error) };
  }
  const { policyOrFault } = await import('./read.js');
  return { ...known, ...policyOrFault(text) };
}

/** Returns the path of a file about a policy: `policy-counts.json`. */
export const beside = ({ path }: PolicyFile, what: string): string => `${path.replace(/\.yaml$/, '')}-${what}.json`;

/** Whether a policy is of this user. Windows does not show the owner in this way, and lets only that user write the file. */
export const isOwn = ({ owner }: FoundPolicy): boolean => owner === 'this user' || process.geteuid === undefined;

/** Returns who owns a file, in words. */
export function ownerOf(path: string): string {
  try {
    const { uid } = statSync(path);
    if (process.geteuid === undefined) return 'unknown';
    if (uid === process.geteuid()) return 'this user';
    return uid === 0 ? 'root' : `user ${String(uid)}`;
  } catch {
    return 'unknown';
  }
}

/** Whether this user can write neither to a file nor to its folder. Windows shows its permissions in another way: not sealed. */
function isSealed(path: string): boolean {
  if (process.geteuid === undefined) return false;
  try {
    // The owner of a file can change its mode.
    if ([path, dirname(path)].some((one) => statSync(one).uid === process.geteuid?.())) return false;
    return ![path, dirname(path)].some(isWritable);
  } catch {
    return false;
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
