// From specs/crm/field.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec/runtime';

/** Flags and arguments of `field list`. */
export interface FieldListArgs {
  /** Entity that the fields belong to. */
  readonly entity: 'activity' | 'deal' | 'org' | 'organization' | 'person' | 'product';
}

export const command = defineCommand<FieldListArgs>(() => import('../client.js'), {
  id: 'crm.field.list',
  command: 'list <entity>',
  describe: 'List the fields of an entity and their keys',
  usage: '<entity>',
  effect: 'read',
  positionals: {
    entity: {
      required: true,
      kind: 'enum',
      choices: ['activity', 'deal', 'org', 'organization', 'person', 'product'],
      wire: { in: 'path', name: 'entity' },
      send: {
        activity: 'activity',
        deal: 'deal',
        org: 'organization',
        organization: 'organization',
        person: 'person',
        product: 'product',
      },
      describe: 'Entity that the fields belong to',
    },
  },
  flags: {},
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v2/{entity}Fields',
    paging: 'cursor',
    columns: [
      { key: 'field_code', header: 'Key' },
      { key: 'field_name', header: 'Name' },
      { key: 'field_type', header: 'Type' },
      { key: 'options', header: 'Options', each: 'label', join: ', ' },
    ],
    shape: 'rows',
  }),
});
