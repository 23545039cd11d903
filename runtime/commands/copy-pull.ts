/** `copy pull`: keeps a copy of the account in a folder. */
import { defined } from '../base/defined.js';
import type { WorkflowOptions } from '../contract/command.js';
import { inferTable } from '../copy/tables/infer.js';
import { tablesOf, writeSchema } from '../copy/tables/schema.js';
import type { View } from '../copy/tables/view-text.js';
import { many } from '../workflow/bulk.js';
import { createKit } from '../workflow/kit.js';
import type { Copies, Kit } from '../workflow/types.js';
import type { LocalCommand } from '../workflow/workflow.js';

interface Args {
  readonly dir: string;
  readonly full?: boolean;
  readonly views?: boolean;
}

/** Collections that are read at the same time. */
const AT_ONCE = 4;

const copyPull: LocalCommand<Args> = async function* ({ dir, full = false, views = false }, context, options) {
  const kit = createKit(options, context);
  const root = kit.files.resolve(dir);
  const result = await kit.copyTo(root, { noun: 'a copy', flag: '--dir' }, async (copies) => {
    const copied = await copies.copy(kit.sources, {
      full,
      concurrency: AT_ONCE,
      onProgress: (name, rows) => void kit.live(`${name}: ${String(rows)}`, 'progress'),
    });
    await describe(copies, views, kit, options);
    return copied;
  });
  const counts = Object.fromEntries(result.map(({ name, rows }) => [name, rows]));
  const changed = result.reduce((sum, one) => sum + one.changed + one.deleted, 0);
  const { dryRun } = context.options;
  const line = `${many(changed, ['change', 'changes'])} of ${many(result.length, ['collection', 'collections'])} in ${root}`;
  yield {
    kind: 'action',
    line: dryRun ? `[dry-run] Would copy ${line}` : `Copied ${line}`,
    data: { ...(dryRun ? { dryRun } : {}), counts, changed, dir: root },
  };
};

/** Writes the types of the columns, and with `views` also SQL with views. */
async function describe(
  { folder, open }: Copies,
  views: boolean,
  { sources, client }: Pick<Kit, 'sources' | 'client'>,
  { copies = {} }: WorkflowOptions,
): Promise<void> {
  const tables = await tablesOf(client);
  const described: View[] = [];
  for (const source of sources) {
    const { name } = source;
    const table = tables[name] ?? (await inferTable((await open(source)).lines()));
    described.push({ name, file: `${name}.ndjson`, table, form: 'lines', ...defined({ key: copies[name]?.key }) });
  }
  await writeSchema(folder, described, { views });
}

export default copyPull;
