// From specs/helpdesk/workflow.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `workflow list`. */
export interface WorkflowListArgs {
  /** Inbox id. */
  readonly mailbox?: string;
  /** How the workflow starts. */
  readonly type?: 'manual' | 'automatic';
  /** Maximum number of rows (0 for all). */
  readonly limit: number;
}

export const command = defineCommand<WorkflowListArgs>(() => import('../client.js'), {
  id: 'helpdesk.workflow.list',
  command: 'list',
  describe: 'List workflows',
  usage: '[flags]',
  effect: 'read',
  flags: {
    mailbox: { type: 'string', kind: 'id', wire: { in: 'query', name: 'mailboxId' }, describe: 'Inbox id' },
    type: {
      type: 'string',
      kind: 'enum',
      choices: ['manual', 'automatic'],
      wire: { in: 'query', name: 'type' },
      describe: 'How the workflow starts',
    },
    limit: { type: 'string', kind: 'integer', default: 25, min: 0, describe: 'Maximum number of rows (0 for all)' },
  },
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/v2/workflows',
    paging: 'inbox',
    result: 'workflows',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'name', header: 'Name' },
      { key: 'type', header: 'Type' },
      { key: 'status', header: 'Status' },
      { key: 'mailboxId', header: 'Mailbox' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'rows',
  }),
});
