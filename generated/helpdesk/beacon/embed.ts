// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `beacon embed`. */
export interface BeaconEmbedArgs {
  readonly beaconId: string;
  readonly color?: string;
  readonly 'icon-image'?: 'message' | 'beacon' | 'search' | 'buoy' | 'question';
  readonly position?: 'left' | 'right';
  readonly style?: 'icon' | 'text' | 'iconAndText' | 'manual';
  readonly text?: string;
}

export const command = defineCommand<BeaconEmbedArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.embed',
  command: 'embed <beaconId>',
  describe: 'Print the script that embeds a Beacon in a page',
  usage: '<beaconId> [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-embed.js')),
  positionals: {
    beaconId: { required: true, kind: 'text', describe: 'Beacon id' },
  },
  flags: {
    color: { kind: 'text', blank: 'never', describe: 'Hex color, for example #617DF3' },
    'icon-image': {
      kind: 'enum',
      choices: ['message', 'beacon', 'search', 'buoy', 'question'],
      describe: 'Icon of the button',
    },
    position: { kind: 'enum', choices: ['left', 'right'], describe: 'Side of the screen' },
    style: { kind: 'enum', choices: ['icon', 'text', 'iconAndText', 'manual'], describe: 'Style of the button' },
    text: { kind: 'text', describe: 'Label of the button' },
  },
});
