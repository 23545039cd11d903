import type { Context } from '../contract/context.js';

/** Prints the profile that commands use: named by flag or environment, else the active one. */
export default async function current(_args: unknown, { out, profile }: Context): Promise<void> {
  if (out.format === 'table') return out.text(`${profile.name}\n`);
  await out.record({ profile: profile.name });
}
