// From specs/crm/field.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `field list`. */
export interface FieldListArgs {
  readonly entity: 'activity' | 'deal' | 'lead' | 'note' | 'org' | 'organization' | 'person' | 'product';
}

/** Requests of the workflow. */
const calls = {
  fields: { effect: 'read', method: 'GET', path: '/api/v2/{entity}Fields', paging: 'cursor', shape: 'rows' },
  fieldsOfVersion1: { effect: 'read', method: 'GET', path: '/api/v1/{entity}Fields', paging: 'offset', shape: 'rows' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<FieldListArgs>(() => import('../client.js'), {
  id: 'crm.field.list',
  command: 'list <entity>',
  describe: 'List the fields of an entity and their keys',
  usage: '<entity>',
  effect: 'read',
  handler: workflow<FieldListArgs, keyof typeof calls>(() => import('../../../workflows/crm/field-list.js'), { calls }),
  columns: [
    { key: 'field_code', header: 'Key' },
    { key: 'field_name', header: 'Name' },
    { key: 'field_type', header: 'Type' },
    { key: 'options', header: 'Options', each: 'label', join: ', ' },
    { key: 'id', header: 'ID' },
  ],
  positionals: {
    entity: {
      required: true,
      kind: 'enum',
      choices: ['activity', 'deal', 'lead', 'note', 'org', 'organization', 'person', 'product'],
      wire: { in: 'path', name: 'entity' },
      send: {
        activity: 'activity',
        deal: 'deal',
        lead: 'lead',
        note: 'note',
        org: 'organization',
        organization: 'organization',
        person: 'person',
        product: 'product',
      },
      describe: 'Entity that the fields belong to',
    },
  },
  flags: {},
});
