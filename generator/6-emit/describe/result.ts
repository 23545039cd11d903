/** The description of what a command prints. */
import { defined } from '../../../runtime/base/defined.js';
import { firstKey, firstStep } from '../../../runtime/base/paths.js';
import type { Column, FlagData } from '../../../runtime/contract/command.js';
import type { ResultSchema } from '../../../runtime/contract/describe.js';
import { valueKinds } from '../../../runtime/kinds/index.js';
import type { CommandIr, Ir } from '../../5-lower/ir.js';

/** A result whose records are those of a resource: the properties are looked up by its name. */
type Result = ResultSchema | { readonly type: 'object'; readonly properties: string };

/**
 * Returns the JSON Schema of what a command prints as JSON, as far as the specs declare it: the kind of result, and the names of
 * its fields from columns, `returns`, flags and the catalogue. `undefined` if nothing is known.
 */
export function resultOf(command: CommandIr, ir: Ir, resource: string | undefined): ResultSchema | undefined {
  const { plan } = command;
  if (plan?.shape === 'raw') return undefined;
  if (plan?.shape === 'action') {
    const gives = plan.gives ?? (command.effect in ir.service.output.gives ? givenBy(command, ir) : {});
    const { poll } = plan;
    const ended = poll === undefined ? {} : (poll.gives ?? propertiesOf(command, ir));
    const names = Object.keys({ ...gives, ...ended });
    return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])) };
  }
  const record: Result =
    resource === undefined
      ? { type: 'object', properties: propertiesOf(command, ir) }
      : { type: 'object', properties: resource };
  const { columns, printsRecord, streams } = command;
  const isList =
    plan === undefined
      ? columns !== undefined && printsRecord !== true && streams !== true
      : plan.shape === 'rows' || plan.shape === 'single';
  if (plan === undefined && !isList && Object.keys(record.properties ?? {}).length === 0) return undefined;
  return (isList ? { type: 'array', items: record } : record) as ResultSchema;
}

const givenBy = ({ effect }: CommandIr, { service }: Ir): object =>
  service.output.gives[effect as keyof typeof service.output.gives] ?? {};

/** Whether a command prints the version of its record, as the field `etag`. */
export const printsVersion = ({ plan }: CommandIr): boolean =>
  plan?.etag !== undefined && plan.shape !== 'action' && plan.shape !== 'rows';

/** Returns the known fields of a record; types and choices are those of the flags that write them. */
function propertiesOf(command: CommandIr, ir: Ir): Record<string, ResultSchema> {
  const group = command.id.replace(/[^.]*$/, '');
  const names = command.effect === 'local' ? [] : (ir.fields[command.id] ?? ir.fields[group] ?? []);
  const columns = command.plan?.columns ?? command.columns ?? [];
  const own = columns.filter(({ key, from }) => from === undefined && /^\w+$/.test(key));
  const written = new Map(
    ir.commands
      .filter(({ id }) => id.startsWith(group) && !id.slice(group.length).includes('.'))
      .flatMap(({ flags }) =>
        flags.flatMap(({ data }) =>
          [data.wire ?? []].flat().flatMap((wire) => {
            const schema = writtenAs(data);
            return (wire.in === 'body' || wire.in === 'form') && schema !== undefined
              ? [[firstStep(wire.name) === wire.name ? firstKey(wire.name) : wire.name, schema] as const]
              : [];
          }),
        ),
      ),
  );
  const headers = new Map(own.map(({ key, header }: Column) => [key, header]));
  const version = printsVersion(command) ? ['etag'] : [];
  return Object.fromEntries(
    // A column can be a path into an object.
    [...new Set([...names, ...headers.keys(), ...version].map(firstKey))].sort().map((name) => {
      const header = headers.get(name);
      return [name, { ...written.get(name), ...defined({ description: header }) }];
    }),
  );
}

/**
 * Returns the schema of a field that a flag writes, if the service returns it as it is sent. Of a list only that it is one:
 * services often return the records that its elements name.
 */
function writtenAs({ kind, of, repeat, send, as, epoch, minor }: FlagData): ResultSchema | undefined {
  if (send !== undefined || as !== undefined || epoch !== undefined) return undefined;
  if (minor !== undefined) return { type: 'integer' };
  // Several pairs are one object.
  if (kind === 'pair') return { type: ['object', 'null'] };
  const type = valueKinds[kind === 'csv' ? (of ?? 'text') : kind].result;
  if (type === undefined) return undefined;
  return { type: [kind === 'csv' || repeat === true ? 'array' : type, 'null'] };
}
