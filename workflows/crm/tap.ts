/** `crmcli tap`: prints the records of the account as messages of Singer. */
import { columnsOf, type Row, type Source, type TapArgs, type TapStream, type Workflow } from 'cmdspec-runtime/kit';
import { accountOf } from '../lib/account.js';
import {
  cursorAt,
  keyField,
  LIST_NAMES,
  sourcesOf,
  tableOf,
  type FeedCall,
  type ListCall,
  type ListName,
} from './lib/collections.js';
import { FEEDS } from './lib/feeds.js';

const tap: Workflow<TapArgs, FeedCall | ListCall<ListName>> = async (args, kit) => {
  const sources = sourcesOf(LIST_NAMES, kit);
  const streams = sources.map((source): TapStream => {
    const { name } = source;
    return {
      name,
      source,
      key: keyField(name),
      isIncremental: FEEDS.some((feed) => feed.name === name),
      columns: async () => columnsOf(await tableOf(name, sources, rowsOf, kit.client)),
      cursorAt: (time) => cursorAt(source, time),
    };
  });
  await kit.tap(streams, { args, account: () => accountOf(kit) });
};

/** Definitions of fields. */
async function rowsOf({ pages }: Source): Promise<readonly Row[]> {
  const found: Row[] = [];
  for await (const { rows } of pages(undefined)) found.push(...rows);
  return found;
}

export default tap;
