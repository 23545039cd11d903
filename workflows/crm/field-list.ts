/** `crmcli field list`: lists the definitions of the fields of an entity. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { fieldRowsWithIds, type FieldCalls } from './lib/fields.js';

const fieldList: Workflow<{ readonly entity: string }, FieldCalls> = async ({ entity }, kit) => {
  await kit.out.rows(fieldRowsWithIds(entity, kit, kit.options.limit));
};

export default fieldList;
