const require_conversion = require("./conversion-CuPdqx9h.cjs");

// workflows/crm/lead-convert.ts
const leadConvert = (args, kit) => require_conversion.convert("lead", args, kit);

exports.default = leadConvert;