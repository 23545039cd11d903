/** Every command that stores something, as a table: how the n-th piece of work is typed and how it is found on disk. */
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli, serveSandbox, newHome, type Binary, type Served } from '../../support/cli.js';
import { openTokenService, type TokenService } from './tokens.js';
import { openTunnel, type Tunnel } from '../../support/tunnel.js';

export interface Writer {
  readonly name: string;
  readonly binary: Binary;
  /** Words of the n-th piece of work, and files that it reads. */
  readonly line: (n: number, place: string) => string[];
  readonly env: () => Readonly<Record<string, string>>;
  /** Whether the n-th piece is stored as a whole, read without the client. */
  readonly isStored: (n: number, place: string) => boolean;
  /** Called when a run of the n-th piece was killed, where the service must know it. */
  readonly killed?: (n: number, place: string) => void;
  /** Reads what {@link isStored} compares with, where that is not on the disk. */
  readonly look?: () => Promise<void>;
  /** A piece that is complete is done a second time by another run. */
  readonly adds?: true;
  /** Exit codes of the run after an interrupted one; default 0. */
  readonly ends?: readonly number[];
  /** A run succeeds without storing it: the next one asks again. */
  readonly isCache?: true;
  /** Its result is printed. It must not count as done if the output cannot be written. */
  readonly prints?: true;
  /** It prints nothing, so a full output is not noticed. */
  readonly silent?: true;
  /** Pieces that are slow to do have few rounds. */
  readonly slow?: true;
}

/** The stand-ins that the writers talk to. */
export interface Services {
  readonly crm: Served;
  readonly tunnel: Tunnel;
  readonly tokens: TokenService;
  readonly helpdesk?: Served;
  readonly ledger: Served;
  /** Folder with a copy of the CRM. */
  readonly copy?: string;
  readonly stop: () => Promise<void>;
}

export async function openServices(whole: boolean): Promise<Services> {
  const [crm, ledger, helpdesk] = await Promise.all([
    serveSandbox('crmcli', newHome(), '--records', '40', '--latency', '2', '--unlimited'),
    serveSandbox('ledgercli', newHome(), '--records', '20', '--latency', '2', '--unlimited'),
    ...(whole ? [serveSandbox('helpdeskcli', newHome(), '--records', '10', '--latency', '2', '--unlimited')] : []),
  ]);
  const tokens = await openTokenService();
  const tunnel = await openTunnel(crm.origin, 'https://acme.pipedrive.com');
  return {
    crm,
    ledger,
    tunnel,
    tokens,
    ...(helpdesk === undefined ? {} : { helpdesk }),
    ...(whole ? { copy: await copyOf(crm) } : {}),
    async stop() {
      await Promise.all([tunnel.close(), tokens.close()]);
      await Promise.all([crm, ledger, helpdesk].map((served) => served?.stop()));
    },
  };
}

async function copyOf(crm: Served): Promise<string> {
  const home = newHome();
  const { code, stderr } = await cli('crmcli', ['sync', 'warehouse', '--dir', 'copy'], home, {
    env: crm.env,
    cwd: home,
  });
  if (code !== 0) throw new Error(`The CRM was not copied: ${stderr}`);
  return join(home, 'copy');
}

const parsed = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
const keysOf = (value: unknown, ...path: string[]): string[] => {
  let at = value;
  for (const key of path) at = (at as Record<string, unknown> | undefined)?.[key];
  return Object.keys(at ?? {});
};
const settings = (place: string): unknown => parsed(join(place, '.config/crmcli/config.json'));

const CREDENTIALS = '.config/ledgercli/credentials.json';
/** The refresh token that is stored for a profile of {@link TokenService.signIn}. */
const refreshToken = (n: number, place: string): string => {
  const entries = parsed(join(place, CREDENTIALS)) as Readonly<Record<string, string>>;
  return (JSON.parse(entries[`r${String(n)}/tokens`] ?? '{}') as { refreshToken?: string }).refreshToken ?? '';
};

/** Whether a file exists; one that is not complete is never there. */
function isWhole(path: string, content: RegExp): boolean {
  if (!existsSync(path)) return false;
  if (!content.test(readFileSync(path, 'utf8'))) throw new Error(`${path} is not the whole file.`);
  return true;
}

/** Rows of an import: their journal is longer than a block of a disk. */
const ROWS = 60;
const FEEDS = ['crm/Accounts', 'crm/Contacts', 'logistics/Items', 'Financial/TransactionLines', 'Financial/GLAccounts'];

export function writersOf({ crm, ledger, helpdesk, tunnel, tokens, copy }: Services): readonly Writer[] {
  const none = (): Record<string, string> => ({});
  const ofCrm = (): Readonly<Record<string, string>> => crm.env;
  /** How often each contact exists in the service. */
  const contacts = new Map<string, number>();
  let download: Buffer | undefined;
  const fromCrm = (path: string): Promise<Response> =>
    fetch(`${crm.origin}${path}`, { headers: { 'x-api-token': crm.env['CRMCLI_API_TOKEN'] ?? '' } });
  const countContacts = async (): Promise<void> => {
    contacts.clear();
    for (let cursor: string | null = ''; cursor !== null;) {
      const response = await fromCrm(`/api/v2/persons?limit=500&cursor=${cursor}`);
      const page = (await response.json()) as {
        data: { name: string }[];
        additional_data?: { next_cursor?: string | null };
      };
      for (const { name } of page.data) contacts.set(name, (contacts.get(name) ?? 0) + 1);
      cursor = page.additional_data?.next_cursor ?? null;
    }
  };
  const rowsOf = (n: number, place: string): string[] =>
    Array.from({ length: ROWS }, (_, row) => `Contact ${place.slice(-6)} ${String(n)} ${String(row)}.`);
  const all: (Writer | undefined)[] = [
    {
      name: 'config',
      binary: 'crmcli',
      line: (n) => ['config', 'set', '--profile', `p${String(n)}`, 'default_output', 'json'],
      env: none,
      isStored: (n, place) => keysOf(settings(place), 'profiles').includes(`p${String(n)}`),
    },
    {
      name: 'aliases',
      binary: 'crmcli',
      line: (n) => ['alias', 'set', `a${String(n)}`, 'deal list'],
      env: none,
      isStored: (n, place) => keysOf(settings(place), 'aliases').includes(`a${String(n)}`),
    },
    {
      name: 'token store',
      binary: 'crmcli',
      line: (n) => {
        const login = ['auth', 'login', '--company', 'acme', '--store', 'file', '--api-token', 'sandbox'];
        return [...login, '--profile', `t${String(n)}`];
      },
      env: () => tunnel.env,
      isStored: (n, place) =>
        keysOf(parsed(join(place, '.config/crmcli/credentials.json'))).some((key) =>
          key.startsWith(`t${String(n)}/`),
        ) && keysOf(settings(place), 'profiles').includes(`t${String(n)}`),
    },
    {
      name: 'token refresh',
      binary: 'ledgercli',
      line: (n, place) => {
        const credentials = join(place, CREDENTIALS);
        if (!existsSync(credentials)) tokens.signIn(credentials, join(place, '.config/ledgercli/config.json'));
        return ['get', 'crm/Accounts', 'ada1a1a1-0000-4000-8000-000000000001', '--profile', `r${String(n)}`];
      },
      env: () => tokens.env,
      isStored: (n, place) => {
        if (tokens.wasReused()) throw new Error('A refresh token was sent a second time.');
        return (tokens.exchanges(refreshToken(n, place)) ?? 0) > 0;
      },
      killed: (n, place) => {
        tokens.forgive(refreshToken(n, place));
      },
    },
    {
      name: 'names',
      binary: 'crmcli',
      line: (n) => ['deal', 'list', '--pipeline', 'Renewals', '--limit', '1', '--profile', `n${String(n)}`],
      env: ofCrm,
      isStored: (n, place) => {
        const file = join(place, `.config/crmcli/names/n${String(n)}/pipeline.ndjson`);
        if (!existsSync(file)) return false;
        const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
        const [, entries] = lines.map((line) => JSON.parse(line) as unknown);
        return JSON.stringify(entries)?.includes('"name":"Renewals"') === true;
      },
      isCache: true,
    },
    {
      name: 'watermark',
      binary: 'crmcli',
      line: (n) => ['changes', '--profile', `w${String(n)}`, '--since', '2020-01-01', '-o', 'ndjson'],
      env: ofCrm,
      isStored: (n, place) => existsSync(join(place, `.config/crmcli/memory/w${String(n)}/changes.json`)),
      prints: true,
    },
    {
      name: 'sync state',
      binary: 'ledgercli',
      // All feeds share one file.
      line: (n, place) => ['sync', FEEDS[n % FEEDS.length] ?? '', '--state', stateOf(n, place), '-o', 'ndjson'],
      env: () => ledger.env,
      isStored: (n, place) => {
        const feed = (FEEDS[n % FEEDS.length] ?? '').toLowerCase();
        return keysOf(parsed(stateOf(n, place)), 'collections').some((key) => key.toLowerCase().endsWith(feed));
      },
      prints: true,
    },
    {
      name: 'sandbox',
      binary: 'crmcli',
      line: (n) => ['--profile', 'sandbox', 'deal', 'create', '--title', `Deal ${String(n)}`],
      env: none,
      isStored: (n, place) => {
        const folder = join(place, '.config/crmcli');
        const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
        return files
          .filter((path) => path.endsWith('.json'))
          .some((path) => readFileSync(join(folder, path), 'utf8').includes(`"Deal ${String(n)}"`));
      },
    },
    {
      name: 'download',
      binary: 'crmcli',
      line: (n) => ['file', 'download', '3', '--out', `f${String(n)}.bin`],
      env: ofCrm,
      look: async () => {
        download ??= Buffer.from(await (await fromCrm('/api/v1/files/3/download')).arrayBuffer());
      },
      isStored: (n, place) => {
        const path = join(place, `f${String(n)}.bin`);
        if (!existsSync(path)) return false;
        if (download?.equals(readFileSync(path)) !== true) throw new Error(`${path} is not the whole file.`);
        return true;
      },
    },
    {
      name: 'import journal',
      binary: 'crmcli',
      line: (n, place) => {
        const file = `c${String(n)}.csv`;
        const path = join(place, file);
        if (!existsSync(path)) writeFileSync(path, ['name', ...rowsOf(n, place), ''].join('\n'));
        const journal = `${path}.journal`;
        const resumed = existsSync(journal) && readFileSync(journal, 'utf8').includes('\n');
        return ['person', 'import', file, '--yes', ...(resumed ? ['--resume'] : [])];
      },
      env: ofCrm,
      look: countContacts,
      isStored: (n, place) => {
        const twice = rowsOf(n, place).filter((name) => (contacts.get(name) ?? 0) > 1);
        if (twice.length > 0) throw new Error(`Written twice: ${twice.join(', ')}.`);
        const unknown = join(place, `c${String(n)}.unknown.csv`);
        const reported = existsSync(unknown) ? readFileSync(unknown, 'utf8') : '';
        return rowsOf(n, place).every((name) => contacts.has(name) || reported.includes(name));
      },
      adds: true,
      // A row that may have been written is reported.
      ends: [0, 1],
    },
    {
      name: 'page of figures',
      binary: 'crmcli',
      line: (n) => ['digest', '--pipeline', '1', '--format', 'html', '--out', `d${String(n)}.html`],
      env: ofCrm,
      isStored: (n, place) => isWhole(join(place, `d${String(n)}.html`), /<\/html>\s*$/),
    },
    helpdesk && {
      name: 'document of a conversation',
      binary: 'helpdeskcli',
      line: (n) => ['conv', 'dump', '500001', '--out', `v${String(n)}.json`],
      env: () => helpdesk.env,
      isStored: (n, place) => isWhole(join(place, `v${String(n)}.json`), /^\{[^]*"threads"[^]*\}\s*$/),
      silent: true,
    },
    ...backups(crm, ledger, helpdesk),
    copy === undefined ? undefined : exportOf(copy),
  ];
  return all.filter((writer) => writer !== undefined);
}

/** A few pieces share a file, so that each has a feed of its own. */
const stateOf = (n: number, place: string): string => join(place, `state-${String(Math.floor(n / FEEDS.length))}.json`);

function backups(crm: Served, ledger: Served, helpdesk: Served | undefined): (Writer | undefined)[] {
  const folder = (n: number): string => `b${String(n)}`;
  // A run that has not ended is not stored.
  const isStored = (n: number, place: string): boolean => {
    const path = join(place, folder(n), 'manifest.json');
    return isWhole(path, /^\{[^]*\}\s*$/) && !readFileSync(path, 'utf8').includes('"startedAt"');
  };
  return [
    {
      name: 'backup of the CRM',
      binary: 'crmcli',
      line: (n) => ['backup', '--dir', folder(n), '--resume'],
      env: () => crm.env,
      isStored,
      slow: true,
    },
    {
      name: 'tables of the CRM',
      binary: 'crmcli',
      line: (n) => ['sync', 'warehouse', '--dir', folder(n)],
      env: () => crm.env,
      isStored,
      slow: true,
    },
    {
      name: 'backup of the books',
      binary: 'ledgercli',
      line: (n) => ['backup', '--dir', folder(n), '--feed', 'CRM/Accounts', '--feed', 'CRM/Contacts'],
      env: () => ledger.env,
      isStored,
      slow: true,
    },
    helpdesk && {
      name: 'backup of the helpdesk',
      binary: 'helpdeskcli',
      line: (n) => ['backup', '--out', folder(n), '--resume'],
      env: () => helpdesk.env,
      isStored,
      silent: true,
      slow: true,
    },
  ];
}

const TABLES = ['deals', 'persons', 'organizations', 'activities', 'products', 'stages'];
const FORMATS = ['parquet', 'ndjson', 'csv'];

/** What an export says of its tables. */
interface Exported {
  readonly tables: Readonly<
    Record<
      string,
      { readonly rows: number; readonly files: readonly { readonly path: string; readonly bytes: number }[] }
    >
  >;
}

/** Each piece adds a table to the export of the piece before it. */
function exportOf(copy: string): Writer {
  const folder = (n: number): string => `e${String(Math.floor(n / TABLES.length))}`;
  const formatOf = (n: number): string => FORMATS[Math.floor(n / TABLES.length) % FORMATS.length] ?? '';
  const tableOf = (n: number): string => TABLES[n % TABLES.length] ?? '';
  return {
    name: 'export of a copy',
    binary: 'crmcli',
    line: (n, place) => {
      if (!existsSync(join(place, 'copy'))) cpSync(copy, join(place, 'copy'), { recursive: true });
      const to = ['--to', folder(n), '--format', formatOf(n), '--table', tableOf(n)];
      return ['copy', 'export', '--dir', 'copy', ...to];
    },
    env: () => ({}),
    isStored: (n, place) => {
      const current = join(place, folder(n), 'current');
      const { tables = {} } = (parsed(join(current, 'tables.json')) ?? {}) as Partial<Exported>;
      for (const [name, { rows, files }] of Object.entries(tables)) {
        for (const { path, bytes } of files)
          if (statSync(join(current, path)).size !== bytes) throw new Error(`${name}: ${path} is not the whole file.`);
        const lines = files
          .filter(({ path }) => path.endsWith('.ndjson'))
          .map(({ path }) => readFileSync(join(current, path), 'utf8').split('\n').length - 1);
        if (lines.some((count) => count !== rows))
          throw new Error(`${name} has ${String(lines)} of ${String(rows)} rows.`);
      }
      return Object.hasOwn(tables, tableOf(n));
    },
    slow: true,
  };
}
