import { placeOfKey } from '../1-read/source.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';
import { lower } from '../5-lower/lower.js';
import type { Rule } from './rule.js';

/** Reports a key `verb` without which the client would be the same. */
export const verbs: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { spec, verb, withoutVerb: other } = command;
    // Passes after this one use the verb too, but few commands get as far as being lowered twice.
    if (other === undefined || boundText(command) !== boundText(other)) continue;
    if (verb !== other.verb) {
      const commands = bound.commands.map((one) => (one === command ? other : one));
      if (loweredText(bound) !== loweredText({ ...bound, commands })) continue;
    }
    const why =
      verb === other.verb ? 'the name of the command is the verb' : 'the command declares what it would imply';
    report.add('CS426', placeOfKey(spec, 'verb'), { key: 'verb', why });
  }
};

/** Returns what a command was bound to, as text; places hold whole files, and the group is the same. */
const boundText = ({ verb: _verb, withoutVerb: _other, ...command }: BoundCommand): string =>
  JSON.stringify({ ...command, spec: { ...command.spec, verb: undefined } }, (key, value: unknown) =>
    key === 'scope' || key === 'source' ? undefined : value,
  );

const loweredText = (bound: Bound): string => JSON.stringify({ ...lower(bound), root: undefined });
