// From specs/ledger/mandate.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, request } from 'cmdspec-runtime';
import { recordFlags, type RecordFlags } from '../flags.js';

/** Flags and arguments of `mandate create`. */
export interface MandateCreateArgs extends RecordFlags {
  readonly account?: string;
  readonly 'bank-account'?: string;
  readonly description?: string;
  readonly iban?: string;
  readonly main?: boolean;
  readonly 'payment-type'?: 'one-off' | 'recurrent';
  readonly reference?: string;
  readonly 'signature-date'?: string;
  readonly type?: 'b2b' | 'core';
  readonly template?: boolean;
}

export const command = defineCommand<MandateCreateArgs>(() => import('../client.js'), {
  id: 'ledger.mandate.create',
  command: 'create',
  describe: 'Create a direct debit mandate',
  usage: '--account <id|code> --reference <text> [flags]',
  effect: 'create',
  handler: request({
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/cashflow/DirectDebitMandates',
    body: { BankAccount: '{bank-account.ID}' },
    shape: 'record',
    says: 'Created direct debit mandate {created}',
    undo: { command: 'mandate delete', args: { ids: '{created}' } },
    reader: { command: 'get', args: { resource: 'cashflow/DirectDebitMandates', id: '{created}' } },
    change: true,
    resource: { name: 'cashflow/DirectDebitMandates', key: { field: 'ID', type: 'Edm.Guid' } },
    find: {
      mandate: {
        path: '/api/v1/{division}/cashflow/DirectDebitMandates',
        query: { $filter: "Reference eq '{reference}'", $top: '1' },
        when: ['reference'],
        expect: 'none',
        noun: 'direct debit mandate',
      },
      'bank-account': {
        path: '/api/v1/{division}/crm/BankAccounts',
        query: {
          $filter: "Account eq guid'{account}' and (IBAN eq '{iban}' or BankAccount eq '{iban}')",
          $select: 'ID',
          $top: '2',
        },
        when: ['account', 'iban'],
        expect: 'one',
        noun: 'bank account of the account',
      },
    },
  }),
  oneOf: [['iban', 'bank-account']],
  flags: {
    account: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'reference',
      reference: 'account',
      wire: { in: 'body', name: 'Account' },
      describe: 'Account code or GUID',
    },
    'bank-account': { kind: 'uuid', wire: { in: 'body', name: 'BankAccount' }, describe: 'Bank account (GUID)' },
    description: { kind: 'text', wire: { in: 'body', name: 'Description' }, describe: 'Description of the mandate' },
    iban: {
      kind: 'text',
      compact: true,
      conflicts: ['bank-account'],
      describe: 'IBAN or bank account number of the account',
    },
    main: {
      kind: 'boolean',
      wire: { in: 'body', name: 'Main' },
      send: 1,
      describe: 'Make this the main mandate of the account',
    },
    'payment-type': {
      kind: 'enum',
      choices: ['one-off', 'recurrent'],
      wire: { in: 'body', name: 'PaymentType' },
      send: { 'one-off': 0, recurrent: 1 },
      describe: 'Payment type',
    },
    reference: {
      demandOption: true,
      unlessIn: 'body',
      kind: 'text',
      wire: { in: 'body', name: 'Reference' },
      describe: 'Unique mandate reference',
    },
    'signature-date': { kind: 'date', wire: { in: 'body', name: 'SignatureDate' }, describe: 'Date of the signature' },
    type: {
      kind: 'enum',
      choices: ['b2b', 'core'],
      wire: { in: 'body', name: 'Type' },
      send: { b2b: 1, core: 0 },
      describe: 'Mandate scheme',
    },
    ...recordFlags,
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
