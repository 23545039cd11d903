// From specs/helpdesk/workflow.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `workflow run`. */
export interface WorkflowRunArgs {
  readonly id: string;
  readonly conv: readonly string[];
}

/** Requests of the workflow. */
const calls = {
  conversation: { effect: 'read', method: 'GET', path: '/v2/conversations/{id}', shape: 'record' },
  run: {
    effect: 'act',
    method: 'POST',
    path: '/v2/workflows/{id}/run',
    body: { conversationIds: '{conversations:number}' },
    shape: 'record',
    undo: { none: 'The service does not return what the workflow did.' },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<WorkflowRunArgs>(() => import('../client.js'), {
  id: 'helpdesk.workflow.run',
  command: 'run <id>',
  describe: 'Run a manual workflow on conversations',
  usage: '<id> --conv <a,b,...> [flags]',
  effect: 'act',
  handler: workflow<WorkflowRunArgs, keyof typeof calls>(() => import('../../../workflows/helpdesk/workflow-run.js'), {
    calls,
  }),
  positionals: {
    id: { required: true, kind: 'id', describe: 'Workflow id' },
  },
  flags: {
    conv: {
      demandOption: true,
      kind: 'csv',
      of: 'reference',
      reference: 'conversation',
      describe: 'Conversation ids or numbers (#292)',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
  },
});
