// From specs/helpdesk/beacon.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `beacon embed`. */
export interface BeaconEmbedArgs {
  /** Beacon id. */
  readonly beaconId: string;
  /** Hex color, for example #617DF3. */
  readonly color?: string;
  /** Icon of the button. */
  readonly 'icon-image'?: 'message' | 'beacon' | 'search' | 'buoy' | 'question';
  /** Side of the screen. */
  readonly position?: 'left' | 'right';
  /** Style of the button. */
  readonly style?: 'icon' | 'text' | 'iconAndText' | 'manual';
  /** Label of the button. */
  readonly text?: string;
}

export const command = defineCommand<BeaconEmbedArgs>(() => import('../client.js'), {
  id: 'helpdesk.beacon.embed',
  command: 'embed <beaconId>',
  describe: 'Print the script that embeds a Beacon in a page',
  usage: '<beaconId> [flags]',
  effect: 'local',
  positionals: {
    beaconId: { required: true, kind: 'text', describe: 'Beacon id' },
  },
  flags: {
    color: { type: 'string', kind: 'text', blank: 'never', describe: 'Hex color, for example #617DF3' },
    'icon-image': {
      type: 'string',
      kind: 'enum',
      choices: ['message', 'beacon', 'search', 'buoy', 'question'],
      describe: 'Icon of the button',
    },
    position: { type: 'string', kind: 'enum', choices: ['left', 'right'], describe: 'Side of the screen' },
    style: {
      type: 'string',
      kind: 'enum',
      choices: ['icon', 'text', 'iconAndText', 'manual'],
      describe: 'Style of the button',
    },
    text: { type: 'string', kind: 'text', describe: 'Label of the button' },
  },
  handler: workflow(() => import('../../../workflows/helpdesk/beacon-embed.js')),
});
