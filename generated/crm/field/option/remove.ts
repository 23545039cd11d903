// From specs/crm/field.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';

/** Flags and arguments of `field option remove`. */
export interface FieldOptionRemoveArgs {
  readonly entity: 'deal' | 'org' | 'organization' | 'person' | 'product';
  readonly field: string;
  readonly option: string;
}

export const command = defineCommand<FieldOptionRemoveArgs>(() => import('../../client.js'), {
  id: 'crm.field.option.remove',
  command: 'remove <entity> <field>',
  describe: 'Remove an option from a field',
  usage: '<entity> <field> --option <id> [flags]',
  effect: 'delete',
  handler: request({
    effect: 'delete',
    method: 'DELETE',
    path: '/api/v2/{entity}Fields/{field}/options',
    columns: [
      { key: 'id', header: 'ID' },
      { key: 'label', header: 'Label' },
    ],
    shape: 'rows',
    confirm: 'Remove option {option} from {entity} field {field}? Records lose this value.',
    gives: { id: '{field:number}', deleted: true },
    undo: { none: 'Records that have the option lose it.' },
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
    option: {
      demandOption: true,
      kind: 'id',
      as: { id: '$value' },
      wire: { in: 'body', name: '[]' },
      describe: 'Option id, shown by `field get`',
    },
    'dry-run': { kind: 'boolean', describe: 'Print the request without sending it' },
    plan: {
      kind: 'path',
      wire: { in: 'print', name: 'plan' },
      describe: 'Write a plan of the requests to this file and send nothing',
    },
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
