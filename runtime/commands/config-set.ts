/** Stores one setting of the profile; a secret is stored with the credentials. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { holdSecret } from '../base/redact.js';
import { checkStorable, checkValue, storeSecretSetting } from './lib/setting-values.js';
import { isSecret, MASK, settingNamed, warnUnknown } from './lib/settings.js';

export default async function* set(
  { key: typed, value }: { readonly key: string; readonly value: string },
  context: Context,
): AsyncGenerator<Result> {
  const { service, profile } = context;
  const key = settingNamed(service, typed);
  const secret = isSecret(service, key);
  if (secret) holdSecret(value.trim());
  checkStorable(context, key);
  const text = await checkValue(context, key, value);
  if (secret) await storeSecretSetting(context, key, text);
  await profile.set({ [key]: secret ? MASK : text });
  warnUnknown(context, key);
  const data = { profile: profile.name, key, ...(secret ? {} : { value: text }) };
  yield { kind: 'action', line: `${key} is set in profile "${profile.name}".`, data, changed: true };
}
