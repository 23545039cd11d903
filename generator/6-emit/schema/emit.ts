/** The JSON Schema of the language. */
import { schema } from '../../2-shape/schema/index.js';

/** Returns the JSON Schema of the language, for editors. */
export const emitSchema = (): string => `${JSON.stringify(schema, null, 2)}\n`;
