/** `helpdeskcli docs article update`: changes an article, and warns if this discards a draft. */
import { CliError, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { readChanged } from './lib/changed.js';

export interface DocsArticleUpdateArgs {
  readonly id: string;
  readonly name?: string;
  readonly text?: string;
  readonly status?: string;
  readonly slug?: string;
}

const docsArticleUpdate: Workflow<DocsArticleUpdateArgs, 'article' | 'save'> = async (args, kit) => {
  const { id, name, text, status, slug } = args;
  if ([name, text, status, slug].every((value) => value === undefined)) {
    kit.fail('usage', 'Nothing to change.', 'Give at least one of --name, --text, --status, --slug.');
  }
  if (text !== undefined || status === 'published') await warnOfDraft(args, kit);
  const saved = await kit.calls.save.record(args);
  if (kit.options.dryRun) return;
  await kit.out.record(saved ?? (await readChanged('article', id, kit)));
};

/** Warns if the update discards a draft: by publishing, or by changing the text of a published article. */
async function warnOfDraft({ id, status }: DocsArticleUpdateArgs, { calls, warn }: Kit<'article'>): Promise<void> {
  let article: Row;
  try {
    article = (await calls.article.record({ id })) ?? {};
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    warn(
      `Cannot check whether article ${id} has an unpublished draft, which this update would discard: ${error.message}`,
    );
    return;
  }
  if (article.hasDraft !== true || (status ?? article.status) !== 'published') return;
  warn(`Article ${id} has an unpublished draft; this update discards it.`);
}

export default docsArticleUpdate;
