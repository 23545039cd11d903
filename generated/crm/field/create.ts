// From specs/crm/field.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `field create`. */
export interface FieldCreateArgs {
  readonly entity: 'deal' | 'org' | 'organization' | 'person' | 'product';
  readonly name: string;
  readonly options?: readonly string[];
  readonly type: string;
}

export const command = defineCommand<FieldCreateArgs>(() => import('../client.js'), {
  id: 'crm.field.create',
  command: 'create <entity>',
  describe: 'Create a custom field',
  usage: '<entity> --name <text> --type <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/{entity}Fields',
    columns: [
      { key: 'field_code', header: 'Key' },
      { key: 'field_name', header: 'Name' },
      { key: 'field_type', header: 'Type' },
      { key: 'options', header: 'Options', each: '{id}={label}', join: ', ' },
    ],
    shape: 'record',
    undo: { command: 'field delete', args: { entity: '{entity}', field: '{created}' } },
    created: 'field_code',
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
  },
  flags: {
    name: { demandOption: true, kind: 'text', wire: { in: 'body', name: 'field_name' }, describe: 'Name of the field' },
    options: {
      kind: 'csv',
      of: 'text',
      as: [{ label: '$value' }],
      requiredWith: { type: ['enum', 'set'] },
      onlyWith: { type: ['enum', 'set'] },
      wire: { in: 'body', name: 'options' },
      describe: 'Labels of the options (for the types enum and set)',
    },
    type: {
      demandOption: true,
      kind: 'text',
      wire: { in: 'body', name: 'field_type' },
      describe: 'Type of the field, for example varchar, double, date, enum or set',
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
