import type { Context } from '../contract/context.js';
import type { Row } from '../contract/values.js';
import { wiresOf } from '../base/wires.js';
import { givenOf } from './given.js';

/** How much of a list is read, and in which form it is printed, as flags of the command say. */
export interface Reading {
  /** Most pages; absent: all. */
  readonly pages?: number;
  /** A cut list that `all` would read whole. */
  readonly isPartial: boolean;
  readonly print: 'rows' | 'raw' | 'count' | 'one';
  /** Variable whose every value is read. */
  readonly each?: string;
}

/** Reads the flags that say how to read. Without any, a list is read to its end. */
export function readingOf(args: Row, { command }: Pick<Context, 'command'>): Reading {
  const given = givenOf(args, command);
  const of = (place: string, name?: string) =>
    given.find((one) => one.place === place && (name === undefined || one.detail === name));
  const isCut = hasWire(command, 'paging', 'all') && of('paging', 'all') === undefined;
  const pages = isCut ? 1 : of('paging', 'pages')?.value;
  const print = of('print')?.detail;
  const each = of('each')?.detail;
  return {
    ...(pages === undefined ? {} : { pages: Number(pages) }),
    isPartial: isCut,
    print: print === 'raw' || print === 'count' || print === 'one' ? print : 'rows',
    ...(each === undefined ? {} : { each }),
  };
}

/** Name of the flag with that wire, for messages. */
export function flagFor({ command }: Pick<Context, 'command'>, place: string, name: string): string | undefined {
  return Object.keys(command.flags).find((flag) => {
    const data = command.flags[flag];
    return data !== undefined && wiresOf(data).some((wire) => wire.in === place && wire.name === name);
  });
}

const hasWire = (command: Context['command'], place: string, name: string): boolean =>
  flagFor({ command }, place, name) !== undefined;
