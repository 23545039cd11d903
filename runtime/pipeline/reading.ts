/** Values bound to the places that they go to, once for a request, and how much of a list is read. */
import { defined } from '../base/defined.js';
import type { Place } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { flagFor } from '../base/wires.js';
import { givenOf, type Given } from './wires.js';

/** How much of a list is read and how it is printed, as set by the flags of the command. */
export interface Reading {
  /** Maximum number of pages; absent: all. */
  readonly pages?: number;
  /** Only the first page is read, and the flag `all` would read every page. */
  readonly isPartial: boolean;
  readonly print: 'rows' | 'raw' | 'count' | 'one' | 'web' | 'template';
  /** Variable of the service; the list is read once for each value. */
  readonly each?: string;
}

/** The values of a command, each at its places. */
export interface Bound {
  readonly args: Row;
  readonly given: readonly Given[];
  readonly reading: Reading;
}

/** Binds the values of a command to their places. */
export function bind(args: Row, { command }: Pick<Context, 'command'>): Bound {
  const given = givenOf(args, command);
  return { args, given, reading: readingOf(given, command) };
}

/** Returns the reading that the flags set. Without such flags, every page is read. */
function readingOf(given: readonly Given[], command: Context['command']): Reading {
  const of = (place: string, name?: string) =>
    given.find((one) => one.place === place && (name === undefined || one.detail === name));
  const isCut = hasWire(command, 'paging', 'all') && of('paging', 'all') === undefined;
  const pages = isCut ? 1 : of('paging', 'pages')?.value;
  const print =
    (['raw', 'count', 'one', 'web', 'template'] as const).find((name) => of('print', name) !== undefined) ?? 'rows';
  const each = of('each')?.detail;
  return {
    ...(pages === undefined ? {} : { pages: Number(pages) }),
    isPartial: isCut,
    print,
    ...defined({ each }),
  };
}

const hasWire = (command: Context['command'], place: Place, name: string): boolean =>
  flagFor({ command }, place, name) !== undefined;
