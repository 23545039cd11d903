// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Copies of the account for other systems

Examples:
  # Then: duckdb crm.duckdb < crm-warehouse/views.sql
  $ crmcli sync warehouse --dir crm-warehouse --views

Usage:\tcrmcli sync <command>

Commands:
  warehouse\tAppend changed records to NDJSON files

More: crmcli sync <command> --help

Global flags: crmcli help flags
`,
  warehouse: `Append changed records to NDJSON files

Examples:
  # Then: duckdb crm.duckdb < crm-warehouse/views.sql
  $ crmcli sync warehouse --dir crm-warehouse --views
  # Start over, for example once a month to drop old versions of records
  $ crmcli sync warehouse --full --yes

Usage:\tcrmcli sync warehouse [flags]

Writes deals, persons, organizations, activities and products to one file each, one record per line. The first run reads everything; later runs append what has changed, from the watermarks in manifest.json. Each run reads on until nothing changes any more. Archived deals are among the others, with is_archived. These files only grow, by whole lines, and a run that is interrupted loses nothing: the next one may repeat records, so readers take the newest line of an id by update_time, as the views of --views do. Deletions are not captured. Users, pipelines, stages and the definitions of fields are written as a whole. A view has a column for each custom field, with its name; run it again with --views after a change of the fields.

Flags:
  --dir <folder>\tTarget folder [default crm-warehouse]
  --full\tEmpty the files and read everything again
  --since <time|7d>\tRead changes since this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of since the watermarks
  --views\tAlso write views.sql, with typed views of the newest records for DuckDB

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: crmcli help flags
`,
};
