/**
 * For make.sh: opens the sandbox of a built version at the address of the service, and prints the environment that leads
 * its client there. Ends when its standard input ends.
 */
import { spawn } from 'node:child_process';
import { openTunnel } from '../support/tunnel.js';

const client = `${process.argv[2] ?? ''}/packages/crmcli/dist/crmcli.cjs`;
const served = spawn(process.execPath, [client, 'sandbox', 'serve', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let seen = '';
for await (const text of served.stdout.setEncoding('utf8')) {
  seen += String(text);
  if (/http:\/\/127\.0\.0\.1:\d+/.test(seen)) break;
}
const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(seen) ?? [];
const tunnel = await openTunnel(origin, 'https://acme.pipedrive.com');
console.log(
  Object.entries(tunnel.env)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
);
process.stdin.resume().on('end', () => {
  served.kill();
  void tunnel.close();
});
