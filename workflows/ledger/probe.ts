/** `ledgercli probe`: compares the fields of a few records with the catalogue. */
import { CliError, type KitResource, type Row, type Workflow } from 'cmdspec-runtime/kit';

interface Args {
  readonly resource: string;
  readonly top: number;
  readonly filter?: string;
  readonly beta?: boolean;
}

/** A difference is a result, not an error. */
const probe: Workflow<Args, 'sample'> = async (args, { calls, catalogue, note, out }) => {
  const resource = await catalogue.open(args.resource, { beta: args.beta === true });
  const { name, fields } = resource;
  if (resource.scalar === true) {
    throw new CliError('combination', `${name} returns one value, not records with fields.`, `Use \`list ${name}\`.`);
  }
  const rows: Row[] = [];
  for await (const row of calls.sample.rows(args, { limit: args.top, maxPages: 1 })) rows.push(row);
  if (rows.length === 0) note(`${name} returned no records, so there are no fields to compare.`);
  const returned = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  await out.record({
    resource: name,
    rows: rows.length,
    returned: returned.length,
    catalogue: Object.keys(fields).length,
    // Without a record nothing was compared, but an empty list would mean that nothing differs.
    ...(rows.length === 0
      ? { unknown: null, missing: null, types: null }
      : {
          unknown: returned.filter((field) => !Object.hasOwn(fields, field)),
          missing: Object.keys(fields).filter((field) => isReturned(resource, field) && !returned.includes(field)),
          types: differences(resource, rows),
        }),
  });
};

/** Whether a read returns the field: a collection is only a link unless it is expanded. */
function isReturned({ fields }: KitResource, field: string): boolean {
  return !['Collection', 'Complex'].includes(fields[field]?.type ?? '');
}

/** Returns the fields whose values have another type than the catalogue lists, with the first type seen. */
function differences(resource: KitResource, rows: readonly Row[]): readonly Row[] {
  return Object.entries(resource.fields).flatMap(([field, { type: listed }]) => {
    const seen = rows.flatMap((row) => resource.otherType(field, row[field]) ?? [])[0];
    return seen === undefined ? [] : [{ field, listed, seen }];
  });
}

export default probe;
