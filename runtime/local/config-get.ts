import { checkKnown, shownSetting, showText } from './lib/settings.js';
import type { Context } from '../contract/context.js';

/** Prints one setting of the profile; the service's rules decide whether one without a value is an error. */
export default async function get({ key }: { readonly key: string }, context: Context): Promise<void> {
  const { service, out, profile } = context;
  const value = await shownSetting(context, key);
  // A setting that another version has stored is shown; an unknown name is an error.
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
