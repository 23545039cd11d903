/** `ledgercli upsert`: creates a record, or changes the one whose fields equal every `--match`. */
import { CliError, isObject, type Row, type Workflow } from 'cmdspec-runtime/kit';

interface Args {
  readonly resource: string;
  readonly match: readonly (readonly [string, string])[];
  readonly body?: unknown;
  readonly set?: readonly (readonly [string, string])[];
}

/** A record that would not change is not sent. The look-up also runs in a dry run. */
const upsert: Workflow<Args, 'find' | 'create' | 'change'> = async (args, { calls, catalogue, out }) => {
  const { match, ...given } = args;
  const resource = await catalogue.open(args.resource);
  const { name, key } = resource;
  if (key === undefined) throw new CliError('input', `Records of ${name} cannot be changed: the resource has no key.`);
  if (args.body === undefined && args.set === undefined) {
    throw new CliError('combination', 'There are no fields to send besides --match.', 'Give --body or --set.');
  }
  // Both requests are checked first, so that an invalid body costs no look-up.
  const create = await calls.create.prepare(args);
  const { body } = await calls.change.prepare(given);
  const fields = isObject(body) ? body : {};
  const matched = match.map(([field]) => resource.field(field));
  const both = matched.filter((field) => Object.hasOwn(fields, field));
  if (both.length > 0) {
    const { body: wanted } = await calls.create.prepare({ resource: args.resource, match });
    const other = both.find((field) => !isObject(wanted) || !resource.holds(wanted, { [field]: fields[field] }));
    if (other !== undefined) {
      throw new CliError(
        'combination',
        `${other} has one value in --match and another in --body or --set. An upsert does not change fields that it matches.`,
        'Give the same value, or change the field with "update".',
      );
    }
  }
  const matches: Row[] = [];
  for await (const row of calls.find.rows({ resource: name, match })) matches.push(row);
  const [record] = matches;
  if (matches.length > 1) {
    const wanted = match.map((pair) => pair.join('=')).join(', ');
    throw new CliError(
      'input',
      `Several records of ${name} match ${wanted}; nothing was sent.`,
      'Add another --match to select one.',
      { lines: resource.candidates(matches) },
    );
  }
  if (record === undefined) {
    const { id } = await create.send();
    return out.action(id === undefined ? `Created a record of ${name}` : `Created ${name} ${id}`, {
      action: 'created',
      id: id ?? null,
    });
  }
  const value = record[key] ?? '';
  if (value === '') {
    throw new CliError('unavailable', `The service returned a record of ${name} without ${key}. Nothing was sent.`);
  }
  const id = String(value);
  const changes = Object.fromEntries(Object.entries(fields).filter(([field]) => !matched.includes(field)));
  if (resource.holds(record, changes)) {
    return out.action(`${name} ${id} is unchanged`, { action: 'unchanged', id });
  }
  await calls.change.send({ resource: name, id }, { body: changes, before: record });
  return out.action(`Updated ${name} ${id}`, { action: 'updated', id });
};

export default upsert;
