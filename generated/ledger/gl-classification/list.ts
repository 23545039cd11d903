// From specs/ledger/gl-classification.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { linesFlags, listFlags, type LinesFlags, type ListFlags } from '../flags.js';

/** Flags and arguments of `gl-classification list`. */
export interface GlClassificationListArgs extends LinesFlags, ListFlags {
  readonly abstract?: boolean;
  readonly namespace?: string;
  readonly parent?: string;
  readonly search?: string;
}

export const command = defineCommand<GlClassificationListArgs>(() => import('../client.js'), {
  id: 'ledger.gl-classification.list',
  command: 'list',
  describe: 'List classifications',
  usage: '[flags]',
  effect: 'read',
  handler: request({
    effect: 'read',
    method: 'GET',
    path: '/api/v1/{division}/financial/GLClassifications',
    paging: 'link',
    columns: [
      { key: 'Code', header: 'Code' },
      { key: 'Description', header: 'Description' },
      { key: 'Abstract', header: 'Abstract' },
      { key: 'Balance', header: 'Balance', amount: true },
      { key: 'Parent', header: 'Parent' },
      { key: 'ID', header: 'ID' },
    ],
    shape: 'rows',
    resource: { name: 'financial/GLClassifications', key: { field: 'ID', type: 'Edm.Guid' } },
  }),
  flags: {
    abstract: {
      kind: 'yesno',
      wire: { in: 'term', name: 'Abstract eq {boolean}' },
      describe: 'Only abstract classifications ("no" to exclude them)',
    },
    namespace: {
      kind: 'uuid',
      wire: { in: 'term', name: "TaxonomyNamespace eq guid'{guid}'" },
      describe: 'Namespace of the reporting scheme (GUID)',
    },
    parent: {
      kind: 'uuid',
      wire: { in: 'term', name: "Parent eq guid'{guid}'" },
      describe: 'Parent classification (GUID)',
    },
    search: {
      kind: 'text',
      wire: { in: 'term', name: "(substringof('{text}',Description) or Code eq '{text}')" },
      describe: 'Part of the description or the exact code',
    },
    ...linesFlags,
    ...listFlags,
  },
});
