import type { Kit, KitOutput, Row, Workflow } from 'cmdspec-runtime/kit';

export interface ConvExportArgs {
  readonly format: 'json' | 'csv' | 'ndjson';
  readonly embed?: readonly string[];
}

const convExport: Workflow<ConvExportArgs, 'oldest'> = async (args, kit) => {
  const { calls, fail, note, out, progress } = kit;
  const format = await formatOf(args, kit);
  if (format === 'csv' && args.embed !== undefined) {
    const remedy = 'Use --format json or ndjson.';
    fail('combination', '--embed cannot be combined with csv: a cell cannot hold a list of threads.', remedy);
  }
  const counted = async function* (): AsyncGenerator<readonly Row[]> {
    let count = 0;
    for await (const { rows, pages = 1, index } of calls.oldest.pages(args)) {
      count += rows.length;
      yield rows;
      progress(`${String(count)} conversations, page ${String(index + 1)} of ${String(pages)}`);
    }
  };
  const count = await out.as(format).rows(counted());
  note(`Exported ${String(count)} ${count === 1 ? 'conversation' : 'conversations'}.`);
};

/** Returns `--format`, or a typed `--output`; the default of `--output` in the profile does not count. */
async function formatOf({ format }: ConvExportArgs, { globals, setting }: Kit): Promise<KitOutput['format']> {
  if (format !== 'json' || globals.output === undefined) return format;
  return globals.output === (await setting('default_output')) ? format : globals.output;
}

export default convExport;
