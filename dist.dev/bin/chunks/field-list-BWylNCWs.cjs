const require_fields = require("./fields-CvphiC3Y.cjs");

// workflows/crm/field-list.ts
const fieldList = async ({ entity }, kit) => {
	await kit.out.rows(require_fields.fieldRows(entity, kit, kit.globals.limit));
};

exports.default = fieldList;