/** `ledgercli tap`: prints the rows of the feeds of a division as messages of Singer. */
import { columnsOf, type TapArgs, type TapStream, type Workflow } from 'cmdspec-runtime/kit';
import { chooseFeeds, tableName, tableOf, type Feed } from './lib/backup/feeds.js';
import { partOf } from './lib/backup/layout.js';
import { readKnown, reasonToStartOver, sourceOf, type CallName, type Known } from './lib/backup/source.js';

const tap: Workflow<TapArgs, CallName> = async (args, kit) => {
  const feeds = await chooseFeeds(undefined, kit.catalogue);
  let known: Known | undefined;
  const ready = (): Known => {
    if (known === undefined) throw new Error('The log of deletions was not read');
    return known;
  };
  const streamOf = (feed: Feed): TapStream => {
    const source = sourceOf(feed, { known: ready, maxPages: undefined }, kit);
    return {
      name: tableName(feed),
      source,
      key: feed.key,
      // Deletions that are not in the log are found only by reading the whole feed.
      isIncremental: source.deletions === 'feed',
      columns: async () => columnsOf({ table: tableOf(feed) }),
      startsOver: (cursor, asOf) => reasonToStartOver(cursor, asOf, ready(), kit) !== undefined,
    };
  };
  const division = await kit.variable('division');
  await kit.tap(feeds.map(streamOf), {
    args,
    part: partOf(division),
    begin: async (cursors) => {
      const selected = feeds.filter((feed) => cursors.has(tableName(feed)));
      known = await readKnown(selected, (feed) => cursors.get(tableName(feed)), division, kit);
    },
  });
};

export default tap;
