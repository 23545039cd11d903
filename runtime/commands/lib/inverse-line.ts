/** Says in one line how a write is taken back. */
import { stringifyJson } from '../../base/json.js';
import { quote } from '../../base/shell.js';
import type { InverseOrNone } from '../../contract/undo.js';

/** Returns `order update 42 {"state":"open"}`, or why nothing takes the write back. */
export function inverseLine(inverse: InverseOrNone, created?: string): string {
  if ('none' in inverse) return `no: ${inverse.none}`;
  const args = Object.values(inverse.args).map((value) =>
    quote(inverse.needs === 'created' ? String(value).replaceAll('{created}', () => created ?? '<id>') : String(value)),
  );
  const body = inverse.body === undefined ? [] : [stringifyJson(inverse.body)];
  return [inverse.command, ...(inverse.call === undefined ? [] : [`(${inverse.call})`]), ...args, ...body].join(' ');
}
