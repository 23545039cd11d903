import type { Effect } from '../../runtime/contract/command.js';
import type { CommandSpec, ServiceSpec } from '../2-shape/types.js';
import { typedLabel } from './references.js';
import { confirmOf, saysOf } from './summaries.js';

const questions: readonly (readonly [
  name: string,
  effect: Effect,
  spec: object,
  id: string | undefined,
  text: string,
])[] = [
  ['delete', 'delete', { summary: 'Delete a project for good' }, 'id', 'Delete project {id}?'],
  ['remove', 'delete', {}, 'id', 'Remove project {id}?'],
  ['clear', 'delete', { summary: 'Cancel all orders' }, undefined, 'Cancel all orders?'],
  ['delete', 'delete', { summary: 'Delete all projects' }, undefined, 'Delete all projects?'],
  ['unlock', 'delete', { summary: 'Unlock a project' }, 'id', 'Unlock project {id}?'],
  ['archive', 'act', { summary: 'Archive a project.', confirm: true }, 'key', 'Archive project {key}?'],
  ['close', 'act', { summary: 'Close everything', confirm: true }, 'id', 'Close everything (project {id})?'],
  ['purge', 'act', { summary: 'Purge the cache', confirm: true }, undefined, 'Purge the cache?'],
  ['archive', 'act', { summary: 'Archive a project', confirm: 'Sure?' }, 'id', 'Sure?'],
];

test.each(questions)('%s, %s, %j asks about %s: %s', (name, effect, spec, id, text) => {
  const named = { noun: 'project', id, resource: undefined, typed: [] };
  expect(confirmOf(spec as CommandSpec, name, effect, named, {} as ServiceSpec)).toBe(text);
});

test.each([
  ['delete', { summary: 'Delete a project for good' }, 'id', 'Deleted project {id}'],
  ['remove', {}, 'id', 'Removed project {id}'],
  ['clear', { summary: 'Cancel all orders.' }, undefined, 'Done: Cancel all orders'],
  ['unlock', { summary: 'Unlock a project' }, 'id', 'Done: Unlock project {id}'],
  ['clear', { summary: 'Cancel all orders', says: 'Canceled them' }, undefined, 'Canceled them'],
])('%s with %j says afterwards about %s: %s', (name, spec, id, text) => {
  const named = { noun: 'project', id, resource: undefined, typed: [] };
  expect(saysOf(spec as CommandSpec, name, 'delete', named, 'action', undefined)).toBe(text);
});

test.each([
  ['update', 'update', 'sales order', 'Updated sales order {id}'],
  ['line-update', 'update', 'sales order', 'Updated sales order line {id}'],
  ['line-delete', 'delete', 'sales order', 'Deleted sales order line {id}'],
  ['update', 'update', '', 'Updated shop/Orders {id}'],
] as const)('a %s (%s) of the noun "%s" prints: %s', (verb, effect, noun, text) => {
  const named = { noun, id: 'id', resource: 'shop/Orders', typed: [] };
  expect(saysOf({} as CommandSpec, verb, effect, named, 'action', verb)).toBe(text);
});

test.each([
  ['journal', 'code', '', 'Journal code or GUID'],
  ['sales order', 'number', 's', 'Sales order numbers or GUIDs'],
  ['VAT code', 'code', '', 'VAT code or GUID'],
  ['VAT code', 'code', 's', 'VAT codes or GUIDs'],
] as const)('the label of a %s that is named by its %s (%j) is: %s', (noun, typed, ending, text) => {
  expect(typedLabel(noun, { name: noun, typed }, ending)).toBe(text);
});
