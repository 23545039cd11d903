/** `helpdeskcli beacon identify-snippet`: prints server code that identifies visitors to a Beacon. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { printSource } from './lib/beacon.js';
import { snippets, type Stack } from './lib/beacon-snippets.js';

export interface BeaconIdentifySnippetArgs {
  readonly 'beacon-id': string;
  readonly secret: string;
  readonly stack: Stack;
}

const beaconIdentifySnippet: Workflow<BeaconIdentifySnippetArgs> = async (args, kit) => {
  await printSource(snippets[args.stack](args['beacon-id']), kit);
};

export default beaconIdentifySnippet;
