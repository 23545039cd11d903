/** What the results of tools can be. */
import { isWrite } from '../../runtime/base/writes.js';
import type { Form, ToolInput } from '../../runtime/contract/tools.js';
import type { BoundCommand } from '../3-bind/types.js';

/** Returns the forms of the result of a tool with these arguments. */
export function formsOf(command: BoundCommand, { properties }: Pick<ToolInput, 'properties'>): Form[] {
  const flags = command.flags.filter(({ name }) => Object.hasOwn(properties, name));
  const prints = (what: string): boolean =>
    flags.some(({ wires }) => wires.some((wire) => wire.in === 'print' && wire.name === what));
  // Such a flag chooses a document in place of the format.
  const isText = flags.some(({ spec }) => spec.conflicts?.includes('output'));
  return [...baseForms(command), ...(prints('raw') ? (['raw'] as const) : []), ...(isText ? (['text'] as const) : [])];

  function baseForms({ request, effect }: BoundCommand): Form[] {
    if (isWrite(effect)) return ['written'];
    if (request === undefined || request.shape === 'action' || request.shape === 'raw') return ['own'];
    if (request.shape === 'single') return ['rows'];
    if (request.shape !== 'rows') return ['record'];
    // A function of the catalogue can return one record, and so does a list of which one record is required.
    const isOne = request.resource !== undefined || prints('one');
    return ['rows', ...(isOne ? (['record'] as const) : []), ...(prints('count') ? (['count'] as const) : [])];
  }
}
