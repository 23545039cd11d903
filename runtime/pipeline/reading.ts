import { defined } from '../base/defined.js';
import type { Place } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { flagFor } from '../base/wires.js';
import { givenOf } from './wires.js';

/** How much of a list is read and how it is printed, as set by the flags of the command. */
export interface Reading {
  /** Maximum number of pages; absent: all. */
  readonly pages?: number;
  /** Only the first page is read, and the flag `all` would read every page. */
  readonly isPartial: boolean;
  readonly print: 'rows' | 'raw' | 'count' | 'one' | 'web' | 'template';
  /** Whether secrets are printed instead of dots. */
  readonly secrets: boolean;
  /** Variable of the service; the list is read once for each value. */
  readonly each?: string;
}

/** Returns the reading that the flags set. Without such flags, every page is read. */
export function readingOf(args: Row, { command }: Pick<Context, 'command'>): Reading {
  const given = givenOf(args, command);
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
    secrets: of('print', 'secrets') !== undefined,
    ...defined({ each }),
  };
}

const hasWire = (command: Context['command'], place: Place, name: string): boolean =>
  flagFor({ command }, place, name) !== undefined;
