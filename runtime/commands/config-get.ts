import { settingNamed, shownSetting, showText, warnUnknown } from './lib/settings.js';
import type { Context } from '../contract/context.js';

/** Prints one setting of the profile: as text in a table, otherwise as JSON, which is `null` without a value. */
export default async function get({ key }: { readonly key: string }, context: Context): Promise<void> {
  const { service, out } = context;
  const name = settingNamed(service, key);
  const value = await shownSetting(context, name);
  // A setting that another version has stored is not reported as unknown.
  if (value === undefined) await warnUnknown(context, name);
  if (out.format === 'table') return out.text(`${value === undefined ? 'not set' : showText(value)}\n`);
  await out.json(value ?? null);
}
