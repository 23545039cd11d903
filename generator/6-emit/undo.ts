/** Says how the writes of a command are taken back, in the words of help, descriptions and reference pages. */
import { defined } from '../../runtime/base/defined.js';
import { unstated } from '../../runtime/base/writes.js';
import type { UndoDescription } from '../../runtime/contract/describe.js';
import type { Undo } from '../../runtime/contract/undo.js';
import { NO_BEFORE } from '../3-bind/derived.js';
import { readBefore, writesOf, type CommandIr, type Ir } from '../5-lower/ir.js';

/** Returns how a command is taken back; undefined for one that declares no writes, and for a client without the log of writes. */
export function undoOf(command: CommandIr, { service }: Pick<Ir, 'service'>): UndoDescription | undefined {
  const writes = service.log === true ? writesOf(command) : [];
  if (writes.length === 0) return undefined;
  const files = Object.values(command.plan?.attach ?? {}).flatMap(({ holder, file }) => [
    ...(holder ? [holder] : []),
    file,
  ]);
  const rules = [...writes, ...files].map(({ undo = { none: unstated } }) => undo);
  const inverses = rules.filter((rule) => 'command' in rule);
  const reasons = unique(rules.flatMap((rule) => ('none' in rule ? rule.none : [])));
  const reversals = unique(inverses.flatMap((rule) => (rule.reversals ?? []).map(({ reason }) => reason)));
  const none =
    reasons.length === 0 ? [] : [inverses.length === 0 ? 'none.' : 'Not everything is taken back.', ...reasons];
  const ways = waysOf(inverses);
  const reads = writes.flatMap((write) => readBefore(write) ?? []);
  const summary = [
    ...(ways.length === 0 ? [] : [`${ways.join(', or ')}.`]),
    ...reversals,
    ...none,
    ...(reads.length === 0
      ? []
      : [
          costOf(
            command,
            reads.some((one) => one !== 'itself' && one.row !== undefined),
          ),
        ]),
  ].join(' ');
  return {
    summary,
    commands: unique(inverses.map((rule) => rule.command)),
    ...defined({ reads: reads.length > 0 || undefined }),
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

type Inverse = Extract<Undo, { readonly command: string }>;

/** Returns the commands that take writes back, with what they are given; those that are given the same together. */
function waysOf(inverses: readonly Inverse[]): readonly string[] {
  const commands = new Map<string, string[]>();
  for (const inverse of inverses) {
    const given = givenTo(inverse);
    commands.set(given, unique([...(commands.get(given) ?? []), `\`${inverse.command}\``]));
  }
  return [...commands].map(([given, names]) => `${names.join(' or ')} with ${given}`);
}

/** Returns what a command is given that takes a write back. */
function givenTo({ args, body }: Inverse): string {
  const templates = JSON.stringify([args, body ?? null]);
  if (Array.isArray(body)) return 'the fields of the deleted record; the new record has another id';
  if (body === 'former' || templates.includes('{before.')) return 'the previous values';
  return templates.includes('{created}') ? 'the id of the new record' : 'the same arguments';
}

/** Returns what the undo costs before the write. A workflow may have read the record anyway. */
function costOf({ workflow, flags }: CommandIr, isInList: boolean): string {
  const cost = isInList ? 'one or more requests' : 'one more request';
  const when = workflow === undefined ? '' : ', unless the command reads it anyway';
  const without = flags.some(({ name, origin }) => name === NO_BEFORE && origin === 'derived')
    ? `; --${NO_BEFORE} leaves this out`
    : '';
  return `The record is read before the write (${cost})${when}${without}.`;
}
