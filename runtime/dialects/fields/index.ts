/** Custom fields, which users of a service name: their names in place of codes, and the labels of their options. */
import type { Dialect } from '../../contract/dialect.js';
import { decodeRecord, decodeRows } from './decode.js';
import { encodeFields } from './encode.js';
import { findDefinition } from './find.js';
import { hasField } from './named.js';

export const dialect: Dialect = {
  fields: { encode: encodeFields, decodeRows, decodeRecord, find: findDefinition, has: hasField },
};
