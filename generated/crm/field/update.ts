// From specs/crm/field.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `field update`. */
export interface FieldUpdateArgs {
  readonly entity: 'deal' | 'org' | 'organization' | 'person' | 'product';
  readonly field: string;
  readonly name: string;
}

export const command = defineCommand<FieldUpdateArgs>(() => import('../client.js'), {
  id: 'crm.field.update',
  command: 'update <entity> <field>',
  describe: 'Update the name of a custom field',
  usage: '<entity> <field> --name <text> [flags]',
  effect: 'update',
  handler: request({
    effect: 'update',
    method: 'PATCH',
    path: '/api/v2/{entity}Fields/{field}',
    columns: [
      { key: 'field_code', header: 'Key' },
      { key: 'field_name', header: 'Name' },
      { key: 'field_type', header: 'Type' },
      { key: 'options', header: 'Options', each: '{id}={label}', join: ', ' },
    ],
    shape: 'record',
    undo: {
      command: 'field update',
      args: { entity: '{entity}', field: '{field}' },
      body: 'former',
      before: {
        command: 'field list',
        call: 'fields',
        args: { entity: '{entity}' },
        row: { field: 'field_code', is: '{field}' },
      },
    },
    change: true,
    filled: ['field_name', 'field_type'],
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
    name: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'field_name' },
      describe: 'New name of the field',
      blank: 'never',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    'no-before': {
      kind: 'boolean',
      env: 'CRMCLI_NO_BEFORE',
      wire: { in: 'print', name: 'no-before' },
      describe: 'Do not read the record before it is changed; the write cannot be undone',
    },
  },
});
