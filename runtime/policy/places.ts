/** Where the policy files of a run are. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../contract/run.js';

/** A file that may hold a policy. */
export interface PolicyFile {
  readonly path: string;
  /** `machine`: for all users of this machine, at a path that no environment variable moves. */
  readonly scope: 'machine' | 'user' | 'profile';
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

/** Whether a policy file exists. */
export const hasPolicies = (places: PolicyPlaces): boolean => policyFiles(places).some(({ path }) => exists(path));

/** A file that cannot be looked at exists, and so does a link that leads nowhere: somebody wants a policy there. */
export function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return !['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}
