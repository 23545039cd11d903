/** The reference of the language in Markdown: every key of the schema, and the kinds of commands and values. */
import { valueKinds } from '../../../runtime/kinds/index.js';
import type { JsonSchema } from '../../2-shape/derive.js';
import { inYaml } from '../../2-shape/wording.js';
import { wirePlaces } from '../../2-shape/schema/common.js';
import { command } from '../../2-shape/schema/command.js';
import { dialectNames, dialectOf, dialects, type Dialect } from '../../2-shape/schema/dialects/index.js';
import { argument, flag, identifier } from '../../2-shape/schema/flag.js';
import { schema } from '../../2-shape/schema/index.js';
import { kinds, tags, type Key } from '../../2-shape/schema/tags.js';

const { service, group, call, column, example, exit, check, source } = schema.$defs;

const head = `# The keys of the spec language

This page is written from the schema of the language; [specs/README.md](../specs/README.md) is the guide. In a path such as \`hosts.<name>.origin\`,
\`<name>\` is any name, and \`[]\` is each element of a list. A key in bold is required where the mapping around it is written.
The keys of a dialect are in a chapter of their own, at the end.
`;

/** Returns the page `docs/language.md`. */
export const emitReference = (): string =>
  [
    head,
    section('service.yaml', service),
    section('A group file, or a group inside another one', group),
    commandsSection(),
    flagsSection(),
    placesSection(),
    valuesSection(),
    section('A column', column),
    section('A request of a workflow', call),
    section('An example', example),
    section('An exit code', exit),
    section('A check of doctor and config validate', check),
    section('The source of a value', source),
    ...dialectNames.map(dialectSection),
  ].join('\n');

const section = (title: string, rule: JsonSchema): string =>
  [`## ${title}\n`, `${rule.description ?? ''}\n`, table(general(rowsOf(rule, ''))), ''].join('\n');

/** Names the kinds of commands that have a key, unless all have it. */
function kindsWith(key: string): string {
  const having = tags.filter((tag) => (kinds[tag].keys as readonly string[]).includes(key));
  return having.length === tags.length ? '' : ` For: ${having.join(', ')}.`;
}

function commandsSection(): string {
  const marks = tags.map((tag) => `| \`${tag}\` | ${kinds[tag].description} | ${kinds[tag].made} |`);
  return [
    '## A command\n',
    `${command.description} It is of one kind, which decides the keys that it can have.\n`,
    '| kind | what it is | a command is of it by |\n| --- | --- | --- |',
    ...marks,
    '',
    table(general(rowsOf(command, '', kindsWith))),
    '',
  ].join('\n');
}

/** Fields, flags, arguments and ids have most keys in common. */
function flagsSection(): string {
  const owners = { flag, argument, id: identifier };
  const all: Readonly<Record<string, JsonSchema>> = {
    ...identifier.properties,
    ...argument.properties,
    ...flag.properties,
  };
  const where = (key: string): string => {
    const having = Object.entries(owners).filter(([, { properties }]) => Object.hasOwn(properties, key));
    return having.length === 3 ? '' : ` For: ${having.map(([name]) => name).join(', ')}.`;
  };
  return [
    '## A flag, a field, an argument or an id\n',
    'A field is a flag that commands take by name; an id is the argument that names one record.\n',
    table(rowsOf({ properties: all }, '', where)),
    '',
  ].join('\n');
}

const placesSection = (): string =>
  [
    '## Places of `wire`\n',
    'A wire is `place:name`. With `none`, the value is not sent; a workflow or a template uses it.\n',
    '| place | where the value goes | example |\n| --- | --- | --- |',
    ...Object.entries(wirePlaces).map(
      ([place, { meaning, example }]) => `| ${code(place)} | ${escaped(meaning)} | ${code(example)} |`,
    ),
    '',
  ].join('\n');

const valuesSection = (): string =>
  [
    '## Types of values\n',
    'A type also has the keys of a flag that refine it.\n',
    '| type | at the shell | keys |\n| --- | --- | --- |',
    ...Object.entries(valueKinds).map(
      ([kind, { typed, keys }]) => `| \`${kind}\` | ${typed} | ${[...keys].sort().map(code).join(' ')} |`,
    ),
    '',
  ].join('\n');

/** Keys that mean the same as in a command. */
const OF_COMMANDS = '#/$defs/command-key/';

/** Returns the chapter of a dialect, with a table for each thing that has keys of it. */
function dialectSection(name: Dialect): string {
  const owners: readonly (readonly [string, readonly Row[]])[] = [
    ['service.yaml', rowsOf(service, '')],
    ['A group', rowsOf(group, '')],
    ['A command', rowsOf(command, '', kindsWith)],
    ['A request of a workflow', rowsOf(call, '')],
  ];
  const tables = owners.flatMap(([owner, rows]) => {
    const own = rows.filter(({ dialect }) => dialect === name);
    return own.length === 0 ? [] : [`### ${owner}, with ${code(name)}\n`, table(own), ''];
  });
  const { title, description } = dialects[name];
  return [
    `## ${title}: the dialect ${code(name)}\n`,
    `${description} A service opts in with ${code(`dialects: [${name}]`)} in service.yaml; without it, these keys are an error (CS209).\n`,
    ...tables,
  ].join('\n');
}

/** Returns the keys that every service can write. */
const general = (rows: readonly Row[]): Row[] => rows.filter(({ dialect }) => dialect === undefined);

interface Row {
  readonly path: string;
  readonly rule: JsonSchema;
  readonly isRequired: boolean;
  readonly note: string;
  /** The dialect of the key, or of one around it. */
  readonly dialect: Dialect | undefined;
}

/** Returns the keys of a mapping and of the mappings inside it. */
function rowsOf(rule: JsonSchema, path: string, noteOf = (_key: string): string => '', around?: Dialect): Row[] {
  const own = Object.entries(rule.properties ?? {}).flatMap(([key, written]) => {
    const { $ref, ...ownWords } = written;
    const one = $ref?.startsWith(OF_COMMANDS) === true ? { ...command.properties[key as Key], ...ownWords } : written;
    const at = path === '' ? key : `${path}.${key}`;
    const isRequired = rule.required?.includes(key) === true;
    const dialect = dialectOf(one) ?? around;
    return [{ path: at, rule: one, isRequired, note: noteOf(key), dialect }, ...inside(one, at, dialect)];
  });
  const branches = (rule.oneOf ?? []).flatMap((one) => rowsOf(one, path, undefined, around));
  const seen = new Set<string>();
  return [...own, ...branches].filter((row) => !seen.has(row.path) && seen.add(row.path));
}

function inside(rule: JsonSchema, path: string, dialect?: Dialect): Row[] {
  const { additionalProperties: any, items } = rule;
  return [
    ...(rule.properties !== undefined && typeof any === 'object' ? [] : rowsOf(rule, path, undefined, dialect)),
    ...(typeof any === 'object' ? inside(any, `${path}.<name>`, dialect) : []),
    ...(items === undefined ? [] : inside(items, `${path}[]`, dialect)),
  ];
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ path, rule, isRequired, note }) => {
    const name = isRequired ? `**${code(path)}**` : code(path);
    const [first] = rule.examples ?? [];
    const example = first === undefined ? '' : code(inYaml(first));
    return `| ${name} | ${escaped(meaningOf(rule))}${note} | ${example} |`;
  });
  return ['| key | meaning | example |', '| --- | --- | --- |', ...lines].join('\n');
}

function meaningOf({ description = '', enum: values, const: only, default: usual, propertyNames }: JsonSchema): string {
  const words = only === undefined ? (values ?? propertyNames?.enum) : [only];
  const shownDefault = usual === undefined || /default:/i.test(description) ? '' : ` Default: ${code(inYaml(usual))}.`;
  // The types of values have a table of their own.
  const shownWords = words === undefined || words.length > 15 ? '' : ` One of ${words.map(code).join(', ')}.`;
  return `${description}${shownWords}${shownDefault}`;
}

/** Code in a cell of a table. */
const code = (text: string): string => {
  const inner = text.replaceAll('|', '\\|');
  return inner.includes('`') ? `\`\` ${inner} \`\`` : `\`${inner}\``;
};

/** A bar in a cell would end it. */
const escaped = (text: string): string => text.replace(/(?<!\\)\|/g, '\\|');
