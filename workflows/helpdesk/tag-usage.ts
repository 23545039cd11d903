import type { Handler } from 'cmdspec/runtime';

export interface TagUsageArgs {
  readonly name: string;
}

const tagUsage: Handler<TagUsageArgs> = async ({ name }, context) => {
  const wanted = name.trim().toLowerCase();
  const tags = context.http.rows({ method: 'GET', path: '/v2/tags' }, { style: 'inbox', result: 'tags' });
  for await (const tag of tags) {
    if (String(tag.name).toLowerCase() !== wanted) continue;
    const count = tag.ticketCount ?? 0;
    await context.out.action(`${String(tag.name)}: ${String(count)}`, { name: tag.name, count });
    return;
  }
  context.fail(
    'usage',
    `There is no tag "${name}".`,
    `"${context.service.binary} tag list --limit 0" tells the names of all.`,
  );
};

export default tagUsage;
