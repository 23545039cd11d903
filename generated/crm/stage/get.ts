// From specs/crm/stage.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `stage get`. */
export interface StageGetArgs {
  readonly id: string;
}

export const command = defineCommand<StageGetArgs>(() => import('../client.js'), {
  id: 'crm.stage.get',
  command: 'get <id>',
  describe: 'Show one stage',
  usage: '<id>',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/stages/{id}',
    shape: 'record',
  }),
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'stage',
      wire: { in: 'path', name: 'id' },
      describe: 'Stage id or name',
    },
  },
  flags: {},
});
