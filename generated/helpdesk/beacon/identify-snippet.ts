// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `beacon identify-snippet`. */
export interface BeaconIdentifySnippetArgs {
  readonly secret: string;
  readonly 'beacon-id': string;
  readonly stack: 'node' | 'rails' | 'php' | 'django' | 'python';
}

export const command = defineCommand<BeaconIdentifySnippetArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.identify-snippet',
  command: 'identify-snippet',
  describe: 'Print server-side code that signs and identifies a visitor',
  usage: '--secret <text> --beacon-id <text> [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-identify-snippet.js')),
  flags: {
    secret: {
      demandOption: true,
      kind: 'text',
      env: 'HELPDESKCLI_BEACON_SECRET',
      secret: true,
      describe: 'Secure Mode key of the Beacon',
    },
    'beacon-id': { demandOption: true, kind: 'text', describe: 'Beacon id' },
    stack: {
      kind: 'enum',
      choices: ['node', 'rails', 'php', 'django', 'python'],
      default: 'node',
      describe: 'Language or framework of your server',
    },
  },
});
