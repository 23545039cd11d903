import type { Context, Profile, World } from '../contract/context.js';
import type { Service } from '../contract/service.js';
import { sandboxProfile } from '../state/profile.js';

/** What credentials are found, refreshed and attached with. */
export interface AuthParts {
  readonly service: Service;
  readonly world: World;
  readonly profile: Profile;
  /** Folder of settings and state. */
  readonly folder: string;
  /** Milliseconds for a call of a token endpoint. */
  readonly timeout: number;
  /** Value of a service variable, which an origin may be made of. */
  readonly variable: (name: string) => Promise<string>;
  /** A credential typed for this run, by the name of its flag. */
  readonly flag?: (name: string) => string | undefined;
  /** A line on stderr. */
  readonly note: (text: string) => void;
  /** Origin of the stand-in, started when it is asked for; given for the sandbox profile alone. */
  readonly sandbox?: () => Promise<string>;
}

/** What the stand-in's credentials are bound to: its port changes with every run. */
export const sandboxOrigin = 'sandbox';

/** The secret that the stand-in takes for any credential. */
export const sandboxSecret = 'sandbox';

/** The parts that a command works with. */
export function authParts(context: Context): AuthParts {
  const { service, world, profile, folder, globals, variable, note, authority } = context;
  const host = Object.keys(service.hosts)[0] ?? '';
  return {
    service,
    world,
    profile,
    folder,
    timeout: globals.timeout,
    variable,
    note,
    ...(profile.name === sandboxProfile ? { sandbox: () => authority.origin(host) } : {}),
  };
}
