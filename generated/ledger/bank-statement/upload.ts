// From specs/ledger/bank-statement.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow, type RequestPlan } from 'cmdspec-runtime';

/** Flags and arguments of `bank-statement upload`. */
export interface BankStatementUploadArgs {
  readonly file: string;
  readonly subject?: string;
}

/** Requests of the workflow. */
const calls = {
  attachment: {
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/documents/BankStatementUploadAttachments',
    body: { Document: '{document}', FileName: '{name}', Attachment: '{data}' },
    shape: 'record',
    undo: { none: 'The service processes the statement, and has no request that withdraws it.' },
  },
  document: {
    effect: 'create',
    method: 'POST',
    path: '/api/v1/{division}/documents/BankStatementUploadDocuments',
    body: { Subject: '{subject}' },
    shape: 'record',
    undo: { none: 'The service processes the statement, and has no request that withdraws it.' },
  },
} satisfies Record<string, RequestPlan>;

export const command = defineCommand<BankStatementUploadArgs>(() => import('../client.js'), {
  id: 'ledger.bank-statement.upload',
  command: 'upload',
  describe: 'Upload a bank statement file (CODA, MT940 or CAMT)',
  usage: '--file <path> [flags]',
  effect: 'create',
  handler: workflow<BankStatementUploadArgs, keyof typeof calls>(
    () => import('../../../workflows/ledger/bank-statement-upload.js'),
    { calls },
  ),
  flags: {
    file: { demandOption: true, kind: 'path', describe: 'Bank statement file, as downloaded from the bank' },
    subject: { kind: 'text', describe: 'Subject of the document (default: the file name)' },
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
    yes: { alias: 'y', kind: 'boolean', describe: 'Skip the confirmation prompt' },
  },
});
