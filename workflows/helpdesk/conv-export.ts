import type { Context, Handler, Row } from 'cmdspec/runtime';
import { conversations, OLDEST_FIRST } from './lib/conversations.js';

export interface ConvExportArgs {
  readonly mailbox?: string;
  readonly status: string;
  readonly since?: string;
  readonly format: 'json' | 'csv' | 'ndjson';
  readonly tag?: string;
  readonly embed?: readonly string[];
  readonly source?: string;
}

const convExport: Handler<ConvExportArgs> = async (args, context) => {
  const format = await formatOf(args, context);
  if (format === 'csv' && args.embed !== undefined) {
    context.fail(
      'combination',
      '--embed does not go with csv.',
      'Take --format json or ndjson: a cell holds no list of threads.',
    );
  }
  const rows = conversations(context, {
    mailbox: args.mailbox,
    status: args.status,
    modifiedSince: args.since,
    tag: args.tag,
    embed: args.embed?.join(','),
    ...OLDEST_FIRST,
  });
  let count = 0;
  const { limit = Infinity } = context.globals;
  const counted = async function* (): AsyncGenerator<readonly Row[]> {
    for await (const { rows: page, pages = 1, index } of rows) {
      const wanted = args.source === undefined ? page : page.filter((row) => sourceOf(row) === args.source);
      const kept = wanted.slice(0, limit - count);
      count += kept.length;
      yield kept;
      if (count === limit) return;
      context.progress(`${String(count)} conversations, page ${String(index + 1)} of ${String(pages)}`);
    }
  };
  const { columns } = context.command;
  await context.out.as(format).rows(counted(), columns ? { columns } : {});
  context.note(`Exported ${String(count)} ${count === 1 ? 'conversation' : 'conversations'}.`);
};

const sourceOf = (row: Row): unknown => (row.source as Row | null | undefined)?.type;

/** `--format`; a general `--output` that was typed instead counts as well, one that the profile presets does not. */
async function formatOf({ format }: ConvExportArgs, { globals, profile }: Context): Promise<Context['out']['format']> {
  if (format !== 'json' || globals.output === undefined) return format;
  return globals.output === (await profile.get('default_output')) ? format : globals.output;
}

export default convExport;
