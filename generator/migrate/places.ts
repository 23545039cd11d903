/** Where keys of the language are written: in service.yaml, in groups, in commands and in flags of all files. */
import { isObject } from '../../runtime/base/objects.js';
import type { Spec } from './rule.js';

export type Mapping = Readonly<Record<string, unknown>>;

/** A key that is written, with the mapping or list that has it. */
export interface Found {
  readonly owner: Mapping;
  readonly key: string;
  readonly value: unknown;
}

/** Keys of one kind of mapping, with the name that messages have for them. */
export interface Keys {
  readonly name: string | ((found: Found) => string);
  readonly find: (spec: Spec) => readonly Found[];
}

/** Returns the name of a key in messages. */
export const nameOf = ({ name }: Keys, found: Found): string => (typeof name === 'string' ? name : name(found));

/** A group of commands, with the groups around it, the nearest first. */
export interface Group {
  readonly value: Mapping;
  readonly around: readonly Mapping[];
}

/** A command, with its group. */
export interface Command {
  readonly name: string;
  readonly value: Mapping;
  readonly group: Group;
}

/** Returns the keys at a path such as `credentials.*.attach`, where `*` stands for every name. */
export function find(document: object, path: string): readonly Found[] {
  const parts = path.split('.');
  const key = parts.pop() ?? '';
  let owners: readonly unknown[] = [document];
  for (const part of parts) {
    const inside = owners.filter((owner) => typeof owner === 'object' && owner !== null) as Record<string, unknown>[];
    owners = inside.flatMap((owner) => (part === '*' ? Object.values(owner) : [owner[part]]));
  }
  return owners.filter(isMapping).flatMap((owner) => {
    const keys = key === '*' ? Object.keys(owner) : [key];
    return keys.filter((name) => Object.hasOwn(owner, name)).map((name) => ({ owner, key: name, value: owner[name] }));
  });
}

const isMapping = (value: unknown): value is Mapping => isObject(value);

const valuesOf = (value: unknown): readonly Mapping[] =>
  isObject(value) ? Object.values(value).filter(isMapping) : [];

/** Returns every group of the files, the ones around a group before it. */
export function groupsOf({ groups }: Spec): readonly Group[] {
  const inside = (value: Mapping, around: readonly Mapping[]): readonly Group[] => [
    { value, around },
    ...valuesOf(value['groups']).flatMap((nested) => inside(nested, [value, ...around])),
  ];
  return groups.flatMap(({ value }) => inside(value as Mapping, []));
}

/** Returns every command of the groups. */
export const commandsOf = (spec: Spec): readonly Command[] =>
  groupsOf(spec).flatMap((group) => {
    const { commands } = group.value;
    return Object.entries(isObject(commands) ? commands : {}).flatMap(([name, value]) =>
      isMapping(value) ? [{ name, value, group }] : [],
    );
  });

/** Returns everything that is declared as a flag: flags, arguments and ids of commands and groups, fields, and flag groups. */
export function flagsOf(spec: Spec): readonly Mapping[] {
  const service = spec.service.value as Mapping;
  const owners = [...groupsOf(spec).map(({ value }) => value), ...commandsOf(spec).map(({ value }) => value), service];
  return [
    ...owners.flatMap((owner) => [...['flags', 'args', 'fields'].flatMap((key) => valuesOf(owner[key])), owner['id']]),
    ...valuesOf(service['flag-groups']).flatMap(valuesOf),
  ].filter(isMapping);
}

/** Returns every column that is a mapping. */
const columnsOf = (spec: Spec): readonly Mapping[] =>
  [...groupsOf(spec), ...commandsOf(spec)].flatMap(({ value }) =>
    Array.isArray(value['columns']) ? value['columns'].filter(isMapping) : [],
  );

const inside =
  (owners: (spec: Spec) => readonly Mapping[], path: string) =>
  (spec: Spec): readonly Found[] =>
    owners(spec).flatMap((owner) => find(owner, path));

const named = (path: string): string => path.replaceAll('*.', '').split('.').slice(-2).join('.');

/** The keys at a path of service.yaml. */
export const inService = (path: string): Keys => ({
  name: named(path),
  find: ({ service }) => find(service.value, path),
});
export const inGroups = (path: string): Keys => ({
  name: named(path),
  find: inside((spec) => groupsOf(spec).map(({ value }) => value), path),
});
export const inCommands = (path: string): Keys => ({
  name: named(path),
  find: inside((spec) => commandsOf(spec).map(({ value }) => value), path),
});
export const inFlags = (path: string): Keys => ({ name: named(path), find: inside(flagsOf, path) });
export const inColumns = (path: string): Keys => ({ name: named(path), find: inside(columnsOf, path) });
