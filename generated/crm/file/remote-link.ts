// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `file remote-link`. */
export interface FileRemoteLinkArgs {
  readonly deal?: string;
  readonly org?: string;
  readonly person?: string;
  readonly 'remote-id': string;
  readonly 'remote-location': 'googledrive';
}

export const command = defineCommand<FileRemoteLinkArgs>(() => import('../client.js'), {
  id: 'crm.file.remote-link',
  command: 'remote-link',
  describe: 'Link a file on a hosted drive to a record',
  usage: '--remote-id <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/files/remoteLink',
    encoding: 'form',
    shape: 'record',
    undo: { command: 'file delete', args: { id: '{created}' } },
  }),
  oneOf: [['deal', 'org', 'person']],
  flags: {
    deal: {
      kind: 'id',
      with: { item_type: 'deal' },
      conflicts: ['org', 'person'],
      wire: { in: 'form', name: 'item_id' },
      describe: 'Deal id',
    },
    org: {
      kind: 'id',
      with: { item_type: 'organization' },
      conflicts: ['deal', 'person'],
      wire: { in: 'form', name: 'item_id' },
      describe: 'Organization id',
    },
    person: {
      kind: 'id',
      with: { item_type: 'person' },
      conflicts: ['deal', 'org'],
      wire: { in: 'form', name: 'item_id' },
      describe: 'Person id',
    },
    'remote-id': {
      demandOption: true,
      kind: 'text',
      wire: { in: 'form', name: 'remote_id' },
      describe: 'Id of the file on the drive',
    },
    'remote-location': {
      kind: 'enum',
      choices: ['googledrive'],
      default: 'googledrive',
      wire: { in: 'form', name: 'remote_location' },
      describe: 'Provider of the drive',
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
