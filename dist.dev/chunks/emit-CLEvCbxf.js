import { t as schema } from "./schema-XMplw3dP.js";

// generator/6-emit/schema/emit.ts
/** Returns the JSON Schema of the language, for editors. */
const emitSchema = () => `${JSON.stringify(schema, null, 2)}\n`;

export { emitSchema };