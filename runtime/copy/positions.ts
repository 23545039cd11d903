/**
 * How far lists were read, by name, for commands that print rows and keep no copy of them:
 * `{"format":1,"owner":{…},"collections":{"deals":{"cursor":{…},"at":"…"}}}`, as the manifest of a copy.
 */
import { isObject } from '../base/objects.js';
import { shaped, type Shape, type Shaped } from '../base/shape.js';
import type { Failure } from '../contract/failure.js';
import type { Row } from '../contract/rows.js';
import { openStateFile } from '../state/state-file.js';
import { checkOwner, isOfAccount, type OwnOwner } from './owner.js';
import type { Owner } from './types.js';

const FORMAT = 1;

/** How far one list was read. */
export interface Position<Cursor> {
  readonly cursor: Cursor;
  /** When it was stored, RFC 3339 in UTC; absent if an earlier version stored it. */
  readonly at?: string;
}

export interface Positions<Cursor> {
  readonly path: string;
  /** Fails with `input` if the file cannot be written; call it before a long run. */
  check(): Promise<void>;
  /** The positions by name; empty without a file. */
  read(): Promise<Readonly<Record<string, Position<Cursor>>>>;
  /** Stores positions, all or none. Those with other names stay, also what other runs stored meanwhile. */
  store(cursors: Readonly<Record<string, Cursor>>): Promise<void>;
}

export interface PositionsOptions<Cursor extends Shape> {
  readonly cursor: Cursor;
  /** Positions of another account are replaced instead of refused. */
  readonly isReplaced?: boolean;
  /** Class of the refusal of positions of another account, and what to do about them. */
  readonly refusal?: Failure;
  readonly remedy?: string;
  /** Returns what a file of an earlier version says; undefined for any other file. */
  readonly adopt?: (content: Row) => { readonly account: unknown; readonly collections: unknown } | undefined;
}

export interface PositionsRun {
  readonly owner: OwnOwner;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  readonly dryRun: boolean;
  readonly warn: (text: string) => void;
}

/** Opens the file with an absolute path. */
export function openPositions<const Cursor extends Shape>(
  path: string,
  options: PositionsOptions<Cursor>,
  { owner, now, signal, dryRun, warn }: PositionsRun,
): Positions<Shaped<Cursor>> {
  const { cursor, isReplaced = false, refusal = 'input', remedy = 'Remove it to start over.', adopt } = options;
  const content = {
    format: FORMAT,
    owner: { client: 'string', account: 'string' },
    collections: { '*': { cursor, 'at?': 'time' } },
  } as const satisfies Shape;
  type Content = {
    readonly format: typeof FORMAT;
    readonly owner: Owner;
    readonly collections: Readonly<Record<string, Position<Shaped<Cursor>>>>;
  };

  const take = (found: unknown): Content | undefined => {
    if (!isObject(found)) return undefined;
    const earlier = found['format'] === undefined ? adopt?.(found) : undefined;
    const current =
      earlier === undefined
        ? found
        : {
            format: FORMAT,
            owner: { client: owner.client, account: earlier.account },
            collections: earlier.collections,
          };
    return shaped(current, content) as Content | undefined;
  };
  const file = openStateFile<Content>(path, {
    noun: 'state file of this command',
    format: FORMAT,
    client: owner.client,
    take,
    dryRun,
    signal,
  });
  const isForeign = (found: Content): boolean => isReplaced && !isOfAccount(found.owner, owner);
  const own = (found: Content | undefined): Content['collections'] => {
    if (found === undefined || isForeign(found)) return {};
    checkOwner(found.owner, owner, { path, noun: 'positions', refusal, remedy: { client: remedy, account: remedy } });
    return found.collections;
  };

  return {
    path,
    check: file.check,
    read: async () => {
      const found = await file.read();
      if (found !== undefined && isForeign(found))
        warn(`${path} holds positions of ${found.owner.account}, which this run for ${owner.account} replaces.`);
      return own(found);
    },
    store: async (cursors) => {
      const at = now().toISOString();
      const stored = Object.fromEntries(Object.entries(cursors).map(([name, one]) => [name, { cursor: one, at }]));
      const { client, account } = owner;
      await file.change((before) => ({
        format: FORMAT,
        owner: { client, account },
        collections: { ...own(before), ...stored },
      }));
    },
  };
}
