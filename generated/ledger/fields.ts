// Written by cmdspec; changes here are lost.

export const fields: Readonly<Record<string, readonly string[]>> = {
  'ledger.probe': ['catalogue', 'missing', 'resource', 'returned', 'rows', 'types', 'unknown'],
  'ledger.upsert': ['action', 'id'],
};
