// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `metadata`. */
export interface MetadataArgs {
  readonly resource?: string;
  readonly filterable?: boolean;
  readonly mandatory?: boolean;
  readonly methods?: boolean;
  readonly search?: string;
}

export const command = defineCommand<MetadataArgs>(() => import('../client.js'), {
  id: 'ledger.metadata',
  command: 'metadata [resource]',
  describe: 'Search the local catalogue or show one resource',
  usage: '[resource] [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/ledger/metadata.js')),
  positionals: {
    resource: { required: false, kind: 'resource', describe: 'Resource to show (default: list all resources)' },
  },
  flags: {
    filterable: { kind: 'boolean', describe: 'Only fields that the service recommends for filters' },
    mandatory: { kind: 'boolean', describe: 'Only fields that are required to create a record' },
    methods: { kind: 'boolean', describe: 'Show only the methods' },
    search: { kind: 'text', blank: 'never', describe: 'Only resources with this text in their name or a field name' },
  },
});
