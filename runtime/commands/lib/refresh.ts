/** Brings the copy in a folder up to date, with the command that made it. */
import { quote } from '../../base/shell.js';
import type { Context } from '../../contract/context.js';
import type { RefreshPlan, Service } from '../../contract/service.js';
import type { CopyReader } from '../../copy/read.js';
import type { ValueSink } from '../../output/shapes.js';
import { leafOf, moduleOf } from '../../pipeline/leaf.js';
import { runCommand } from '../../pipeline/pipeline.js';
import { lineOf, optionTexts } from '../../exec/line.js';

/** The result of the command is not that of the query. */
const nowhere: ValueSink = { value: () => undefined, list: () => () => undefined, text: () => () => undefined };

/**
 * Runs the command with the folder, as if it was typed: with its checks, its write gate and its errors. Notes and warnings are those
 * of the query.
 */
export async function refresh({ root, manifest }: CopyReader, context: Context): Promise<void> {
  const { client, service, world, options, note, warn, live, debug } = context;
  const { words, folder, collections } =
    planFor(manifest, service) ?? context.fail('internal', 'The client declares no command that refreshes a copy.');
  // A collection that was never read may be one that the account does not have.
  const read = Object.entries(manifest.collections).filter(([, { completeAsOf }]) => completeAsOf !== undefined);
  const names = collections === undefined ? {} : { [collections]: read.map(([name]) => name) };
  const leaf = await leafOf(client, words);
  const { command } = await moduleOf(leaf.node, words);
  const { flags, positionals } = lineOf(command, { [folder]: root, ...names });
  const line = { flags: { ...optionTexts(service, options), ...flags }, positionals };
  const reporter = { note, warn, live, debug, release: () => [] };
  await runCommand(leaf, { client, world, line: () => ({ line, warnings: [] }), reporter, take: nowhere }, {});
}

/** Returns how the folder is brought up to date: by the command that made it, with the flags that the spec knows of it. */
function planFor({ keeper }: CopyReader['manifest'], { refresh: declared }: Service): RefreshPlan | undefined {
  if (keeper === undefined || keeper.command === declared?.words.join(' ')) return declared;
  return { words: keeper.command.split(' '), folder: keeper.flag.replace(/^-+/, '') };
}

/** Returns how to bring a copy up to date, as the beginning of a sentence. The copy may be of another client. */
export function refreshRemedy(
  { root, manifest }: Pick<CopyReader, 'root' | 'manifest'>,
  { client, service }: Pick<Context, 'client' | 'service'>,
): string {
  const { owner } = manifest;
  const plan = planFor(manifest, service);
  if (plan === undefined || owner.client !== client.binary) return 'Run the command that keeps the folder';
  return `Run "${[client.binary, ...plan.words, `--${plan.folder}`, quote(root)].join(' ')}"`;
}
