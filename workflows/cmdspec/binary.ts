/** `cmdspec binary`: writes executables of a client. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TargetName } from '../../generator/binary/targets.js';
import { command } from './lib/command.js';

export interface BinaryArgs {
  /** Folder of the package of the client. */
  readonly package: string;
  readonly target?: readonly TargetName[];
}

export default command<BinaryArgs>(async (args, { out }) => {
  const { bundleForExecutables, readClientPackage } = await import('../../generator/binary/bundle.js');
  const { programOf } = await import('../../generator/binary/program.js');
  const { targets } = await import('../../generator/binary/targets.js');
  const { lineOf, writeExecutables } = await import('../../generator/binary/write.js');
  const client = readClientPackage(resolve(args.package));
  const wanted = targets.filter(({ name }) => args.target?.includes(name) ?? true);
  const bundled = await bundleForExecutables(client);
  try {
    const folder = join(client.folder, 'dist/binary');
    for (const one of writeExecutables([programOf(bundled)], wanted, folder)) await out(`${lineOf(one)}\n`);
  } finally {
    rmSync(bundled.dist, { recursive: true });
  }
  return undefined;
});
