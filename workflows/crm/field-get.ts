/** `crmcli field get`: shows the definition of one field, found by its name or key. */
import { CliError, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { fieldRows, type FieldCalls } from './lib/fields.js';

export interface FieldGetArgs {
  readonly entity: string;
  readonly field: string;
}

/** Names are compared before keys, because people know the names. */
const fieldGet: Workflow<FieldGetArgs, FieldCalls> = async ({ entity, field }, kit) => {
  const named: Row[] = [];
  const keyed: Row[] = [];
  const wanted = field.trim().toLowerCase();
  for await (const row of fieldRows(entity, kit)) {
    if (text(row['field_name']).trim().toLowerCase() === wanted) named.push(row);
    if (row['field_code'] === field) keyed.push(row);
  }
  const exact = named.filter((row) => row['field_name'] === field);
  const found = [exact, named, keyed].find((rows) => rows.length > 0) ?? [];
  const [first] = found;
  if (first === undefined) {
    const list = `Run "${kit.client.binary} field list ${entity}" for the names and keys.`;
    return kit.fail('input', `No field of ${entity} has the name or key "${field}".`, list);
  }
  if (found.length > 1) {
    throw new CliError(
      'input',
      `${String(found.length)} fields of ${entity} have the name "${field}".`,
      'Give the key instead.',
      {
        lines: found.map((row) => `${text(row['field_code'])}, ${text(row['field_name'])}`),
      },
    );
  }
  await kit.out.record(first);
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export default fieldGet;
