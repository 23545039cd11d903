// From specs/crm/file.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `file remote-link`. */
export interface FileRemoteLinkArgs {
  /** Deal id. */
  readonly deal?: string;
  /** Organization id. */
  readonly org?: string;
  /** Person id. */
  readonly person?: string;
  /** Id of the file on the drive. */
  readonly 'remote-id': string;
  /** Provider of the drive. */
  readonly 'remote-location': 'googledrive';
}

export const command = defineCommand<FileRemoteLinkArgs>(() => import('../client.js'), {
  id: 'crm.file.remote-link',
  command: 'remote-link',
  describe: 'Link a file on a hosted drive to a record',
  usage: '--remote-id <text> [flags]',
  effect: 'create',
  flags: {
    deal: {
      type: 'string',
      kind: 'id',
      with: { item_type: 'deal' },
      conflicts: ['org', 'person'],
      wire: { in: 'form', name: 'item_id' },
      describe: 'Deal id',
    },
    org: {
      type: 'string',
      kind: 'id',
      with: { item_type: 'organization' },
      conflicts: ['deal', 'person'],
      wire: { in: 'form', name: 'item_id' },
      describe: 'Organization id',
    },
    person: {
      type: 'string',
      kind: 'id',
      with: { item_type: 'person' },
      conflicts: ['deal', 'org'],
      wire: { in: 'form', name: 'item_id' },
      describe: 'Person id',
    },
    'remote-id': {
      type: 'string',
      demandOption: true,
      kind: 'text',
      wire: { in: 'form', name: 'remote_id' },
      describe: 'Id of the file on the drive',
    },
    'remote-location': {
      type: 'string',
      kind: 'enum',
      choices: ['googledrive'],
      default: 'googledrive',
      wire: { in: 'form', name: 'remote_location' },
      describe: 'Provider of the drive',
    },
    'dry-run': { type: 'boolean', kind: 'boolean', describe: 'Print the request without sending it' },
  },
  oneOf: [['deal', 'org', 'person']],
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/files/remoteLink',
    encoding: 'form',
    shape: 'record',
  }),
});
