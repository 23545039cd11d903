export { decodeRecord, decodeRows } from './decode.js';
export { encodeFields } from './encode.js';
export { fieldOf } from './known.js';
