// From specs/crm/field.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `field get`. */
export interface FieldGetArgs {
  readonly entity: 'activity' | 'deal' | 'lead' | 'note' | 'org' | 'organization' | 'person' | 'product';
  readonly field: string;
}

/** Requests of the workflow. */
const calls = {
  fields: { effect: 'read', method: 'GET', path: '/api/v2/{entity}Fields', paging: 'cursor', shape: 'rows' },
  fieldsOfVersion1: { effect: 'read', method: 'GET', path: '/api/v1/{entity}Fields', paging: 'offset', shape: 'rows' },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<FieldGetArgs>(() => import('../client.js'), {
  id: 'crm.field.get',
  command: 'get <entity> <field>',
  describe: 'Show one field, by name or key',
  usage: '<entity> <field>',
  effect: 'read',
  handler: workflow<FieldGetArgs, keyof typeof calls>(() => import('../../../workflows/crm/field-get.js'), { calls }),
  columns: [
    { key: 'field_code', header: 'Key' },
    { key: 'field_name', header: 'Name' },
    { key: 'field_type', header: 'Type' },
    { key: 'options', header: 'Options', each: '{id}={label}', join: ', ' },
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
      describe: 'Entity that the field belongs to',
    },
    field: { required: true, kind: 'text', describe: 'Name or key of the field' },
  },
  flags: {},
});
