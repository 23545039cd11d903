/** Benchmarks of start-up. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeNames } from '../../runtime/state/name-lists.js';
import { entryOf } from '../places.js';
import { compare, time, peakMemory, type Command } from './measure.js';
import type { Row } from './report.js';
import { emptyHome, serve } from './service.js';

const client = (name: string, args: string, exit = 0): Command => ({
  label: `${name} ${args}`,
  argv: [process.execPath, entryOf(name), ...args.split(' ')],
  exit,
});

const messages = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1.0.0' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
].map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** A tool server with all its tools, until the response to `tools/list` is complete. */
const tools = (name: string, args: string): Command => ({
  ...client(name, args),
  label: `${name} ${args}: tools/list`,
  asks: { send: messages.join(''), until: '"id":2}\n' },
});

/** Fetches, parses and prints one page with `node:http` alone. */
const bare = (origin: string, path: string, keys: readonly string[]): Command => ({
  label: `node:http program, ${path}`,
  argv: [process.execPath, fileURLToPath(new URL('bare.mjs', import.meta.url)), origin, path, ...keys],
});

/** Stores the longest list of names that completion reads. */
async function storeNames(configs: string): Promise<void> {
  const folder = join(configs, 'helpdeskcli', 'names', 'default');
  const entries = Array.from({ length: 5000 }, (_, at) => ({ id: String(at), name: `tag ${at}` }));
  await writeNames(join(folder, 'tag.ndjson'), { at: '2026-01-01T00:00:00Z', of: 'bench', env: {}, entries });
}

/** Start-up of commands that make no request, of tool servers, and of one page of 25 records. */
export async function startup(turns: number): Promise<Row[]> {
  const home = await emptyHome();
  await storeNames(home['XDG_CONFIG_HOME'] ?? '');
  const still = [
    { limit: 1.3, command: client('crmcli', '--version') },
    { limit: 1.3, command: client('crmcli', '--help') },
    { limit: 1.3, command: client('crmcli', 'deal --help') },
    { limit: 1.3, command: client('crmcli', 'deal product add --help') },
    { limit: 1.3, command: client('helpdeskcli', 'conv reply --help') },
    { limit: 1.3, command: client('ledgercli', 'sales-entry create --help') },
    { limit: 1.3, command: client('crmcli', 'describe deal get') },
    { limit: 1.3, command: client('ledgercli', 'describe account list') },
    { limit: 1.3, command: client('crmcli', 'dela list', 64) },
    { limit: 1.6, command: client('crmcli', 'config list') },
    { limit: 1.6, command: client('helpdeskcli', 'alias list') },
    { limit: 1.6, command: client('ledgercli', 'config list') },
    { limit: 1.6, command: client('helpdeskcli', '--complete alias --word=') },
    { limit: 1.6, command: client('helpdeskcli', '--complete name:tag --word=') },
    { limit: 1.6, command: client('helpdeskcli', '--complete name:tag --word=12') },
    { limit: 1.6, command: client('ledgercli', '--complete resource --word=crm/') },
    // Reads one resource of the catalogue.
    { limit: 1.9, command: client('ledgercli', 'metadata crm/Accounts') },
    { limit: 3, command: tools('crmcli', 'mcp serve --allow-writes --all-tools') },
    { limit: 3, command: tools('helpdeskcli', 'mcp serve --allow-writes') },
    { limit: 3, command: tools('ledgercli', 'mcp --allow-writes --all-tools') },
  ].map((entry) => ({ ...entry, command: { ...entry.command, env: home } }));

  const service = await serve(1000);
  const page = [
    { words: 'crmcli deal list', path: '/api/v2/deals?limit=25', keys: ['data'] },
    { words: 'helpdeskcli conv list', path: '/v2/conversations?page=1', keys: ['_embedded', 'conversations'] },
    { words: 'ledgercli list crm/Accounts', path: '/api/v1/1/crm/Accounts?$top=25', keys: ['d', 'results'] },
  ].map(({ words, path, keys }) => {
    const [name = '', ...rest] = words.split(' ');
    const command = client(name, `${rest.join(' ')} --limit 25 --output json`);
    return { command: { ...command, env: service.env }, bare: bare(service.origin, path, keys) };
  });

  try {
    const timings = await time(
      still.map(({ command }) => command),
      turns,
    );
    const rows: Row[] = timings.map((timing, index) => ({
      what: timing.label,
      figure: `${timing.ratio.toFixed(2)} x (${timing.ms.toFixed(0)} ms)`,
      limit: `${String(still[index]?.limit)} x`,
      met: timing.ratio <= (still[index]?.limit ?? 0),
    }));
    for (const { command, bare: other } of page) {
      const found = await compare(command, other, turns);
      rows.push({
        what: `${command.label} against a node:http program`,
        figure: `${found.ratio.toFixed(2)} x (${found.ours.toFixed(0)} ms against ${found.other.toFixed(0)} ms)`,
        limit: '1.4 x',
        met: found.ratio <= 1.4,
      });
    }
    for (const { command } of page) {
      const megabytes = await peakMemory(command);
      rows.push({
        what: `${command.label}: peak memory`,
        figure: `${megabytes.toFixed(0)} MB`,
        limit: '70 MB',
        met: megabytes <= 70,
      });
    }
    return rows;
  } finally {
    service.stop();
  }
}
