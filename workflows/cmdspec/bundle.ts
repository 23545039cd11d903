/** `cmdspec bundle`: writes a client as one file. */
import { resolve } from 'node:path';
import { command } from './lib/command.js';

export interface BundleArgs {
  /** Folder of the package of the client. */
  readonly package: string;
}

export default command<BundleArgs>(async (args, { out }) => {
  const { bundleToFile, readClientPackage } = await import('../../generator/binary/bundle.js');
  await out(`Wrote ${await bundleToFile(readClientPackage(resolve(args.package)))}.\n`);
  return undefined;
});
