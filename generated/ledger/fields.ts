// Written by cmdspec; changes here are lost.

export const fields: Readonly<Record<string, readonly string[]>> = {
  'ledger.upsert': ['action', 'id'],
};
