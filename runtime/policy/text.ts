/** Policies in words, for people. */
import type { FoundPolicy } from './files.js';
import type { Policy, Rule } from './types.js';

/** Returns the conditions of a rule as one line; a rule without conditions is for every write. */
export function conditionsOf({ commands, effects, fields, amount, hours, atMost, without }: Rule): string {
  const parts = [
    ...(without === undefined ? [] : [`without ${without === 'yes' ? '--yes' : '--allow-writes'}`]),
    ...(commands === undefined ? [] : [`commands ${commands.map((one) => `"${one}"`).join(', ')}`]),
    ...(effects === undefined ? [] : [`effects ${effects.join(', ')}`]),
    ...(fields === undefined ? [] : [`fields ${fields.join(', ')}`]),
    ...(amount === undefined
      ? []
      : ['above' in amount ? `${amount.field} above ${amount.above}` : `${amount.field} up to ${amount.upTo}`]),
    ...(hours === undefined ? [] : [hours.map(({ text }) => text).join(', ')]),
    ...(atMost?.run === undefined ? [] : [`at most ${String(atMost.run)} per run`]),
    ...(atMost?.day === undefined ? [] : [`at most ${String(atMost.day)} per day`]),
  ];
  return parts.length === 0 ? 'every write' : parts.join('; ');
}

/** Returns where a policy comes from: its file, with who can change it. */
export function originOf(file: FoundPolicy | undefined): string {
  if (file === undefined) return 'The gate of the service';
  const { path, owner, isSealed } = file;
  return `${path} (owner: ${owner}${isSealed ? ', sealed' : ''})`;
}

/** The words of {@link Policy.default} in a file. */
export const defaultWord = ({ default: answer }: Policy): string => (answer === 'refuse' ? 'read' : answer);
