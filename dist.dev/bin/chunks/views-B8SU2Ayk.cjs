// workflows/lib/views.ts
/** Name of the file with the views, in the folder of the data. */
const VIEWS = "views.sql";
const types = {
	integer: "BIGINT",
	number: "DOUBLE",
	text: "VARCHAR",
	boolean: "BOOLEAN",
	date: "DATE",
	timestamp: "TIMESTAMP",
	json: "JSON"
};
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
const named = (name) => `"${name.replaceAll("\"", "\"\"")}"`;
/** Returns SQL that DuckDB runs as it is, for files below `root`, an absolute path. A value that does not fit its type is NULL instead of an error. */
function viewsSql(root, views) {
	return [
		"-- Views on the files of this folder, for DuckDB: duckdb copy.duckdb < views.sql",
		"-- The paths are absolute; write the file again after moving the folder. Times are UTC.",
		"",
		...views.map((view) => viewSql(root, view))
	].join("\n");
}
function viewSql(root, { name, file, table, form, version }) {
	const path = quoted(`${root.replace(/[*?[]/g, "[$&]")}/${file}`);
	const columns = Object.entries(table).map(([field, type]) => `  ${valueSql(field, type)} AS ${named(field)}`);
	const source = form === "lines" ? `read_ndjson_objects(${path}, ignore_errors = true)` : `read_json_objects(${path}, format = 'array')`;
	const lines = [
		`CREATE OR REPLACE VIEW ${named(name)} AS`,
		"SELECT",
		columns.join(",\n"),
		`FROM (SELECT json, row_number() OVER () AS position FROM ${source})`,
		"WHERE json IS NOT NULL"
	];
	if (version !== void 0) {
		const time = valueSql(version, "timestamp");
		lines.push("QUALIFY row_number() OVER (PARTITION BY coalesce(json ->> '$.id', 'line ' || position)", `  ORDER BY ${time} DESC NULLS LAST, position DESC) = 1`);
	}
	return `${lines.join("\n")};\n`;
}
function valueSql(field, type) {
	const path = quoted(`$.${field}`);
	if (type === "json") return `nullif(json -> ${path}, 'null'::JSON)`;
	return type === "text" ? `json ->> ${path}` : `TRY_CAST(json ->> ${path} AS ${types[type]})`;
}

Object.defineProperty(exports, "VIEWS", {
  enumerable: true,
  get: function () {
    return VIEWS;
  }
});
Object.defineProperty(exports, "viewsSql", {
  enumerable: true,
  get: function () {
    return viewsSql;
  }
});