import { CliError } from '../base/errors.js';
import type { MergedCommand, Tool, ToolProperty } from '../contract/tools.js';
import { checkArguments } from './arguments.js';

const resource: ToolProperty = { type: 'string' };
const id: ToolProperty = { type: 'string' };

const command = (
  word: string,
  properties: Readonly<Record<string, ToolProperty>>,
  required: readonly string[],
  more: Partial<MergedCommand> = {},
): MergedCommand => ({
  words: ['record', word],
  inputSchema: { type: 'object', properties, required, additionalProperties: false },
  ...more,
});

const tool: Tool = {
  words: ['write'],
  access: 'destructive',
  forms: ['written'],
  merged: {
    by: 'operation',
    commands: {
      create: command('create', { resource, body: {} }, ['resource'], { defaults: { body: { made: true } } }),
      update: command('update', { resource, id, body: {} }, ['resource', 'id']),
      delete: command(
        'delete',
        { resource, id, confirm: { type: 'boolean', const: true }, 'dry-run': { type: 'boolean' } },
        ['resource', 'id'],
      ),
    },
  },
  definition: {
    name: 'write',
    title: 'Write',
    description: 'Write',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: true,
    },
  },
};

test('the chosen command runs with its own arguments and defaults', () => {
  expect(checkArguments(tool, { operation: 'create', resource: 'a' })).toMatchObject({
    words: ['record', 'create'],
    given: { resource: 'a' },
    usual: { body: { made: true } },
  });
  expect(checkArguments(tool, { operation: 'update', resource: 'a', id: '1', body: null })).toMatchObject({
    words: ['record', 'update'],
    given: { resource: 'a', id: '1' },
  });
  expect(checkArguments(tool, { operation: 'delete', resource: 'a', id: '1', confirm: true }).words).toEqual([
    'record',
    'delete',
  ]);
});

test('a dry run of a delete needs no confirmation; words may be joined with underscores', () => {
  const line = { operation: 'delete', resource: 'a', id: '1' };
  for (const args of [{ 'dry-run': true }, { dry_run: true }, { dry_run: true, confirm: false }]) {
    expect(checkArguments(tool, { ...line, ...args }).given).toMatchObject({ 'dry-run': true });
  }
  expect(() => checkArguments(tool, { ...line, dry_run: false })).toThrow('"confirm" is missing');
  expect(() => checkArguments(tool, { ...line, confirm: true, dry_run: true, 'dry-run': false })).toThrow(
    '"dry-run" has two values, one with dashes in the name and one with underscores.',
  );
  expect(() => checkArguments(tool, { ...line, dry_run: false, confirm: false })).toThrow('"confirm" must be true.');
  expect(() => checkArguments(tool, { ...line, dryrun: true })).toThrow('no argument "dryrun"');
});

test.each<[object, string, object]>([
  [{ resource: 'a' }, 'The argument "operation" is missing.', {}],
  [{ operation: null, resource: 'a' }, 'The argument "operation" is missing.', {}],
  [
    { operation: 'delte', resource: 'a' },
    '"operation" must be one of create, update, delete.',
    { suggestions: ['delete'] },
  ],
  [{ operation: 'toString', resource: 'a' }, '"operation" must be one of create, update, delete.', {}],
  [{ operation: 1, resource: 'a' }, '"operation" must be one of create, update, delete.', {}],
  [
    { operation: 'update', resource: 'a' },
    'The argument "id" is missing; it is required when "operation" is "update".',
    {},
  ],
  [
    { operation: 'delete', resource: 'a' },
    'These arguments are missing: "id", "confirm"; they are required when "operation" is "delete".',
    {},
  ],
  [{ operation: 'delete', resource: 'a', id: '1', confirm: false }, '"confirm" must be true.', {}],
  [
    { operation: 'delete', resource: 'a', id: '1', confirm: true, body: {} },
    'The tool write has no argument "body" when "operation" is "delete".',
    {},
  ],
  [
    { operation: 'create', resource: 'a', constructor: 'x' },
    'The tool write has no argument "constructor" when "operation" is "create".',
    {},
  ],
])('%j is refused: %s', (args, message, details) => {
  const check = () => checkArguments(tool, args as Record<string, unknown>);
  expect(check).toThrow(CliError);
  expect(check).toThrow(expect.objectContaining({ message, details: expect.objectContaining(details) as unknown }));
});
