/** Keys of commands, groups, flags and columns that the language no longer has, or has in another form. */
import { insertBefore, isShared, removeEntry, replaceEntry } from '../../1-read/edits.js';
import { placeOf } from '../../1-read/source.js';
import { inYaml } from '../../2-shape/wording.js';
import { change, entry, firstOf, leave, mappingOf, removed, rewritten } from '../kit.js';
import {
  commandsOf,
  inColumns,
  inCommands,
  inFlags,
  inGroups,
  type Command,
  type Keys,
  type Mapping,
} from '../places.js';
import type { Change, Rule, Spec } from '../rule.js';

/** The verbs of the language before version 1 that a method could be declared for, by the names of commands that have them. */
const verbs: Readonly<Record<string, string>> = {
  list: 'list',
  get: 'get',
  create: 'create',
  add: 'create',
  update: 'update',
  delete: 'delete',
  remove: 'delete',
};

export const verbOf = ({ name, value }: Command): string | undefined =>
  verbs[typeof value['verb'] === 'string' ? value['verb'] : name];

export const commands: readonly Rule[] = [
  rewritten(inCommands('local'), 'A command that sends no request has the effect `local`.', ({ value }) =>
    value === true ? { entry: entry('effect', 'local'), without: ['effect'] } : undefined,
  ),
  removed(without(inCommands('local'), true), 'A command that sends no request has the effect `local`.'),
  {
    why: 'A command without requests declares none; the sandbox serves those of every sign-in.',
    find: (spec) =>
      inCommands('calls')
        .find(spec)
        .map((found) => {
          const { owner, value } = found;
          const isShared = typeof owner['workflow'] === 'string' && owner['workflow'].startsWith('shared/');
          if (!isShared) return undefined;
          return change(found, `\`calls\` is removed (it was ${inYaml(value)})`, removeEntry(owner, 'calls'));
        }),
  },
  {
    why: 'A patch is a body: its operation and its path are parts of it.',
    find: (spec) =>
      inCommands('patch')
        .find(spec)
        .map((found) => {
          const { owner, value } = found;
          const patch = mappingOf(value);
          const body = mappingOf(owner['body']);
          const written = { op: patch['op'], path: patch['path'] };
          const what = `\`patch\` is written as \`${entry('body', written)}\``;
          const [first] = Object.keys(body);
          if (first === undefined) return change(found, what, replaceEntry(owner, 'patch', entry('body', written)));
          const parts = Object.entries(written).map(([key, part]) => insertBefore(body, first, entry(key, part)));
          return change(found, what, removeEntry(owner, 'patch'), ...parts);
        }),
  },
  removed(
    inCommands('moved'),
    'The note for a record that was merged is part of what a hook prints.',
    ({ value }) => `Print ${inYaml(value)} in a \`hook\` of the command, or leave it out.`,
  ),
  removed(
    inCommands('omit'),
    'A record is printed as the service returns it.',
    ({ value }) => `The formats yaml and ndjson print ${inYaml(value)} now. Use --fields to leave it out.`,
  ),
  removed(inCommands('gate'), 'Each request of a workflow passes the gate by its own effect.'),
  rewritten(inCommands('remove'), 'A standard group keeps its commands, and can hide them.', () => ({
    entry: 'hidden: true',
    todo: 'The command still works when it is typed. Write it under another name, or leave its standard group out of `standard`, if it must not.',
  })),
  ...(['custom-fields', 'secrets'] as const).map((key) =>
    removed(
      inCommands(key),
      'It is a key of the group.',
      ({ value }) => `Write \`${entry(key, value)}\` in the group, or move the command to a group of its own.`,
    ),
  ),
  {
    why: 'A command names its method itself.',
    find: (spec) => commandsOf(spec).map((command) => method(command, spec)),
  },
  removed('methods', 'A command names its method itself.'),
  removed(inGroups('methods'), 'A command names its method itself.'),
  { why: 'A command has its hints itself.', find: (spec) => commandsOf(spec).map(hints) },
  removed(inGroups('hints'), 'A command has its hints itself.'),
  {
    why: 'A create prints its record, and its line for people alone, unless it says `shape: action`.',
    find: (spec) => commandsOf(spec).map(action),
  },
  removed(inFlags('hidden'), 'Every flag is shown in help.'),
  rewritten(inColumns('plain'), 'A column names the form of its cells.', ({ value }) =>
    value === true ? { entry: 'form: plain' } : undefined,
  ),
  removed(without(inColumns('plain'), true), 'A column names the form of its cells.'),
];

/** The keys that have another value. */
function without({ name, find }: Keys, value: unknown): Keys {
  return { name, find: (spec) => find(spec).filter((found) => found.value !== value) };
}

const usualMethods: Readonly<Record<string, string>> = {
  list: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
};

/** Writes the method that the groups around a command, or the service, declare for its verb. */
function method(command: Command, spec: Spec): Change | undefined {
  const { value, group } = command;
  const verb = verbOf(command);
  if (verb === undefined || 'method' in value || 'workflow' in value) return undefined;
  const owners = [group.value, ...group.around, spec.service.value as Mapping];
  const declared = owners.map(({ methods }) => mappingOf(methods)[verb]).find((one) => one !== undefined);
  if (declared === undefined || declared === usualMethods[verb]) return undefined;
  const key = firstOf(value, 'path', 'takes', 'flags', 'examples');
  const found = { owner: value, key, value: declared };
  const written = entry('method', declared);
  return change(found, `\`${written}\` is written`, insertBefore(value, key, written));
}

/** Writes the shape of a create that prints a line. */
function action(command: Command): Change | undefined {
  const { value } = command;
  const creates = value['effect'] === 'create' || (value['effect'] === undefined && verbOf(command) === 'create');
  const isPaged = 'paging' in value && value['paging'] !== 'none';
  if (!creates || isPaged || !('says' in value)) return undefined;
  if (['shape', 'gives', 'workflow'].some((key) => key in value)) return undefined;
  const found = { owner: value, key: 'says', value: value['says'] };
  return change(found, '`shape: action` is written', insertBefore(value, 'says', 'shape: action'));
}

/** Writes the hints that the groups around a command declare. */
function hints({ value, group }: Command): Change | undefined {
  // A command without requests has no failures of the service.
  if (value['effect'] === 'local') return undefined;
  const around = [group.value, ...group.around].toReversed();
  const inherited: Mapping = Object.assign({}, ...around.map((owner) => mappingOf(owner['hints'])));
  const own = mappingOf(value['hints']);
  const missing = Object.fromEntries(Object.entries(inherited).filter(([status]) => !Object.hasOwn(own, status)));
  if (Object.keys(missing).length === 0) return undefined;
  const what = `\`${entry('hints', missing)}\` is written`;
  const [first] = Object.keys(own);
  if (first === undefined) {
    const key = firstOf(value, 'examples');
    return change({ owner: value, key, value: missing }, what, insertBefore(value, key, entry('hints', missing)));
  }
  const found = { owner: own, key: first, value: missing };
  // Other commands have the same text.
  if (isShared(placeOf(own))) {
    const todo = `Write \`${entry('hints', missing)}\` into the hints of the command.`;
    return leave(found, 'the hints of the group are not written', todo);
  }
  return change(
    found,
    what,
    ...Object.entries(missing).map(([key, hint]) => insertBefore(own, first, entry(key, hint))),
  );
}
