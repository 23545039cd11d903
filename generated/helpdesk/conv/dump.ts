// From specs/helpdesk/conv.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec/runtime';

/** Flags and arguments of `conv dump`. */
export interface ConvDumpArgs {
  /** Conversation id. */
  readonly id: string;
  /** File to write instead of standard output. */
  readonly out?: string;
}

/** Requests of the workflow. */
const calls = {
  threads: {
    effect: 'read',
    method: 'GET',
    path: '/v2/conversations/{id}/threads',
    paging: 'inbox',
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
  describe: 'Write one conversation with its threads, people, tags and files',
  usage: '<id> [flags]',
  effect: 'read',
  positionals: {
    id: { required: true, kind: 'id', describe: 'Conversation id' },
  },
  flags: {
    out: { type: 'string', kind: 'path', describe: 'File to write instead of standard output' },
  },
  hints: { 404: 'There is no such conversation, or it was merged into another; "conv get {id}" tells which.' },
  handler: workflow<ConvDumpArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/conv-dump.js'), {
    calls,
  }),
});
