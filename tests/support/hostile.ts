/** A service whose responses the test sets, on its own port and so its own origin. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Binary } from './cli.js';

export const clients = ['crmcli', 'helpdeskcli', 'ledgercli'] as const satisfies readonly Binary[];
export type Name = (typeof clients)[number];

/** A list, and a create, of each client. */
export const read: Readonly<Record<Name, readonly string[]>> = {
  crmcli: ['deal', 'list'],
  helpdeskcli: ['conv', 'list'],
  ledgercli: ['list', 'crm/Accounts'],
};
export const write: Readonly<Record<Name, readonly string[]>> = {
  crmcli: ['deal', 'create', '--title', 'Once'],
  helpdeskcli: ['customer', 'create', '--email', 'once@example.com', '--first', 'Once'],
  ledgercli: ['create', 'crm/Accounts', '--set', 'Name=Once', '--allow-writes'],
};

/** The page of a list that holds these rows, as JSON text. */
export const page: Readonly<Record<Name, (rows: string) => string>> = {
  crmcli: (rows) => `{"success":true,"data":${rows}}`,
  helpdeskcli: (rows) => `{"_embedded":{"conversations":${rows}},"page":{"totalPages":1,"number":1}}`,
  ledgercli: (rows) => `{"d":{"results":${rows}}}`,
};

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Hostile {
  readonly origin: string;
  /** Whole requests, in the order of their arrival. */
  readonly seen: Asked[];
  answer: (asked: Asked, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

export async function hostile(): Promise<Hostile> {
  const server = createServer((message, response) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      const { method = '', url = '', headers } = message;
      const asked = { method, url, headers, body: Buffer.concat(parts).toString('utf8') };
      made.seen.push(asked);
      made.answer(asked, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const made: Hostile = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer: (_asked, response) => {
      response.end('{}');
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return made;
}

export const secret = 'canary-token-1234567890';

/** Environment that points every client at `origin`, with {@link secret} as its credential. */
export const leadTo = (origin: string): Record<string, string> => ({
  // A fault of a write is one of the request itself, not of the read before it.
  CRMCLI_NO_BEFORE: '1',
  HELPDESKCLI_NO_BEFORE: '1',
  LEDGERCLI_NO_BEFORE: '1',
  CRMCLI_BASE_URL: origin,
  CRMCLI_API_TOKEN: secret,
  HELPDESKCLI_BASE_URL: origin,
  HELPDESKCLI_ACCESS_TOKEN: secret,
  HELPDESKCLI_DOCS_BASE_URL: origin,
  HELPDESKCLI_DOCS_API_KEY: secret,
  LEDGERCLI_BASE_URL: origin,
  LEDGERCLI_ACCESS_TOKEN: secret,
  LEDGERCLI_DIVISION: '1',
});

const own: Readonly<Record<Name, { readonly settings: object; readonly entries: Readonly<Record<string, object>> }>> = {
  crmcli: {
    settings: { company_domain: 'acme' },
    entries: { token: { origin: 'https://acme.pipedrive.com', secret } },
  },
  helpdeskcli: {
    settings: {},
    entries: {
      tokens: tokens('login', 'https://api.helpscout.net'),
      'docs-key': { origin: 'https://docsapi.helpscout.net', secret },
    },
  },
  ledgercli: {
    settings: { host: 'https://start.exactonline.nl', division: '1' },
    entries: { tokens: tokens('oauth', 'https://start.exactonline.nl') },
  },
};

function tokens(credential: string, origin: string): object {
  const now = Date.now();
  return { credential, origin, accessToken: secret, refreshToken: secret, obtainedAt: now, expiresAt: now + 3_600_000 };
}

/** Signs a home in at the real service, with the credential in a file. Other settings come on top. */
export function signIn(binary: Name, home: string, settings: object = {}): void {
  const folder = join(home, '.config', binary);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const put = (file: string, value: unknown): void => {
    writeFileSync(join(folder, file), JSON.stringify(value), { mode: 0o600 });
  };
  put('config.json', { profiles: { default: { credential_store: 'file', ...own[binary].settings, ...settings } } });
  const entries = Object.entries(own[binary].entries);
  put(
    'credentials.json',
    Object.fromEntries(entries.map(([name, value]) => [`default/${name}`, JSON.stringify(value)])),
  );
}
