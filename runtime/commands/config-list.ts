/** Prints the settings of the profile: one `key=value` per line, or one object. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { choosesNames } from '../output/choice.js';
import { shownSettings, showText } from './lib/settings.js';

export default async function* list(_args: unknown, context: Context): AsyncGenerator<Result> {
  const { options, note, out, profile } = context;
  const settings = await shownSettings(context);
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${showText(value)}\n`);
  if (lines.length === 0 && out.format === 'table' && !choosesNames(options))
    note(`Profile "${profile.name}" has no settings.`);
  else yield { kind: 'record', record: settings, printing: { text: lines.join('') } };
}
