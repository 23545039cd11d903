// From specs/ledger/root.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';

/** Flags and arguments of `metadata`. */
export interface MetadataArgs {
  /** Resource to show (default: list all resources). */
  readonly resource?: string;
  /** Only fields that the service recommends for filters. */
  readonly filterable?: boolean;
  /** Only fields that are required to create a record. */
  readonly mandatory?: boolean;
  /** Show only the methods. */
  readonly methods?: boolean;
  /** Only resources with this text in their name or a field name. */
  readonly search?: string;
}

export const command = defineCommand<MetadataArgs>(() => import('../client.js'), {
  id: 'ledger.metadata',
  command: 'metadata [resource]',
  describe: 'Search the local catalogue or show one resource',
  usage: '[resource] [flags]',
  effect: 'local',
  positionals: {
    resource: { required: false, kind: 'resource', describe: 'Resource to show (default: list all resources)' },
  },
  flags: {
    filterable: { type: 'boolean', kind: 'boolean', describe: 'Only fields that the service recommends for filters' },
    mandatory: { type: 'boolean', kind: 'boolean', describe: 'Only fields that are required to create a record' },
    methods: { type: 'boolean', kind: 'boolean', describe: 'Show only the methods' },
    search: {
      type: 'string',
      kind: 'text',
      blank: 'never',
      describe: 'Only resources with this text in their name or a field name',
    },
  },
  handler: workflow(() => import('../../../workflows/ledger/metadata.js')),
});
