/** Reads the definitions of the fields of an entity. */
import { CliError, defined, type Kit, type Row } from 'cmdspec-runtime/kit';

export type FieldCalls = 'fields' | 'fieldsOfVersion1';

/** Entities whose fields only version 1 of the API lists. */
const ONLY_VERSION_1: readonly string[] = ['lead', 'note'];

/** Yields the definitions of the fields of an entity, with the names of version 2. */
export async function* fieldRows(entity: string, { calls }: Kit<FieldCalls>, limit?: number): AsyncGenerator<Row> {
  if (!ONLY_VERSION_1.includes(entity)) yield* calls.fields.rows({ entity }, { limit });
  else for await (const row of calls.fieldsOfVersion1.rows({ entity }, { limit })) yield renamed(row);
}

/**
 * Yields the definitions of the fields with the numeric ids that filter conditions use. Only version 1 of the API returns
 * these ids, so one more list is read.
 */
export async function* fieldRowsWithIds(entity: string, kit: Kit<FieldCalls>, limit?: number): AsyncGenerator<Row> {
  if (ONLY_VERSION_1.includes(entity)) return yield* fieldRows(entity, kit, limit);
  const ids = new Map<unknown, unknown>();
  try {
    for await (const { key, id } of kit.calls.fieldsOfVersion1.rows({ entity })) ids.set(key, id);
  } catch (error) {
    if (!(error instanceof CliError) || ![403, 404].includes(error.details.statusCode ?? 0)) throw error;
    kit.warn(`The numeric ids of the fields could not be read: ${error.message}`);
  }
  for await (const row of fieldRows(entity, kit, limit))
    yield { ...row, ...defined({ id: ids.get(row['field_code']) }) };
}

const renamed = ({ key, name, ...more }: Row): Row => ({ field_code: key, field_name: name, ...more });
