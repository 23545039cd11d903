// workflows/crm/lib/fields.ts
/** Entities whose fields only version 1 of the API lists. */
const ONLY_VERSION_1 = ["lead", "note"];
/** Yields the definitions of the fields of an entity, with the names of version 2. */
async function* fieldRows(entity, { calls }, limit) {
	if (!ONLY_VERSION_1.includes(entity)) yield* calls.fields.rows({ entity }, { limit });
	else for await (const row of calls.fieldsOfVersion1.rows({ entity }, { limit })) yield renamed(row);
}
const renamed = ({ key, name, ...more }) => ({
	field_code: key,
	field_name: name,
	...more
});

Object.defineProperty(exports, "fieldRows", {
  enumerable: true,
  get: function () {
    return fieldRows;
  }
});