/** Prints the policies that apply to the writes of the profile, with their files and who can change them. */
import { defined } from '../base/defined.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { policyFiles } from '../policy/places.js';
import { layersOf, type Layer } from '../policy/guard.js';
import { conditionsOf, defaultWord, originOf } from '../policy/text.js';
import { placesOf } from './lib/policies.js';

export default async function* show(_args: unknown, context: Context): AsyncGenerator<Result> {
  const places = placesOf(context);
  const layers = await layersOf(places);
  const found = new Set(layers.map(({ file }) => file?.path));
  const missing = policyFiles({ ...places, binary: places.client.binary, folder: context.folder })
    .filter(({ path }) => !found.has(path))
    .map(({ path }) => path);
  const record = { profile: places.profile, policies: layers.map(described), missing };
  const text = [
    ...layers.map(textOf),
    ...(missing.length === 0 ? [] : [`No policy in\n${missing.map((path) => `  ${path}`).join('\n')}\n`]),
  ].join('\n');
  yield { kind: 'record', record, printing: { text } };
}

function described({ file, policy }: Layer) {
  const rules = policy.rules.map((rule) => ({ name: rule.name, then: rule.then, when: conditionsOf(rule) }));
  return {
    file: file?.path ?? null,
    scope: file?.scope ?? 'service',
    owner: file?.owner ?? null,
    sealed: file?.isSealed ?? true,
    fault: file?.fault ?? null,
    default: file?.fault === undefined ? defaultWord(policy) : 'read',
    ...defined({ zone: policy.zone, people: policy.people }),
    rules,
  };
}

function textOf({ file, policy }: Layer): string {
  const lines = [originOf(file)];
  if (file?.fault !== undefined) lines.push(`  cannot be used, so every write is refused: ${file.fault}`);
  else {
    const width = Math.max(7, ...policy.rules.map(({ name }) => name.length));
    for (const rule of policy.rules)
      lines.push(`  ${rule.name.padEnd(width)}  ${rule.then.padEnd(6)}  ${conditionsOf(rule)}`);
    lines.push(`  ${'default'.padEnd(width)}  ${defaultWord(policy).padEnd(6)}  if no rule applies`);
    if (policy.people !== undefined) lines.push(`  ${'people'.padEnd(width)}  ${policy.people}`);
  }
  return `${lines.join('\n')}\n`;
}
