// generator/2-shape/derive.ts
/**
* Returns a list that names every member of a union once, for a closed set that the runtime declares as a type: a missing
* or unknown member does not compile, so neither side can drift.
*/
const all = () => (list) => list;

// generator/2-shape/schema/common.ts
/** Marks mappings that keep the order of their keys. */
const orderMatters = "The order of the keys is significant.";
const name = {
	type: "string",
	pattern: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"
};
/** Names of flags and arguments may be camel-cased too, because the documented arguments of some services are. */
const flagName = {
	type: "string",
	pattern: "^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*$"
};
const text = {
	type: "string",
	minLength: 1
};
/** Text of one line. */
const line = {
	type: "string",
	pattern: "^\\S[^\\n]*$"
};
const texts = {
	type: "array",
	items: text
};
/** Values that fields of a response must have, by path. */
const fieldValues = {
	type: "object",
	minProperties: 1,
	propertyNames: text,
	additionalProperties: { type: [
		"string",
		"number",
		"boolean",
		"null"
	] }
};
const method = { enum: all()([
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
]) };
const effects = all()([
	"read",
	"create",
	"update",
	"delete",
	"act",
	"local"
]);
const encodings = all()([
	"json",
	"form",
	"multipart",
	"patch",
	"patches"
]);
const shapes = all()([
	"rows",
	"record",
	"row",
	"single",
	"action",
	"raw"
]);
const formats = all()([
	"table",
	"json",
	"yaml",
	"csv",
	"ndjson"
]);
const kinds = all()([
	"text",
	"id",
	"key",
	"uuid",
	"integer",
	"number",
	"boolean",
	"yesno",
	"date",
	"time",
	"timestamp",
	"since",
	"period",
	"csv",
	"enum",
	"path",
	"json",
	"message",
	"pair",
	"reference",
	"resource",
	"line"
]);
const failures = all()([
	"generic",
	"usage",
	"combination",
	"input",
	"declined",
	"unprompted",
	"unavailable",
	"internal",
	"rate",
	"auth",
	"refused",
	"config"
]);
const places = all()([
	"body",
	"query",
	"path",
	"form",
	"part",
	"header",
	"term",
	"keep",
	"fields",
	"assign",
	"match",
	"line",
	"attach",
	"paging",
	"print",
	"each",
	"catalogue",
	"credential"
]);
/** A URL path below a host's origin, with `{name}` in it. */
const path = {
	type: "string",
	pattern: "^/(?:[^\\s{}]|\\{[^\\s{}]+\\})*$"
};
const origin = {
	type: "string",
	pattern: "^(?:https://[^/\\s]+|http://(?:localhost|127\\.0\\.0\\.1)(?::[0-9]+)?|\\{[A-Za-z0-9_-]+\\})$"
};
const envName = {
	type: "string",
	pattern: "^[A-Z][A-Z0-9_]*$"
};
const hints = {
	description: "Hint for a failure, by HTTP status: one sentence, a template over the arguments. The hints of a command override those of its group, which override those of the service.",
	type: "object",
	minProperties: 1,
	propertyNames: { pattern: "^[1-5][0-9]{2}$" },
	additionalProperties: text,
	examples: [{ 404: "Writes to a merged conversation return 404; \"conv get {id}\" shows its new id." }]
};
const customFieldsName = {
	description: "Entity under `custom-fields` of service.yaml with the custom fields of the records.",
	...name,
	examples: ["deal"]
};
const methods = {
	description: "HTTP methods of verbs, if they differ from the defaults.",
	type: "object",
	additionalProperties: false,
	default: {
		list: "GET",
		get: "GET",
		create: "POST",
		update: "PATCH",
		delete: "DELETE"
	},
	examples: [{ update: "PUT" }],
	properties: {
		list: {
			description: "Method of `list`.",
			...method,
			default: "GET",
			examples: ["GET"]
		},
		get: {
			description: "Method of `get`.",
			...method,
			default: "GET",
			examples: ["GET"]
		},
		create: {
			description: "Method of `create` and `add`.",
			...method,
			default: "POST",
			examples: ["POST"]
		},
		update: {
			description: "Method of `update`.",
			...method,
			default: "PATCH",
			examples: ["PUT"]
		},
		delete: {
			description: "Method of `delete` and `remove`.",
			...method,
			default: "DELETE",
			examples: ["DELETE"]
		}
	}
};
/** Returns a mapping with one entry per name. */
const each = (names, entry) => Object.fromEntries(names.map((name) => [name, entry(name)]));

export { all as C, texts as S, origin as _, envName as a, shapes as b, flagName as c, kinds as d, line as f, orderMatters as g, name as h, encodings as i, formats as l, methods as m, each as n, failures as o, method as p, effects as r, fieldValues as s, customFieldsName as t, hints as u, path as v, text as x, places as y };