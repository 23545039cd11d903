import type { Handler } from 'cmdspec/runtime';
import { printSource } from './lib/beacon.js';
import { snippets, type Stack } from './lib/beacon-snippets.js';

export interface BeaconIdentifySnippetArgs {
  readonly 'beacon-id': string;
  readonly secret: string;
  readonly stack: Stack;
}

const beaconIdentifySnippet: Handler<BeaconIdentifySnippetArgs> = async (args, context) => {
  await printSource(snippets[args.stack](args['beacon-id']), context);
};

export default beaconIdentifySnippet;
