import { choosesNames } from '../output/choice.js';
import { shownSettings, showText } from './lib/settings.js';
import type { Context } from '../contract/context.js';

/** Prints the settings of the profile: one `key=value` per line, or one object. */
export default async function list(_args: unknown, context: Context): Promise<void> {
  const { out, globals } = context;
  const settings = await shownSettings(context);
  if (out.format !== 'table' || choosesNames(globals)) return out.record(settings);
  const names = Object.keys(settings);
  if (names.length === 0) return context.note(`Profile "${context.profile.name}" has no settings.`);
  await out.text(names.map((name) => `${name}=${showText(settings[name])}\n`).join(''));
}
