/** Checks policy files: those that apply to the profile, or one that is not used yet. */
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { checkCommands } from '../policy/commands.js';
import { readFile, type FoundPolicy } from '../policy/files.js';
import { policyFiles } from '../policy/places.js';
import { layersOf } from '../policy/guard.js';
import { fullPath } from '../state/paths.js';
import { placesOf } from './lib/policies.js';

export default async function* check({ file }: { readonly file?: string }, context: Context): AsyncGenerator<Result> {
  const places = placesOf(context);
  const found =
    file === undefined
      ? (await layersOf(places)).flatMap((layer) => layer.file ?? [])
      : [await checkCommands(await readFile({ path: fullPath(context.world, file), scope: 'user' }), context.client)];
  const rows = found.map(rowOf);
  const lines = rows.map(({ file: path, valid, detail }) => `${valid ? '✓' : '✗'} ${path} [${detail}]\n`);
  if (found.length === 0) {
    const paths = policyFiles({ ...places, binary: context.client.binary, folder: context.folder });
    context.note(`No policy file exists. Paths: ${paths.map(({ path }) => path).join(', ')}.`);
  }
  yield { kind: 'rows', rows, printing: { text: lines.join('') } };
  const bad = rows.filter(({ valid }) => !valid);
  if (bad.length === 0) return;
  const names = bad.map((row) => row.file).join(', ');
  throw new CliError(
    'config',
    `This policy cannot be used, so every write is refused: ${names}.`,
    'Fix what the line shows.',
  );
}

function rowOf({ path, policy, fault, owner, isSealed }: FoundPolicy) {
  const count = policy?.rules.length ?? 0;
  const detail =
    fault ?? `${count === 1 ? '1 rule' : `${String(count)} rules`}, owner: ${owner}${isSealed ? ', sealed' : ''}`;
  return { file: path, valid: fault === undefined, detail };
}
