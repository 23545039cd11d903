/** Runs a Singer tap: prints the catalog of its streams, or the messages of those that a catalog selects. */
import type { Context } from '../contract/context.js';
import { readJsonFile, startIn } from '../copy/singer/config.js';
import { catalogOf, select, type TapStream } from '../copy/singer/catalog.js';
import { bookmarksIn } from '../copy/singer/state.js';
import { tapMessages } from '../copy/singer/messages.js';
import { fullPath } from '../state/paths.js';
import { ownerOf } from '../pipeline/owner.js';
import type { TapOptions } from './types.js';

export async function runTap(
  streams: readonly TapStream[],
  { args, part, account, isSameAccount, begin }: TapOptions,
  context: Context,
): Promise<void> {
  const { client, note, out, warn, world } = context;
  const read = (path: string | undefined, flag: string): unknown =>
    path === undefined ? undefined : readJsonFile(fullPath(world, path), flag);
  const config = read(args.config, '--config');
  const start = config === undefined ? undefined : startIn(config, client.binary);
  if (args.discover === true) return out.as('json').record(await catalogOf(streams), { whole: true });

  const catalog = read(args.catalog, '--catalog');
  const state = read(args.state, '--state');
  const owner =
    account === undefined ? await ownerOf(context, part) : { client: client.binary, account: await account() };
  const bookmarks = state === undefined ? {} : await bookmarksIn(state, owner, isSameAccount);
  const selected = await select(streams, catalog, { note, warn });
  const cursors = selected.map(({ stream: { name } }) => [name, bookmarks[name]?.cursor ?? undefined] as const);
  await begin?.(new Map(cursors));
  const messages = tapMessages(selected, {
    owner: { client: owner.client, account: owner.account },
    bookmarks,
    start,
    note,
    warn,
    now: world.now,
    onProgress: (name, rows) => void context.live(`${name}: ${String(rows)}`, 'progress'),
  });
  await out.as('ndjson').rows(messages, { whole: true });
}
