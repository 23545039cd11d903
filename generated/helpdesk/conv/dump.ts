// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `conv dump`. */
export interface ConvDumpArgs {
  readonly id: string;
  readonly out?: string;
}

/** Requests of the workflow. */
const calls = {
  threads: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}/threads',
    paging: 'inbox-part',
    result: 'threads',
    shape: 'rows',
  },
  whole: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}',
    query: { embed: 'threads' },
    shape: 'record',
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<ConvDumpArgs>(() => import('../client.js'), {
  id: 'helpdesk.conv.dump',
  command: 'dump <id>',
  describe: 'Export one conversation as a single JSON document',
  usage: '<id> [flags]',
  effect: 'read',
  handler: workflow<ConvDumpArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-dump.js'), {
    calls,
  }),
  hints: {
    404:
      'The conversation does not exist, or it was merged into another; "conv get {id}" shows the merged conversation.',
  },
  positionals: {
    id: { required: true, kind: 'reference', reference: 'conversation', describe: 'Conversation id or number (#292)' },
  },
  flags: {
    out: { kind: 'path', describe: 'File to write (default: standard output)' },
  },
});
