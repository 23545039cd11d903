/** The bundles of the tool servers: valid, the same each time, and started as a host starts them, by a client of the SDK. */
import { readFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { getMcpConfigForManifest } from '@anthropic-ai/mcpb/node';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { packBundle, unpackBundle } from '../../scripts/binary/mcpb.js';
import type { Service } from '../../runtime/contract/service.js';
import { newHome } from '../support/cli.js';

/** One client in the short run: all three take half a minute. */
const named = process.env['BUNDLES'] === 'all' ? undefined : ['helpdeskcli'];

const services: Readonly<Record<string, () => Promise<{ readonly service: Service }>>> = {
  crmcli: () => import('../../generated/crm/service.js'),
  helpdeskcli: () => import('../../generated/helpdesk/service.js'),
  ledgercli: () => import('../../generated/ledger/service.js'),
};

test.each(named ?? Object.keys(services))(
  'a host installs the bundle of %s and calls a tool of its server',
  async (binary) => {
    const { service } = (await services[binary]?.()) ?? {};
    if (service === undefined) throw new Error('There is no such client.');
    const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
    // The keychain libraries, which are downloaded, are left out.
    const path = packBundle(service, 'Licenses\n', folder, []);
    expect(readFileSync(packBundle(service, 'Licenses\n', join(folder, 'again'), []))).toEqual(readFileSync(path));
    expect(path).toBe(join(folder, `${binary}-${service.version}.mcpb`));
    const installed = join(folder, 'installed');
    expect(await unpackBundle(path, installed)).toBe(true);

    const manifest = JSON.parse(readFileSync(join(installed, 'manifest.json'), 'utf8')) as Parameters<
      typeof getMcpConfigForManifest
    >[0]['manifest'];
    const config = await getMcpConfigForManifest({
      manifest,
      extensionPath: installed,
      systemDirs: {},
      userConfig: { profile: 'sandbox' },
      pathSeparator: '/',
    });
    if (config === undefined) throw new Error('The manifest has no server.');
    // Nothing is left to be filled, and an empty setting is not a credential.
    expect(JSON.stringify(config)).not.toContain('${');
    const home = newHome();
    const transport = new StdioClientTransport({
      command: config.command,
      args: config.args ?? [],
      env: { ...config.env, HOME: home, PATH: [dirname(process.execPath), '/usr/bin'].join(delimiter) },
      cwd: home,
      stderr: 'pipe',
    });
    const client = new Client({ name: 'host', version: '1.0.0' });
    await client.connect(transport);
    try {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['search', 'describe', 'call']));
      const { isError, content } = await client.callTool({ name: 'search', arguments: { words: 'list' } });
      expect([isError ?? false, JSON.stringify(content)]).toEqual([false, expect.stringContaining('list')]);
    } finally {
      await client.close();
    }
  },
);
