import type { Workflow } from 'cmdspec-runtime/kit';
import { fieldRows, type FieldCalls } from './lib/fields.js';

const fieldList: Workflow<{ readonly entity: string }, FieldCalls> = async ({ entity }, kit) => {
  await kit.out.rows(fieldRows(entity, kit, kit.globals.limit));
};

export default fieldList;
