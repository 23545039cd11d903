// From specs/crm/filter.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request, type Json } from 'cmdspec-runtime';

/** Flags and arguments of `filter create`. */
export interface FilterCreateArgs {
  readonly name: string;
  readonly type: 'deals' | 'leads' | 'org' | 'people' | 'products' | 'activity' | 'projects';
  readonly conditions: Json;
}

export const command = defineCommand<FilterCreateArgs>(() => import('../client.js'), {
  id: 'crm.filter.create',
  command: 'create',
  describe: 'Create a filter',
  usage: '--name <text> --type <word> --conditions <json|@file> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/filters',
    shape: 'record',
    undo: { command: 'filter delete', args: { id: '{created}' } },
    reader: { command: 'filter get', args: { id: '{created}' } },
  }),
  flags: {
    name: { demandOption: true, kind: 'text', wire: { in: 'body', name: 'name' }, describe: 'Name of the filter' },
    type: {
      demandOption: true,
      kind: 'enum',
      choices: ['deals', 'leads', 'org', 'people', 'products', 'activity', 'projects'],
      wire: { in: 'body', name: 'type' },
      describe: 'Type of the records that the filter selects',
    },
    conditions: {
      demandOption: true,
      kind: 'json',
      stdin: true,
      wire: { in: 'body', name: 'conditions' },
      describe: 'Conditions as JSON',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    once: {
      kind: 'text',
      blank: 'never',
      wire: { in: 'print', name: 'once' },
      describe: 'Key of this write, which is sent once: a second run prints its record',
    },
  },
});
