// From specs/crm/field.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `field option add`. */
export interface FieldOptionAddArgs {
  readonly entity: 'deal' | 'org' | 'organization' | 'person' | 'product';
  readonly field: string;
  readonly label: string;
}

export const command = defineCommand<FieldOptionAddArgs>(() => import('../../client.js'), {
  id: 'crm.field.option.add',
  command: 'add <entity> <field>',
  describe: 'Add an option to a field',
  usage: '<entity> <field> --label <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v2/{entity}Fields/{field}/options',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'label', header: 'Label' },
    ],
    shape: 'rows',
    undo: { none: 'Records that were given the option since then would lose it.' },
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
    label: {
      demandOption: true,
      kind: 'text',
      as: { label: '$value' },
      wire: { in: 'body', name: '[]' },
      describe: 'Label of the new option',
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
