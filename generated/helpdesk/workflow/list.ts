// From specs/helpdesk/workflow.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { limitFlags, type LimitFlags } from '../flags.js';

/** Flags and arguments of `workflow list`. */
export interface WorkflowListArgs extends LimitFlags {
  readonly mailbox?: string;
  readonly type?: 'manual' | 'automatic';
}

export const command = defineCommand<WorkflowListArgs>(() => import('../client.js'), {
  id: 'helpdesk.workflow.list',
  command: 'list',
  describe: 'List workflows',
  usage: '[flags]',
  effect: 'read',
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
      { key: 'mailboxId', header: 'Mailbox', reference: 'inbox' },
      { key: 'createdAt', header: 'Created' },
    ],
    shape: 'rows',
  }),
  flags: {
    mailbox: {
      kind: 'reference',
      reference: 'inbox',
      wire: { in: 'query', name: 'mailboxId' },
      describe: 'Mailbox id or name',
    },
    type: {
      kind: 'enum',
      choices: ['manual', 'automatic'],
      wire: { in: 'query', name: 'type' },
      describe: 'How the workflow starts',
    },
    ...limitFlags,
  },
});
