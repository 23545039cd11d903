import { CliError, isObject, type Row, type Workflow } from 'cmdspec/kit';

interface Args {
  readonly resource: string;
  readonly match: readonly (readonly [string, string])[];
  readonly body?: unknown;
  readonly set?: readonly (readonly [string, string])[];
}

/**
 * Creates a record, or changes the one whose fields equal every match; nothing is sent when it is already so. The look-up
 * runs in a dry run too.
 */
const upsert: Workflow<Args, 'find' | 'create' | 'change'> = async (args, { calls, catalogue, out }) => {
  const { match, ...given } = args;
  const resource = await catalogue.open(args.resource);
  const { name, key } = resource;
  if (key === undefined) throw new CliError('input', `${name} has no key, so that it cannot be changed.`);
  if (args.body === undefined && args.set === undefined) {
    throw new CliError('combination', 'There is nothing to send beside the match.', 'Give --body or --set.');
  }
  // A body that is wrong must not cost a request, and whether it becomes a create is not known yet.
  const create = await calls.create.prepare(args);
  const { body } = await calls.change.prepare(given);
  const found: Row[] = [];
  for await (const row of calls.find.rows({ resource: name, match })) found.push(row);
  const [record] = found;
  if (found.length > 1) {
    const wanted = match.map((pair) => pair.join('=')).join(', ');
    throw new CliError(
      'input',
      `More than one record of ${name} has ${wanted}. Nothing was sent.`,
      'Add another --match.',
      { lines: resource.candidates(found) },
    );
  }
  if (record === undefined) {
    const { id } = await create.send();
    return out.action(`Created ${id ?? 'a record'} of ${name}.`, { action: 'created', id: id ?? null });
  }
  const id = String(record[key]);
  const matched = match.map(([field]) => resource.field(field));
  const changes = Object.fromEntries(
    Object.entries(isObject(body) ? body : {}).filter(([field]) => !matched.includes(field)),
  );
  if (resource.holds(record, changes)) {
    return out.action(`${id} of ${name} is already so.`, { action: 'unchanged', id });
  }
  await calls.change.send({ resource: name, id }, { body: changes });
  return out.action(`Updated ${id} of ${name}.`, { action: 'updated', id });
};

export default upsert;
