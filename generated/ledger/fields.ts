// Written by cmdspec; changes here are lost.

export const fields: Readonly<Record<string, readonly string[]>> = {
  'ledger.backup': ['changed', 'deleted', 'entityType', 'feed', 'rows', 'status', 'timestamp', 'updated'],
  'ledger.upsert': ['action', 'id'],
};
