import type { Context, Handler, Row } from 'cmdspec/runtime';

export interface DocsArticleUpdateArgs {
  readonly id: string;
  readonly name?: string;
  readonly text?: string;
  readonly status?: string;
  readonly slug?: string;
}

const PATH = '/v1/articles/{id}';

const docsArticleUpdate: Handler<DocsArticleUpdateArgs> = async (args, context) => {
  const { id, name, text, status, slug } = args;
  const body = { name, text, status, slug };
  if (Object.values(body).every((value) => value === undefined)) {
    context.fail('usage', 'Nothing to change.', 'Give at least one of --name, --text, --status, --slug.');
  }
  if (text !== undefined || status === 'published') await warnOfDraft(args, context);
  const reply = await context.http.send({
    method: 'PUT',
    path: PATH,
    host: 'docs',
    params: { id },
    query: { reload: 'true' },
    effect: 'update',
    body,
  });
  if (context.globals.dryRun) return;
  // The saved article comes back when asked for, but not from every version of the service.
  const saved = context.http.record(reply, 'article') ?? (await readArticle(id, context));
  const { columns } = context.command;
  await context.out.record(saved, columns ? { columns } : {});
};

async function readArticle(id: string, context: Context): Promise<Row> {
  const reply = await context.http.send({ method: 'GET', path: PATH, host: 'docs', params: { id } });
  return (context.http.record(reply, 'article') ?? {}) as Row;
}

/** Publishing, or another text for a published article, discards a draft that somebody may still want. */
async function warnOfDraft({ id, status }: DocsArticleUpdateArgs, context: Context): Promise<void> {
  const article = await readArticle(id, context);
  if (article.hasDraft !== true || (status ?? article.status) !== 'published') return;
  context.warn(`Article ${id} has a draft that was not published; this update discards it.`);
}

export default docsArticleUpdate;
