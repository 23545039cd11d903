// generated/ledger/fields.ts
const fields = { "ledger.upsert": ["action", "id"] };

exports.fields = fields;