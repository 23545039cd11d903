import type { PositionalData } from '../contract/command.js';
import { CliError } from '../base/errors.js';
import { typed, type Flags } from './flags.js';

export interface Rules {
  readonly flags: Flags;
  readonly positionals: Readonly<Record<string, PositionalData>>;
  readonly oneOf?: readonly (readonly string[])[];
}

/**
 * Checks what was given against each other: flags that need others, exclude others, and groups of which exactly one is
 * needed. Values that come from the environment, a setting or a default satisfy a need, and never make a conflict.
 *
 * @throws CliError `combination`
 */
export function checkFlags(rules: Rules, given: ReadonlySet<string>, args: Readonly<Record<string, unknown>>): void {
  const label = (name: string): string => (Object.hasOwn(rules.positionals, name) ? `<${name}>` : typed(name));
  const list = (names: readonly string[]): string => names.map(label).join(', ');
  for (const [name, flag] of Object.entries({ ...rules.positionals, ...rules.flags })) {
    if (!given.has(name)) continue;
    const missing = (flag.requires ?? []).filter((other) => args[other] === undefined);
    if (missing.length > 0) throw new CliError('combination', `${label(name)} needs ${list(missing)} as well.`);
    const clash = (flag.conflicts ?? []).find((other) => given.has(other));
    if (clash !== undefined)
      throw new CliError('combination', `${label(name)} and ${label(clash)} exclude each other.`);
  }
  for (const names of rules.oneOf ?? []) {
    const there = names.filter((name) => given.has(name));
    if (there.length === 0 && !names.some((name) => args[name] !== undefined)) {
      throw new CliError('combination', `One of ${list(names)} is needed.`);
    }
    if (there.length > 1) {
      throw new CliError('combination', `${there.map(label).join(' and ')} exclude each other.`, 'Give one of them.');
    }
  }
}
