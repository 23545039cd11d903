import { holdSecret } from '../base/redact.js';
import type { Context } from '../contract/context.js';
import {
  checkStorable,
  checkValue,
  isSecret,
  mask,
  settingNamed,
  storeSecretSetting,
  warnUnknown,
} from './lib/settings.js';

/** Stores one setting of the profile; a secret is stored with the credentials. */
export default async function set(
  { key: typed, value }: { readonly key: string; readonly value: string },
  context: Context,
): Promise<void> {
  const { service, profile, out } = context;
  const key = settingNamed(service, typed);
  const secret = isSecret(service, key);
  if (secret) holdSecret(value.trim());
  await checkStorable(context, key);
  const text = await checkValue(context, key, value);
  if (secret) await storeSecretSetting(context, key, text);
  await profile.set({ [key]: secret ? mask : text });
  context.files.written += 1;
  await warnUnknown(context, key);
  await out.action(`${key} is set in profile "${profile.name}".`, {
    profile: profile.name,
    key,
    ...(secret ? {} : { value: text }),
  });
}
