/** The policies that apply to a run, and who can change their files. */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { readPlain, unreadable } from '../state/read.js';
import { exists, policyFiles, type PolicyFile, type PolicyPlaces } from './places.js';
import type { Policy } from './types.js';

/** Most bytes of a policy file. */
const MOST_BYTES = 1024 * 1024;

/** A policy file that exists. `fault` says why it cannot be used: then every write is refused. */
export interface FoundPolicy extends PolicyFile {
  readonly owner: string;
  /** The user of this run can neither change nor replace the file. */
  readonly isSealed: boolean;
  readonly policy?: Policy;
  readonly fault?: string;
}

/** Reads the policy files that exist. The reader of YAML is loaded only if there is one. */
export async function findPolicies(places: PolicyPlaces): Promise<readonly FoundPolicy[]> {
  const found: FoundPolicy[] = [];
  for (const file of policyFiles(places)) if (exists(file.path)) found.push(await readFile(file));
  return found;
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
