export { decodeRecord, decodeRows } from './decode.js';
export { encodeFields } from './encode.js';
export { findDefinition } from './find.js';
