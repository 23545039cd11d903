/** `crmcli tap`: prints the records of the account as messages of Singer. */
import { columnsOf, type Row, type Source, type TapArgs, type TapStream, type Workflow } from 'cmdspec-runtime/kit';
import { keyField, tableOf } from './lib/collections.js';

const tap: Workflow<TapArgs> = async (args, kit) => {
  const { client, sources } = kit;
  const streams = sources.map((source): TapStream => ({
    name: source.name,
    source,
    key: keyField(source.name),
    isIncremental: source.cursorAt !== undefined,
    columns: async () => columnsOf(await tableOf(source.name, sources, rowsOf, client)),
  }));
  await kit.tap(streams, { args });
};

/** The definitions of fields. */
async function rowsOf({ pages }: Source): Promise<readonly Row[]> {
  const found: Row[] = [];
  for await (const { rows } of pages(undefined)) found.push(...rows);
  return found;
}

export default tap;
