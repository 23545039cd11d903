import { readFile } from 'node:fs/promises';
import { valueKinds } from '../../../runtime/kinds/index.js';
import { wirePlaces } from '../../2-shape/schema/common.js';
import { command } from '../../2-shape/schema/command.js';
import { schema } from '../../2-shape/schema/index.js';
import { tags } from '../../2-shape/schema/tags.js';
import { emitReference } from './reference.js';

const page = emitReference();
const sections = new Map(
  page.split(/^## /m).map((text) => {
    const end = text.indexOf('\n');
    return [text.slice(0, end), text.slice(end)] as const;
  }),
);
const keysIn = (title: string): string[] =>
  [...(sections.get(title) ?? '').matchAll(/^\| \**`([^`]+)`/gm)].map(([, key = '']) => key);

const ODATA = 'OData: the dialect `odata`';
const FIELDS = 'Custom fields: the dialect `fields`';

test('docs/language.md is what the compiler writes', async () => {
  expect(await readFile(new URL('../../../docs/language.md', import.meta.url), 'utf8')).toBe(page);
});

const ofDialects = [...keysIn(ODATA), ...keysIn(FIELDS)];

test.each([
  ['service.yaml', Object.keys(schema.$defs.service.properties)],
  ['A group file, or a group inside another one', Object.keys(schema.$defs.group.properties)],
  ['A command', [...tags, ...Object.keys(command.properties)]],
  ['A flag, a field, an argument or an id', Object.keys(schema.$defs.flag.properties)],
  ['Places of `wire`', Object.keys(wirePlaces)],
  ['Types of values', Object.keys(valueKinds)],
  ['A request of a workflow', Object.keys(schema.$defs.call.properties ?? {})],
])('the section "%s" has every key', (title, keys) => {
  expect(keys.length).toBeGreaterThan(5);
  expect([...keysIn(title), ...ofDialects]).toEqual(expect.arrayContaining(keys));
});

test('the keys of a dialect, and those inside of them, are in its chapter alone', () => {
  expect(keysIn(ODATA)).toEqual(
    expect.arrayContaining([
      'catalogue.formats',
      'attach.<name>[].noun',
      'references.<name>.where',
      'lines.negative',
      'resource',
      'fixed',
    ]),
  );
  expect(keysIn(FIELDS)).toEqual(expect.arrayContaining(['custom-fields', 'custom-fields.<name>.under']));
  expect(keysIn('service.yaml').filter((key) => /^(?:catalogue|custom-fields|find|attach|verbs)\b/.test(key))).toEqual(
    [],
  );
  expect(keysIn('service.yaml')).toContain('references.<name>.path');
});

test('keys inside of keys are named by their path, also of any name', () => {
  expect(keysIn('service.yaml')).toEqual(
    expect.arrayContaining(['hosts.<name>.origin', 'credentials.<name>.pkce', 'paging.<name>.row']),
  );
  expect(keysIn('A command')).toContain('poll.job');
});

test('no bar in a text ends a cell', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  expect(rows.filter((line) => line.match(/(?<!\\)\|/g)?.length !== 4)).toEqual([]);
});

test('the kinds of commands that have a key are listed, unless all have it', () => {
  const row = (key: string) =>
    sections
      .get('A command')
      ?.split('\n')
      .find((line) => line.startsWith(`| \`${key}\` |`));
  expect(row('cap')).toContain('For: list.');
  expect(row('calls')).toMatch(/For: workflow\./);
  expect(row('aliases')).not.toContain('For:');
});
