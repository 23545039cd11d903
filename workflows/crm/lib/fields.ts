import type { Kit, Row } from 'cmdspec-runtime/kit';

export type FieldCalls = 'fields' | 'fieldsOfVersion1';

/** Entities whose fields only version 1 of the API lists. */
const ONLY_VERSION_1: readonly string[] = ['lead', 'note'];

/** Yields the definitions of the fields of an entity, with the names of version 2. */
export async function* fieldRows(entity: string, { calls }: Kit<FieldCalls>, limit?: number): AsyncGenerator<Row> {
  if (!ONLY_VERSION_1.includes(entity)) yield* calls.fields.rows({ entity }, { limit });
  else for await (const row of calls.fieldsOfVersion1.rows({ entity }, { limit })) yield renamed(row);
}

const renamed = ({ key, name, ...more }: Row): Row => ({ field_code: key, field_name: name, ...more });
