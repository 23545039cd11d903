/** `helpdeskcli conv export`: exports conversations as JSON, CSV or NDJSON. */
import { many, type Kit, type KitOutput, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { NOUN, checkConversation, lacksThreads } from './lib/conversation.js';

export interface ConvExportArgs {
  readonly format: 'json' | 'csv' | 'ndjson';
  readonly embed?: readonly string[];
}

const convExport: Workflow<ConvExportArgs, 'oldest' | 'threads'> = async (args, kit) => {
  const { calls, fail, note, out, live } = kit;
  const format = await formatOf(args, kit);
  if (format === 'csv' && args.embed !== undefined) {
    const remedy = 'Use --format json or ndjson.';
    fail('combination', '--embed cannot be combined with csv: a cell cannot hold a list of threads.', remedy);
  }
  const counted = async function* (): AsyncGenerator<readonly Row[]> {
    let count = 0;
    for await (const { rows, pages = 1, index } of calls.oldest.pages(args)) {
      count += rows.length;
      yield args.embed === undefined ? rows : await Promise.all(rows.map((row) => withThreads(row, kit)));
      live(`${String(count)} conversations, page ${String(index + 1)} of ${String(pages)}`, 'progress');
    }
  };
  const count = await out.as(format).rows(counted());
  note(`Exported ${many(count, NOUN)}.`);
};

/** Returns the conversation with its threads, read separately if the service did not embed them. */
async function withThreads(row: Row, { calls, fail }: Kit<'threads'>): Promise<Row> {
  if (!lacksThreads(row)) return row;
  const threads: Row[] = [];
  for await (const thread of calls.threads.rows({ id: checkConversation(row, fail) })) threads.push(thread);
  return { ...row, _embedded: { ...(row._embedded as Row | undefined), threads } };
}

/** Returns `--format`, or a typed `--output`; the default of `--output` in the profile does not count. */
async function formatOf({ format }: ConvExportArgs, { options, profile }: Kit): Promise<KitOutput['format']> {
  if (format !== 'json' || options.output === undefined) return format;
  return options.output === (await profile.get('default_output')) ? format : options.output;
}

export default convExport;
