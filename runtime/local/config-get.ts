import { checkKnown, shownSetting, showText } from './lib/settings.js';
import type { Context } from '../contract/context.js';

/** Prints one setting of the profile; for one without a value the service's rules say what happens. */
export default async function get({ key }: { readonly key: string }, context: Context): Promise<void> {
  const { service, out, profile } = context;
  const value = await shownSetting(context, key);
  // What another version has set is shown; a name that was never a setting is a mistake.
  if (value === undefined) await checkKnown(context, key);
  if (value === undefined && service.local?.unset === 'fails') {
    return context.fail(
      'generic',
      `${key} is not set in profile "${profile.name}".`,
      `Set it with "${service.binary} config set ${key} <value>".`,
    );
  }
  if (out.format === 'table') return out.text(`${value === undefined ? 'not set' : showText(value)}\n`);
  await out.json(value ?? null);
}
