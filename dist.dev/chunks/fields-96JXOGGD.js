import { i as decodeRows, n as findDefinition, r as decodeRecord, t as encodeFields } from "./fields-qlceGL2B.js";

export { decodeRecord, decodeRows, encodeFields, findDefinition };