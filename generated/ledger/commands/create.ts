// From specs/ledger/records.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { betaFlags, forceFlags, recordFlags, type BetaFlags, type ForceFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `create`. */
export interface CreateArgs extends BetaFlags, ForceFlags, RecordFlags {
  readonly resource: string;
  readonly 'allow-duplicate'?: boolean;
  readonly template?: boolean;
}

export const command = defineCommand<CreateArgs>(() => import('../client.js'), {
  id: 'ledger.create',
  command: 'create <resource>',
  describe: 'Create a record in any catalogue resource',
  usage: '<resource> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/{resource}',
    shape: 'record',
    says: 'Created {resource} {created}',
    undo: { command: 'delete', args: { resource: '{resource}', id: '{created}' } },
    reader: { command: 'get', args: { resource: '{resource}', id: '{created}' } },
    change: true,
    resource: { name: '{resource}' },
    duplicates: {
      'cashflow/DirectDebitMandates': [
        {
          path: '/api/v1/{division}/cashflow/DirectDebitMandates',
          query: { $filter: "Reference eq '{Reference}'", $top: '1' },
          noun: 'direct debit mandate',
        },
      ],
      'purchase/PurchaseInvoices': [
        {
          path: '/api/v1/{division}/purchase/PurchaseInvoices',
          query: {
            $filter: "Supplier eq guid'{Supplier}' and YourRef eq '{YourRef}' and Type eq {Type}",
            $select: 'EntryNumber,AmountDC,InvoiceDate',
            $top: '1',
          },
          noun: 'purchase invoice',
          shows: 'number {EntryNumber}, {AmountDC} on {InvoiceDate}',
          unless: ['allow-duplicate'],
        },
      ],
      'purchaseentry/PurchaseEntries': [
        {
          path: '/api/v1/{division}/purchaseentry/PurchaseEntries',
          query: {
            $filter: "Supplier eq guid'{Supplier}' and YourRef eq '{YourRef}' and Type ne 31",
            $select: 'EntryNumber,AmountDC,EntryDate',
            $top: '1',
          },
          noun: 'purchase entry',
          shows: 'number {EntryNumber}, {AmountDC} on {EntryDate}',
          except: { Type: 31 },
          unless: ['allow-duplicate'],
        },
        {
          path: '/api/v1/{division}/purchaseentry/PurchaseEntries',
          query: {
            $filter: "Supplier eq guid'{Supplier}' and YourRef eq '{YourRef}' and Type eq 31",
            $select: 'EntryNumber,AmountDC,EntryDate',
            $top: '1',
          },
          noun: 'purchase credit note',
          shows: 'number {EntryNumber}, {AmountDC} on {EntryDate}',
          only: { Type: 31 },
          unless: ['allow-duplicate'],
        },
      ],
      'salesentry/SalesEntries': [
        {
          path: '/api/v1/{division}/salesentry/SalesEntries',
          query: {
            $filter: "Customer eq guid'{Customer}' and YourRef eq '{YourRef}' and Type ne 21",
            $select: 'EntryNumber,AmountDC,EntryDate',
            $top: '1',
          },
          noun: 'sales entry',
          shows: 'number {EntryNumber}, {AmountDC} on {EntryDate}',
          except: { Type: 21 },
          unless: ['allow-duplicate'],
        },
        {
          path: '/api/v1/{division}/salesentry/SalesEntries',
          query: {
            $filter: "Customer eq guid'{Customer}' and YourRef eq '{YourRef}' and Type eq 21",
            $select: 'EntryNumber,AmountDC,EntryDate',
            $top: '1',
          },
          noun: 'sales credit note',
          shows: 'number {EntryNumber}, {AmountDC} on {EntryDate}',
          only: { Type: 21 },
          unless: ['allow-duplicate'],
        },
      ],
      'salesinvoice/SalesInvoices': [
        {
          path: '/api/v1/{division}/salesinvoice/SalesInvoices',
          query: {
            $filter: "OrderedBy eq guid'{OrderedBy}' and YourRef eq '{YourRef}' and Type ne 8021",
            $select: 'InvoiceNumber,OrderNumber,AmountDC,InvoiceDate,OrderDate',
            $top: '1',
          },
          noun: 'sales invoice',
          shows: 'number {InvoiceNumber|OrderNumber}, {AmountDC} on {InvoiceDate|OrderDate}',
          except: { Type: 8021 },
          unless: ['allow-duplicate'],
        },
        {
          path: '/api/v1/{division}/salesinvoice/SalesInvoices',
          query: {
            $filter: "OrderedBy eq guid'{OrderedBy}' and YourRef eq '{YourRef}' and Type eq 8021",
            $select: 'InvoiceNumber,OrderNumber,AmountDC,InvoiceDate,OrderDate',
            $top: '1',
          },
          noun: 'sales credit note',
          shows: 'number {InvoiceNumber|OrderNumber}, {AmountDC} on {InvoiceDate|OrderDate}',
          only: { Type: 8021 },
          unless: ['allow-duplicate'],
        },
      ],
    },
  }),
  positionals: {
    resource: {
      required: true,
      kind: 'resource',
      wire: { in: 'path', name: 'resource' },
      describe: 'Resource, for example crm/Contacts',
    },
  },
  flags: {
    'allow-duplicate': {
      kind: 'boolean',
      describe: 'Create the entry or invoice even if its reference is already in use',
    },
    ...recordFlags,
    ...forceFlags,
    ...betaFlags,
    'allow-writes': {
      kind: 'boolean',
      env: 'LEDGERCLI_ALLOW_WRITES',
      describe: 'Allow the write; without this flag nothing is sent',
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Accepted by every write; only deletes need it' },
    template: {
      kind: 'boolean',
      wire: { in: 'print', name: 'template' },
      describe: 'Print a JSON template for --body and send nothing',
      conflicts: ['body'],
    },
  },
});
