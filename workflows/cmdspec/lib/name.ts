/** Names of services on the command line. */
import type { Kit } from 'cmdspec-runtime/kit';

/** Fails on a name that no service can have. */
export function checkName(name: string, kit: Kit): void {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return;
  kit.fail(
    'usage',
    `"${name}" is not a name.`,
    'A name has lower-case letters, digits and single hyphens, and begins with a letter.',
  );
}
