/** What authentication needs of a run. */
import type { Reporter } from '../contract/reporter.js';
import type { Client, Context } from '../contract/context.js';
import type { Options } from '../contract/options.js';
import type { Profile, World } from '../contract/run.js';
import { defined } from '../base/defined.js';
import type { Service } from '../contract/service.js';
import { LOGIN } from '../base/standard.js';
import { sandboxProfile } from '../state/profile.js';

/** What is needed to find, refresh and attach credentials. */
export interface AuthParts {
  readonly service: Service;
  readonly world: World;
  readonly profile: Profile;
  /** Folder of settings and state. */
  readonly folder: string;
  /** Milliseconds for a request to a token endpoint. */
  readonly timeout: number;
  /** Returns the value of a service variable, which may be part of an origin. */
  readonly variable: (name: string) => Promise<string>;
  /** Returns the flag that sets a variable in this run. */
  readonly flagOf: (variable: string) => string | undefined;
  /** Modules that sign requests, by name. */
  readonly signers?: Client['signers'];
  /** Returns the value of the flag that carries a credential for this run, by the name of the credential. */
  readonly typed?: (credential: string) => { readonly flag: string; readonly text: string } | undefined;
  readonly reporter: Reporter;
  /** Returns the origin of the sandbox, which is started on demand; only set for the sandbox profile. */
  readonly sandbox?: () => Promise<string>;
}

/** The secret that the sandbox accepts for any credential. */
export const sandboxSecret = 'sandbox';

/** Returns the command line that stores a credential; by default, the one that signs in. */
export const loginLine = ({ binary, credentials }: Service, credential = ''): string =>
  `${binary} ${credentials[credential]?.login ?? LOGIN}`;

/** Returns which flag of a run sets a variable. */
export const flagsIn =
  ({ variables }: Service, { other }: Options) =>
  (name: string): string | undefined => {
    const flag = variables[name]?.flag;
    return flag !== undefined && other[flag] !== undefined ? flag : undefined;
  };

/** Returns the parts of the context of a command. The profile and the folder are read when they are used. */
export function authParts(context: Context): AuthParts {
  const { client, service, world, options, variable, authority } = context;
  const host = Object.keys(service.hosts)[0] ?? '';
  return {
    service,
    world,
    get profile() {
      return context.profile;
    },
    get folder() {
      return context.folder;
    },
    timeout: options.timeout,
    variable,
    flagOf: flagsIn(service, options),
    ...defined({ signers: client.signers }),
    reporter: context,
    ...(options.profile === sandboxProfile ? { sandbox: () => authority.origin(host) } : {}),
  };
}
