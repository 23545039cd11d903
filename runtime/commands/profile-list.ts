/** Prints the profiles, and marks the active one and those with a stored credential. */
import { credentialsOf, findStored } from '../auth/find.js';
import { authParts } from '../auth/parts.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { readConfig } from '../state/config.js';
import { createProfile } from '../state/profile.js';

export default async function* list(_args: unknown, context: Context): AsyncGenerator<Result> {
  const { folder, profile } = context;
  const config = await readConfig(folder);
  const names = [...new Set([...Object.keys(config.profiles), profile.name])].sort();
  const rows: { name: string; active: boolean; authenticated: boolean }[] = [];
  for (const name of names) {
    rows.push({ name, active: name === profile.name, authenticated: await isSignedIn(context, name) });
  }
  const lines = rows.map(
    ({ name, active, authenticated }) => `${active ? '*' : ' '} ${name}${authenticated ? ' (authenticated)' : ''}\n`,
  );
  yield { kind: 'rows', rows, printing: { text: lines.join('') } };
}

async function isSignedIn(context: Context, name: string): Promise<boolean> {
  const { sandbox: _sandbox, ...parts } = authParts(context);
  const profile = createProfile(context.folder, name);
  for (const host of Object.keys(context.service.hosts)) {
    if (credentialsOf(context, host).length === 0) continue;
    if ((await findStored({ ...parts, profile }, host)).found) return true;
  }
  return false;
}
