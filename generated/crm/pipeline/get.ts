// From specs/crm/pipeline.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `pipeline get`. */
export interface PipelineGetArgs {
  readonly id: string;
  readonly web?: boolean;
}

export const command = defineCommand<PipelineGetArgs>(() => import('../client.js'), {
  id: 'crm.pipeline.get',
  command: 'get <id>',
  describe: 'Show one pipeline',
  usage: '<id> [flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/pipelines/{id}',
    shape: 'record',
    web: { url: 'https://{company}.pipedrive.com/pipeline/{id}' },
  }),
  positionals: {
    id: {
      required: true,
      kind: 'reference',
      reference: 'pipeline',
      wire: { in: 'path', name: 'id' },
      describe: 'Pipeline id or name',
    },
  },
  flags: {
    web: {
      kind: 'boolean',
      wire: { in: 'print', name: 'web' },
      describe: 'Open the record in the browser, or print its address',
    },
  },
});
