/** A service whose refresh tokens work once: it replaces each at its use, and refuses one that was used before. */
import type { ServerResponse } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { json, serve, type Seen } from '../../../runtime/testing/server.js';

/** Milliseconds that an exchange takes, long enough for signals to arrive during it. */
const EXCHANGE = 120;
/** Profiles that {@link TokenService.signIn} writes at once: running clients change the same file. */
const PROFILES = 80;

export interface TokenService {
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
  /** Stores an expired sign-in for each of the profiles `r0`, `r1`, …, as sign-ins by hand would have done. */
  readonly signIn: (credentials: string, settings: string) => void;
  /** How often a token of this sign-in was exchanged, if `token` is the one to use next. */
  readonly exchanges: (token: string) => number | undefined;
  /** Accepts a token once more: nobody can store what the service has sent to a process that was killed. */
  readonly forgive: (token: string) => void;
  /** Whether a token was used a second time since the last call. */
  readonly wasReused: () => boolean;
  readonly close: () => Promise<void>;
}

/** Its tokens are `canary-refresh-<sign-in>-<exchange>`, and the same with `access`. */
const TOKEN = /^canary-(?:access|refresh)-(\d+)-(\d+)$/;
const tokenOf = (kind: 'access' | 'refresh', family: number, exchange: number): string =>
  `canary-${kind}-${String(family)}-${String(exchange)}`;

export async function openTokenService(): Promise<TokenService> {
  /** Exchanges of each sign-in. */
  const families: number[] = [];
  const forgiven = new Set<string>();
  let isReused = false;
  const placeOf = (token: string): readonly [family: number, exchange: number] => {
    const [, family, exchange] = TOKEN.exec(token) ?? [];
    return [Number(family), Number(exchange)];
  };
  const answer = async ({ url, headers, body }: Seen, response: ServerResponse): Promise<void> => {
    if (!url.startsWith('/api/oauth2/token')) {
      const [family, exchange] = placeOf(String(headers.authorization).replace('Bearer ', ''));
      return families[family] === exchange && exchange > 0
        ? json(response, { d: { ID: 'ada1a1a1-0000-4000-8000-000000000001', Name: 'Acme' } })
        : json(response, { error: { message: { value: 'The token is not valid' } } }, 401);
    }
    const token = new URLSearchParams(body).get('refresh_token') ?? '';
    const [family, exchange] = placeOf(token);
    if (families[family] !== exchange && !forgiven.delete(token)) {
      isReused = true;
      return json(response, { error: 'invalid_grant' }, 400);
    }
    families[family] = exchange + 1;
    await sleep(EXCHANGE);
    return json(response, {
      access_token: tokenOf('access', family, exchange + 1),
      refresh_token: tokenOf('refresh', family, exchange + 1),
      expires_in: 600,
    });
  };
  const { origin, close } = await serve((seen, response) => void answer(seen, response));
  return {
    origin,
    env: { LEDGERCLI_CLIENT_ID: 'app', LEDGERCLI_CLIENT_SECRET: 'canary-app-secret', LEDGERCLI_HOST: origin },
    signIn(credentials, settings) {
      const profiles = Array.from({ length: PROFILES }, (_, n) => `r${String(n)}`);
      const entries = profiles.map((profile) => {
        const family = families.push(0) - 1;
        const tokens = {
          credential: 'oauth',
          origin,
          accessToken: tokenOf('access', family, 0),
          refreshToken: tokenOf('refresh', family, 0),
          // Long ago by any clock.
          obtainedAt: 0,
          expiresAt: 1,
          clientId: 'app',
        };
        return [`${profile}/tokens`, JSON.stringify(tokens)] as const;
      });
      const own = { credential_store: 'file', host: origin, division: '1' };
      mkdirSync(dirname(settings), { recursive: true, mode: 0o700 });
      writeFileSync(credentials, JSON.stringify(Object.fromEntries(entries)), { mode: 0o600 });
      const all = Object.fromEntries(profiles.map((profile) => [profile, own]));
      writeFileSync(settings, JSON.stringify({ profiles: all }), { mode: 0o600 });
    },
    exchanges(token) {
      const [family, exchange] = placeOf(token);
      return families[family] === exchange ? exchange : undefined;
    },
    forgive: (token) => void forgiven.add(token),
    wasReused() {
      const before = isReused;
      isReused = false;
      return before;
    },
    close,
  };
}
