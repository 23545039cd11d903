// From specs/crm/field.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `field delete`. */
export interface FieldDeleteArgs {
  readonly entity: 'deal' | 'org' | 'organization' | 'person' | 'product';
  readonly field: string;
}

export const command = defineCommand<FieldDeleteArgs>(() => import('../client.js'), {
  id: 'crm.field.delete',
  command: 'delete <entity> <field>',
  describe: 'Delete a custom field and its stored data',
  usage: '<entity> <field> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/{entity}Fields/{field}',
    shape: 'action',
    confirm: 'Delete {entity} field {field}? Its values in all records are lost.',
    says: 'Deleted {entity} field {field}',
    gives: { entity: '{entity}', field: '{field}', deleted: true },
    undo: { none: 'The values of the field are deleted in all records.' },
    reader: {
      command: 'field list',
      call: 'fields',
      args: { entity: '{entity}' },
      row: { field: 'field_code', is: '{field}' },
    },
  }),
  positionals: {
    entity: {
      required: true,
      kind: 'enum',
      choices: ['deal', 'org', 'organization', 'person', 'product'],
      wire: { in: 'path', name: 'entity' },
      send: { deal: 'deal', org: 'organization', organization: 'organization', person: 'person', product: 'product' },
      describe: 'Entity that the field belongs to',
    },
    field: {
      required: true,
      kind: 'reference',
      reference: 'field',
      wire: { in: 'path', name: 'field' },
      describe: 'Name or key of the field',
    },
  },
  flags: {
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
