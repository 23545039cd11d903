/** Prints one setting of the profile: as text in a table, otherwise as JSON, which is `null` without a value. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { settingNamed, shownSetting, showText, warnUnknown } from './lib/settings.js';

export default async function* get({ key }: { readonly key: string }, context: Context): AsyncGenerator<Result> {
  const name = settingNamed(context.service, key);
  const value = await shownSetting(context, name);
  // A setting that another version has stored is not reported as unknown.
  if (value === undefined) warnUnknown(context, name);
  if (context.out.format === 'table') yield { kind: 'text', text: value === undefined ? 'not set' : showText(value) };
  else yield { kind: 'json', value: value ?? null };
}
