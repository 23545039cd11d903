// Written by cmdspec; changes here are lost.

export const fields: Readonly<Record<string, readonly string[]>> = {
  'ledger.backup': ['changed', 'deleted', 'entityType', 'feed', 'rows', 'status', 'timestamp', 'updated'],
  'ledger.bank-statement.upload': ['file', 'format', 'id'],
  'ledger.document.download': ['files', 'id'],
  'ledger.mailbox.upload': ['files', 'id', 'recipient'],
  'ledger.probe': ['catalogue', 'missing', 'resource', 'returned', 'rows', 'types', 'unknown'],
  'ledger.upsert': ['action', 'id'],
};
