/** Lowers the look-ups and attachments of commands. */
import { defined } from '../../runtime/base/defined.js';
import type { AttachedRecord, AttachPlan, FindPlan } from '../../runtime/contract/resource.js';
import type { Undo } from '../../runtime/contract/undo.js';
import type { AttachSpec, Templates, FindSpec } from '../2-shape/types.js';
import { attachedOf, dayOf, lookUpConditions, neededBy, shownFields, usedFields } from '../3-bind/writes.js';
import { recordOf } from '../3-bind/catalogue.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';

/** Returns the path of the records of a look-up or a file. */
const pathOf = ({ resource }: Pick<FindSpec, 'resource'>, { catalogue }: Bound): string =>
  (catalogue === undefined ? undefined : recordOf(resource, catalogue)?.path) ?? '';

/** Returns the look-ups of a command. */
export function lowerFind({ spec }: BoundCommand, bound: Bound): Record<string, FindPlan> | undefined {
  const names = spec.find ?? [];
  if (names.length === 0) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = bound.spec.find?.[name];
      return found === undefined ? [] : [[name, findPlan(found, usedFields(spec.body, name), bound)]];
    }),
  ) as Record<string, FindPlan>;
}

/** Number of records to request: enough to detect a duplicate. */
const top: Readonly<Record<FindPlan['expect'], string>> = { one: '2', none: '1', any: '1' };

/** Returns a look-up with the path of its records; `used` are the fields that a body uses. */
export function findPlan(spec: FindSpec, used: readonly string[], bound: Bound): FindPlan {
  const { where, expect, noun, shows } = spec;
  const { when, unless } = lookUpConditions(spec);
  const select = [...new Set([...used, ...shownFields(spec)])];
  const day = expect === 'one' && shows !== undefined ? dayOf(spec) : undefined;
  return {
    path: pathOf(spec, bound),
    query: {
      [bound.spec.filter?.query ?? '']: where,
      ...(select.length === 0 ? {} : { $select: select.join(',') }),
      $top: top[expect],
    },
    when: [...new Set([...neededBy(spec), ...when])],
    ...(unless.length === 0 ? {} : { unless }),
    expect,
    noun,
    ...defined(day === undefined ? { shows } : { nearest: { ...day, shows: shows ?? '' } }),
  };
}

/** Returns the attachments of a command, by name. */
export function lowerAttach({ flags }: BoundCommand, bound: Bound): Record<string, AttachPlan> | undefined {
  const names = flags.flatMap(({ wires }) => wires.filter((wire) => wire.in === 'attach').map(({ name }) => name));
  const plans = [...new Set(names)].sort().flatMap((name) => {
    const found = bound.spec.attach?.[name];
    return found === undefined ? [] : [[name, attachPlan(found, bound)] as const];
  });
  return plans.length === 0 ? undefined : Object.fromEntries(plans);
}

const undoOfFile = ({ none, command = '', args = {} }: NonNullable<AttachSpec[number]['undo']>): Undo =>
  none === undefined ? { command, args } : { none };

function attachPlan(records: AttachSpec, bound: Bound): AttachPlan {
  const { holder, file } = attachedOf(records);
  const record = (spec: AttachSpec[number]): AttachedRecord => ({
    path: pathOf(spec, bound),
    body: spec.body as Templates,
    noun: spec.noun,
    ...defined({ undo: spec.undo && undoOfFile(spec.undo) }),
  });
  if (file === undefined) throw new Error('An attachment has a record of a file.');
  return {
    ...defined({ holder: holder && { ...record(holder), as: holder.as ?? '' } }),
    file: record(file),
  };
}
