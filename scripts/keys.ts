/** Counts the keys of the language and the spec sets that use each of them: `npx tsx scripts/keys.ts [--unused | --once]`. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { JsonSchema } from '../generator/2-shape/derive.js';
import { schema } from '../generator/2-shape/schema/index.js';
import { commandDefinitions } from '../generator/2-shape/schema/tags.js';

/** The sets that count as use. Specs that exist to test one key do not count. */
const sets = [
  'specs/crm',
  'specs/helpdesk',
  'specs/ledger',
  'specs/shared',
  'tests/fourth/specs',
  'tests/fourth/forge/specs',
  'tests/fourth/store/specs',
  'tests/forge/specs',
];

const { 'command-key': command, ...others } = schema.$defs as Readonly<Record<string, JsonSchema>>;
const definitions: Readonly<Record<string, JsonSchema>> = {
  ...others,
  // The kinds of commands refer to keys that are declared once.
  ...Object.fromEntries(Object.keys(commandDefinitions).map((name) => [name, {}])),
  command: command ?? {},
};

/** A key of a mapping of the schema; `uses` counts how often each set writes it. */
interface Key {
  readonly path: string;
  readonly name: string;
  readonly uses: Map<string, number>;
}

/** One key for each place of the schema that declares it; a definition counts once, however often it is referred to. */
const keys = new Map<string, Key>();

/** Returns the schema that a reference names, with its path. */
function resolve(rule: JsonSchema, path: string): readonly [JsonSchema, string] {
  if (rule.$ref === undefined) return [rule, path];
  const written = rule.$ref.slice('#/$defs/'.length);
  const name = Object.hasOwn(commandDefinitions, written) ? 'command' : written;
  return [definitions[name] ?? {}, name];
}

const branchesOf = (rule: JsonSchema): readonly JsonSchema[] =>
  [rule.oneOf ?? [], rule.then ?? [], rule.else ?? []].flat();

function declare(rule: JsonSchema, path: string): void {
  // Properties of a mapping with any names are not keys of the language.
  const isOpen = typeof rule.additionalProperties === 'object';
  for (const [name, one] of isOpen ? [] : Object.entries(rule.properties ?? {})) {
    if (one.$ref?.startsWith('#/$defs/command-key/') === true) continue;
    const own = `${path}.${name}`;
    if (!keys.has(own)) keys.set(own, { path: own, name, uses: new Map() });
    if (one.$ref === undefined) declare(one, own);
  }
  if (typeof rule.additionalProperties === 'object' && rule.additionalProperties.$ref === undefined)
    declare(rule.additionalProperties, `${path}.*`);
  if (rule.items !== undefined && rule.items.$ref === undefined) declare(rule.items, `${path}[]`);
  for (const branch of branchesOf(rule)) declare(branch, path);
}

/** Returns the properties of a mapping; for a tagged union, the properties of the branch that the tag names. */
function propertiesOf(
  rule: JsonSchema,
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, JsonSchema>> {
  const tag = rule.discriminator?.propertyName;
  const branch = tag === undefined ? undefined : rule.oneOf?.find((one) => one.properties?.[tag]?.const === value[tag]);
  return { ...branch?.properties, ...rule.properties };
}

function count(value: unknown, written: JsonSchema, at: string, set: string): void {
  const [rule, path] = resolve(written, at);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) count(item, rule.items ?? {}, `${path}[]`, set);
    return;
  }
  const properties = propertiesOf(rule, value as Readonly<Record<string, unknown>>);
  for (const [name, one] of Object.entries(value)) {
    const known = properties[name];
    const key = keys.get(`${path}.${name}`);
    if (known !== undefined && key !== undefined) {
      key.uses.set(set, (key.uses.get(set) ?? 0) + 1);
      count(one, known, key.path, set);
    } else if (typeof rule.additionalProperties === 'object') {
      count(one, rule.additionalProperties, `${path}.*`, set);
    }
  }
}

for (const [name, rule] of Object.entries(definitions)) declare(rule, name);
for (const set of sets) {
  for (const file of (await readdir(set)).filter((one) => one.endsWith('.yaml'))) {
    const kind = file === 'service.yaml' ? 'service' : 'group';
    count(load(await readFile(join(set, file), 'utf8')), definitions[kind] ?? {}, kind, set);
  }
}

/**
 * `nested` repeats the keys of `group`, and `argument` and `identifier` repeat the keys of `flag`. The manual lists
 * each key once.
 */
const base = (path: string): string => path.replace(/^nested\b/, 'group').replace(/^(?:argument|identifier)\b/, 'flag');
const distinct = new Map<string, Key>();
for (const key of keys.values()) {
  const path = base(key.path);
  const known = distinct.get(path) ?? { path, name: key.name, uses: new Map<string, number>() };
  for (const [set, uses] of key.uses) known.uses.set(set, (known.uses.get(set) ?? 0) + uses);
  distinct.set(path, known);
}
const all = [...distinct.values()];
const total = ({ uses }: Key): number => [...uses.values()].reduce((sum, one) => sum + one, 0);
const clients = sets.slice(0, 3);
const clientsOf = ({ uses }: Key): number => clients.filter((set) => uses.has(set)).length;

const show = process.argv[2];
const listed =
  show === '--unused'
    ? all.filter((key) => key.uses.size === 0)
    : show === '--once'
      ? all.filter((key) => total(key) === 1)
      : show === '--all'
        ? all
        : [];
for (const key of listed) {
  const uses = [...key.uses].map(([set, times]) => `${set} ${String(times)}`).join(', ');
  console.log(`${key.path}${uses === '' ? '' : `: ${uses}`}`);
}
console.log(
  [
    `positions in the schema: ${String(keys.size)}`,
    `keys (a key of flags, arguments and ids, or of groups and nested groups, counts once): ${String(all.length)}`,
    `names: ${String(new Set(all.map((key) => key.name)).size)}`,
    `used once: ${String(all.filter((key) => total(key) === 1).length)}`,
    `used by one client: ${String(all.filter((key) => clientsOf(key) === 1).length)}`,
    `used by no client: ${String(all.filter((key) => clientsOf(key) === 0).length)}`,
    `used by no set: ${String(all.filter((key) => key.uses.size === 0).length)}`,
  ].join('\n'),
);
