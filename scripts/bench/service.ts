/** Starts the loopback service of a measurement and the environment that points the clients at it. */
import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Service {
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/** @param latency milliseconds before every response */
export async function serve(records: number, latency = 0): Promise<Service> {
  const script = fileURLToPath(new URL('server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(records), String(latency)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('The loopback service did not start.')));
  });
  return { origin, env: { ...(await emptyHome()), ...pointAt(origin) }, stop: () => child.kill() };
}

/** A configuration folder of its own, so that nobody's settings are measured or changed. */
export async function emptyHome(place = tmpdir()): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(place, 'bench-home-'));
  return { HOME: folder, XDG_CONFIG_HOME: folder, NO_COLOR: '1' };
}

const pointAt = (origin: string): Record<string, string> => ({
  CRMCLI_BASE_URL: origin,
  CRMCLI_COMPANY_DOMAIN: 'bench',
  CRMCLI_API_TOKEN: 'bench',
  HELPDESKCLI_BASE_URL: origin,
  HELPDESKCLI_ACCESS_TOKEN: 'bench',
  LEDGERCLI_BASE_URL: origin,
  LEDGERCLI_ACCESS_TOKEN: 'bench',
  LEDGERCLI_DIVISION: '1',
});
