/** Renews the stored access token now. */
import { defined } from '../base/defined.js';
import { findStored } from '../auth/find.js';
import { authParts, loginLine } from '../auth/parts.js';
import { refreshTokens } from '../auth/refresh.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';

export default async function* refresh(_args: unknown, context: Context): AsyncGenerator<Result> {
  const { service, profile } = context;
  const parts = authParts(context);
  const host = Object.keys(service.hosts)[0] ?? '';
  const { found } = await findStored(parts, host);
  const stored = found?.flatMap((one) => ('tokens' in one ? one : []))[0];
  if (stored === undefined) {
    context.fail(
      'auth',
      `Profile "${profile.name}" has no stored access token to refresh.`,
      `Sign in with "${loginLine(service)}".`,
    );
  }
  const { expiresAt } = await refreshTokens({ parts, ...stored, why: 'asked' });
  const until = expiresAt === undefined ? undefined : new Date(expiresAt).toISOString();
  yield {
    kind: 'action',
    line: `The access token of profile "${profile.name}" was refreshed${until === undefined ? '' : ` and is valid until ${until}`}.`,
    data: defined({ profile: profile.name, refreshed: true, expiresAt: until }),
    changed: true,
  };
}
