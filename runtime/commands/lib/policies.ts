/** What the commands about policies share. */
import type { Context } from '../../contract/context.js';
import type { GuardParts } from '../../policy/guard.js';

/** Returns where the policies of the profile are. */
export function placesOf(context: Context): GuardParts {
  const { client, service, world, profile, command } = context;
  return {
    ...{ client, service, world, command },
    words: command.words.split(' '),
    profile: profile.name,
    folder: () => context.folder,
  };
}
