// From specs/shared/people.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, local } from 'cmdspec-runtime';

/** Flags and arguments of `people reveal`. */
export interface PeopleRevealArgs {
  readonly token: string;
}

export const command = defineCommand<PeopleRevealArgs>(() => import('../client.js'), {
  id: 'crm.people.reveal',
  command: 'reveal <token>',
  describe: 'Show the value of a token at a terminal',
  usage: '<token>',
  effect: 'local',
  handler: local(() => import('cmdspec-runtime/commands/people-reveal')),
  positionals: {
    token: { required: true, kind: 'text', blank: 'never', describe: 'Token such as person_7f3k2m9qx0ab' },
  },
  flags: {},
});
